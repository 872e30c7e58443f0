import { type Company, type Fact, factsOf } from './company.ts'
import { lineMeantBy } from './line-said.ts'
import { averageContribution } from './margins.ts'
import type { Computed, PricedOffer } from './sales.ts'

type Selling = Fact<'channel'> & { spend: NonNullable<Fact<'channel'>['spend']>; share: number }

/** Channels that take a sum of each sale, and whose part of the sales is known. */
const sellingOf = (company: Company): Selling[] =>
  factsOf(company, 'channel').filter(
    (one): one is Selling =>
      one.spend?.per === 'sale' && Boolean(one.share) && one.attempt !== 'failed',
  )

/** Cents that stay with a channel of each sale of a line; null where it takes none, or is no longer used. */
export function takenBy(channel: Fact<'channel'>, line: PricedOffer): number | null {
  if (channel.attempt === 'failed') return null
  if (channel.takes) return channel.takes * line.price.cents
  return channel.spend?.per === 'sale' ? channel.spend.cents : null
}

/** What a channel takes is taken of the line it sells; of all together only where it names none. */
function isTakenOf(company: Company, channel: Selling, about: string | undefined): boolean {
  const line = lineMeantBy(company, channel)
  const isOnly = factsOf(company, 'offer').length === 1
  return isOnly || line?.id === about
}

/** What an average sale leaves after its own cost and what the channels take of it: contribution − Σ share × sum of a sale. */
export function keptOfSale(
  company: Company,
  of?: Parameters<typeof averageContribution>[1],
): Computed | null {
  const left = averageContribution(company, of)
  const channels = sellingOf(company).filter(channel => isTakenOf(company, channel, of?.about))
  if (!left || channels.length === 0) return left
  const taken = channels.reduce((sum, { spend, share }) => sum + spend.cents * share, 0)
  if (taken >= left.value) return null
  return {
    value: left.value - taken,
    how: `${left.how} − what the channels take`,
    rests: [...new Set([...left.rests, ...channels])],
  }
}
