import { waitingList } from './demand/waiting-list.ts'
import { lostSalesRule } from './demand/lost-sales.ts'
import { enquiryMix } from './demand/enquiry-mix.ts'
import { leadsOutgrowSales } from './demand/leads-outgrow-sales.ts'
import { marketCap } from './demand/market-cap.ts'
import { oneMorePurchase } from './demand/one-more-purchase.ts'
import { repeatRate } from './demand/repeat-rate.ts'
import { trend } from './demand/trend.ts'
import { unmet } from './demand/unmet.ts'
import { shorterInterval } from './demand/shorter-interval.ts'
import type { Rule } from './finding.ts'

/** Whether more or less is asked for, by whom, and what goes unmet. */
export const demandRules: readonly Rule[] = [
  waitingList,
  trend,
  leadsOutgrowSales,
  enquiryMix,
  unmet,
  lostSalesRule,
  repeatRate,
  oneMorePurchase,
  marketCap,
  shorterInterval,
]
