import { channel } from './concentration/channel.ts'
import { largest } from './concentration/largest.ts'
import { customer } from './concentration/customer.ts'
import { hhi } from './concentration/hhi.ts'
import { lossSurvival } from './concentration/loss-survival.ts'
import { offer } from './concentration/offer.ts'
import { partnerEnds } from './concentration/partner-ends.ts'
import { platform } from './concentration/platform.ts'
import { supplier } from './concentration/supplier.ts'
import { top } from './concentration/top.ts'
import type { Rule } from './finding.ts'

/** What would fall if one line, one customer, one channel or one supplier did. */
export const concentrationRules: readonly Rule[] = [
  offer,
  customer,
  largest,
  lossSurvival,
  top,
  channel,
  platform,
  supplier,
  partnerEnds,
  hhi,
]
