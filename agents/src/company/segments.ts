import { type Company, type Fact, tiedTo } from './company.ts'
import { yearlyCents } from './periods.ts'
import { type Computed, yearlySales } from './sales.ts'
import { salesOfYear } from './targets.ts'

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

/** What is said of one thing and what follows for it may differ by this part. */
const NEAR = 0.1

/** What one account spends in a year, where it is said. */
export function spentBy({ single, spend, side }: Fact<'segment'>): number | null {
  if (!single || !spend || side === 'user') return null
  return yearlyCents(spend)
}

/** Cents a year of a group or an account: what an account spends by its card, else share × sales; null where both are known and deny each other. */
export function worthOfAccount(company: Company, account: Fact<'segment'>): Computed | null {
  const said = spentBy(account)
  const sales = account.share === undefined ? null : salesOfYear(company)
  const made = sales && account.share ? account.share * sales.value : null
  if (said && made && Math.abs(made / said - 1) > NEAR) return null
  if (said) return { value: said, how: 'what it spends in a year', rests: [account] }
  if (!made || !sales) return null
  return { value: made, how: 'share × sales', rests: [account, ...sales.rests] }
}
