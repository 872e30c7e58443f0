import { type Company, type Fact, factsOf } from './company.ts'
import { plannedCents } from './periods.ts'

/** A channel with the cents that each customer it won has cost. */
export type BoughtFrom = { channel: Fact<'channel'>; cost: number }

/** Cents that a channel costs in a year; null where nobody told, or where it is paid by the hour or by the sale. */
export function spendAYear({ spend }: Fact<'channel'>): number | null {
  if (!spend || spend.per === 'hour' || spend.per === 'sale') return null
  return plannedCents(spend)
}

/** The same of what runs year after year: a fair that was paid once is over. */
export const runningSpend = (channel: Fact<'channel'>): number | null =>
  channel.spend?.per === 'once' || channel.attempt === 'failed' ? null : spendAYear(channel)

/** Cents for each customer that a channel won; null where its money or its customers are not known. */
export function costOfCustomer(channel: Fact<'channel'>): number | null {
  if (channel.spend?.per === 'sale') return channel.spend.cents
  const spent = spendAYear(channel)
  return spent !== null && channel.customers ? spent / channel.customers : null
}

/** Channels that are paid for and whose customers are counted, the dearest customer first. */
export function boughtFrom(company: Company): BoughtFrom[] {
  return factsOf(company, 'channel')
    .flatMap(channel => {
      const cost = costOfCustomer(channel)
      return cost ? [{ channel, cost }] : []
    })
    .sort((a, b) => b.cost - a.cost)
}

/** The same without what was tried and given up. */
export const boughtToday = (company: Company): BoughtFrom[] =>
  boughtFrom(company).filter(({ channel }) => channel.attempt !== 'failed')
