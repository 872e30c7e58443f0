import type { Fact } from './company.ts'
import { yearlyCents } from './periods.ts'

type Group = Pick<Fact<'segment'>, 'spend' | 'purchases'>

/** How often a sum that was told of one customer falls due in a year: by its own period, by the purchases it stands for, and once where the card names none, because the field asks for a year. Null where that is not told. */
function timesAYear({ spend, purchases }: Group): number | null {
  if (!spend) return null
  if (spend.per === undefined) return 1
  const isOfPurchase = spend.per === 'sale' || spend.per === 'once'
  if (isOfPurchase) return purchases ?? null
  return yearlyCents({ ...spend, cents: 1 })
}

/** Cents that one of a group spends in a year; null where the amount or how often it is paid is not told. */
export function spentAYear(group: Group): number | null {
  const times = timesAYear(group)
  return group.spend && times !== null ? Math.max(0, Math.round(group.spend.cents * times)) : null
}

/** What is missing for it: the amount, or how often one buys. Null where nothing is. */
export function missingOfSpend(group: Group): 'amount' | 'purchases' | null {
  if (!group.spend) return 'amount'
  return timesAYear(group) === null ? 'purchases' : null
}
