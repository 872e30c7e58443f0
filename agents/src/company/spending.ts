import { type Company, type Fact, factsOf } from './company.ts'
import { yearlyCents } from './periods.ts'
import { averageSale, type Computed, ownPrice, paymentsAYear, pricedOffers } from './sales.ts'
import { customersIn } from './segments.ts'
import { isRepeating } from './single-sale.ts'
import { salesOfYear } from './targets.ts'
import { toldSales } from './told-sales.ts'

type Group = Fact<'segment'>

/** How often a sum that was told of one customer falls due in a year: by its own period, by the purchases it stands for, and once where the card names none, because the field asks for a year. Null where that is not told. */
function timesAYear({ spend, purchases }: Group): number | null {
  if (!spend) return null
  if (spend.per === undefined) return 1
  const isOfPurchase = spend.per === 'sale' || spend.per === 'once'
  if (isOfPurchase) return purchases ?? null
  return yearlyCents({ ...spend, cents: 1 })
}

/** Cents that one of a group spends in a year: as told, else as often as one buys at what a sale brings, else by the months that are paid, else the sales of the group by its number. Null where the amount or how often it is paid is not told. */
export function spendingAYear(company: Company, group: Group): Computed | null {
  if (group.spend) return toldOf(group)
  if (group.single || group.side === 'user') return null
  return byPurchases(company, group) ?? byMonths(company, group) ?? bySales(company, group)
}

/** The same without what it follows from. */
export const spentAYear = (company: Company, group: Group): number | null =>
  spendingAYear(company, group)?.value ?? null

function toldOf(group: Group): Computed | null {
  const times = timesAYear(group)
  if (!group.spend || times === null) return null
  const value = Math.max(0, Math.round(group.spend.cents * times))
  return { value, how: 'what one spends in a year', rests: [group] }
}

function byPurchases(company: Company, group: Group): Computed | null {
  const sale = group.purchases ? averageSale(company) : null
  if (!sale || !group.purchases) return null
  const value = Math.round(sale.value * group.purchases)
  return { value, how: 'purchases a year × average sale', rests: [group, ...sale.rests] }
}

/** How far the number of a group may lie from those who pay for a line, and still be them. */
const ALIKE = 0.01

/** A line that is paid again and again, by as many as the group has. */
function byMonths(company: Company, group: Group): Computed | null {
  const { size } = group
  const lines = pricedOffers(company)
    .filter(isRepeating)
    .filter(({ volume }) => size && volume && Math.abs(volume / size - 1) <= ALIKE)
  const [line, another] = lines
  if (!line || another) return null
  const value = ownPrice(line) * paymentsAYear(line)
  return { value, how: 'price × payments a year', rests: [group, line] }
}

const SHORT = new Set(['hour', 'day', 'week'])

/** How often a year a price by the hour, the day or the week is paid, no card says: no sum of such lines is a year's. */
const isOfYear = (company: Company): boolean =>
  toldSales(company) !== undefined ||
  pricedOffers(company).every(({ price, revenue }) => revenue || !SHORT.has(price.per ?? ''))

/** Its part of all sales, or all where nobody else pays. */
function bySales(company: Company, group: Group): Computed | null {
  const heads = customersIn(company, group)
  const payers = factsOf(company, 'segment').filter(({ side, avoid }) => side !== 'user' && !avoid)
  const share = group.share ?? (payers.length === 1 ? 1 : undefined)
  const sales = heads && share && isOfYear(company) ? salesOfYear(company) : null
  if (!heads || !share || !sales) return null
  const value = Math.round((sales.value * share) / heads)
  const how = 'sales of the group ÷ how many they are'
  return { value, how, rests: [group, ...sales.rests] }
}

/** What is missing for it: the amount, or how often one buys. Null where nothing is. */
export function missingOfSpend(company: Company, group: Group): 'amount' | 'purchases' | null {
  if (spentAYear(company, group) !== null) return null
  return group.spend ? 'purchases' : 'amount'
}
