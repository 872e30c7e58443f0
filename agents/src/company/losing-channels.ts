import { keptOfSale } from './commission.ts'
import { type Company, type Fact, factsOf } from './company.ts'
import { lineMeantBy } from './line-said.ts'
import { yearlyCents } from './periods.ts'
import type { Computed } from './sales.ts'
import { yearOfOne } from './won-by.ts'

type Counted = Fact<'channel'> & { customers: number }

/** A way to customers that costs more than it brings: what it costs a year, what one sale leaves, and how often one would have to buy. */
export type LosingChannel = { channel: Counted; spent: number; kept: Computed; often: number }

/** The first sale pays for nobody who comes again: only a multiple of it says that a way does not pay. */
const FAR = 2

/** Ways that are paid for by the period and whose customers leave less than half of what they cost; the dearest first. */
export function losingChannels(company: Company): LosingChannel[] {
  return factsOf(company, 'channel')
    .filter((one): one is Counted => Boolean(one.customers) && one.attempt !== 'failed')
    .flatMap(channel => {
      const spent = channel.spend && yearlyCents(channel.spend)
      const line = lineMeantBy(company, channel)
      const kept = keptOfSale(company, line && { about: line.id })
      if (!spent || !kept || kept.value <= 0 || pays(company, channel, spent)) return []
      const often = Math.ceil(spent / channel.customers / kept.value)
      return often > FAR ? [{ channel, spent, kept, often }] : []
    })
    .toSorted((a, b) => b.often - a.often)
}

/** A way that is paid for, with its customers, of which nobody told what it sells: several lines leave unlike sums. */
export const unpricedChannel = (company: Company): Fact<'channel'> | undefined =>
  factsOf(company, 'channel').find(
    one => one.spend && one.customers && !lineMeantBy(company, one) && !keptOfSale(company),
  )

/** What one of the group spends in a year is told, and covers what winning them costs. */
function pays(company: Company, channel: Counted, spent: number): boolean {
  const keeps = yearOfOne(company, channel)?.keeps
  return keeps !== undefined && keeps !== null && keeps.value >= spent / channel.customers
}
