import { type Company, type Fact, tiedTo } from './company.ts'
import { yearlyCents } from './periods.ts'
import { yearlySales } from './sales.ts'

/** A group so much larger than what is said of today's customers is the market, not the customer list. */
const MARKET = 1.2
const FAR_BEYOND = 1.5

/** How many customers a group has, where its size can be those: not more than a goal starts from, nor than sales could come from. */
export function customersIn(company: Company, group: Fact<'segment'>): number | null {
  const { size } = group
  if (!size || isMarket(company, group, size)) return null
  return size
}

function isMarket(company: Company, group: Fact<'segment'>, size: number): boolean {
  const starts = tiedTo(company, group, 'goal').flatMap(({ counts, baseline }) =>
    (counts === 'customers' || counts === 'members') && baseline !== undefined ? [baseline] : [],
  )
  if (starts.some(baseline => size >= baseline * MARKET)) return true
  const spend = group.spend ? yearlyCents(group.spend) : null
  const sales = yearlySales(company)
  if (!spend || !sales) return false
  return size * spend > sales.value * (group.share ?? 1) * FAR_BEYOND
}
