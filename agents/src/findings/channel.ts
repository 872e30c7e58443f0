import { failedAttempt } from './channel/failed-attempt.ts'
import { failedCheaper } from './channel/failed-cheaper.ts'
import { hours } from './channel/hours.ts'
import { moneyElsewhere } from './channel/money-elsewhere.ts'
import { priceOfCustomer } from './channel/price-of-customer.ts'
import { quality } from './channel/quality.ts'
import { slowAnswer } from './channel/slow-answer.ts'
import { untraced } from './channel/untraced.ts'
import type { Rule } from './finding.ts'

export const channelRules: readonly Rule[] = [
  priceOfCustomer,
  moneyElsewhere,
  untraced,
  quality,
  slowAnswer,
  failedAttempt,
  failedCheaper,
  hours,
]
