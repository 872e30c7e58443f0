import { yearOfCustomer } from './channel/year-of-customer.ts'
import { everyCost } from './channel/every-cost.ts'
import { failedAttempt } from './channel/failed-attempt.ts'
import { failedCheaper } from './channel/failed-cheaper.ts'
import { hoursCost } from './channel/hours-cost.ts'
import { best } from './channel/best.ts'
import { commission } from './channel/commission.ts'
import { cost } from './channel/cost.ts'
import { quality } from './channel/quality.ts'
import { leadResponse } from './channel/lead-response.ts'
import { traceableShare } from './channel/traceable-share.ts'
import { tried } from './channel/tried.ts'
import { unusedList } from './channel/unused-list.ts'
import type { Rule } from './finding.ts'

export const channelRules: readonly Rule[] = [
  yearOfCustomer,
  cost,
  commission,
  best,
  everyCost,
  traceableShare,
  quality,
  leadResponse,
  failedAttempt,
  failedCheaper,
  hoursCost,
  tried,
  unusedList,
]
