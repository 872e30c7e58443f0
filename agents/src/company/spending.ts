import type { Company, Fact } from './company.ts'
import { yearlyCents } from './periods.ts'
import { averageSale } from './sales.ts'

type Group = Pick<Fact<'segment'>, 'spend' | 'purchases'>

/** How often a sum that was told of one customer falls due in a year: by its own period, by the purchases it stands for, and once where the card names none, because the field asks for a year. Null where that is not told. */
function timesAYear({ spend, purchases }: Group): number | null {
  if (!spend) return null
  if (spend.per === undefined) return 1
  const isOfPurchase = spend.per === 'sale' || spend.per === 'once'
  if (isOfPurchase) return purchases ?? null
  return yearlyCents({ ...spend, cents: 1 })
}

/** Cents that one of a group spends in a year: as told, else as often as one buys at what a sale brings. Null where the amount or how often it is paid is not told. */
export function spentAYear(company: Company, group: Group): number | null {
  const { spend, purchases } = group
  const times = timesAYear(group)
  if (spend) return times === null ? null : Math.max(0, Math.round(spend.cents * times))
  const sale = purchases ? averageSale(company) : null
  return sale && purchases ? Math.round(sale.value * purchases) : null
}

/** What is missing for it: the amount, or how often one buys. Null where nothing is. */
export function missingOfSpend(company: Company, group: Group): 'amount' | 'purchases' | null {
  if (spentAYear(company, group) !== null) return null
  return group.spend ? 'purchases' : 'amount'
}
