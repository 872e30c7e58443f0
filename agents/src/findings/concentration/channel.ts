import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** From here on a channel decides how many new customers come. */
const LARGE = 0.4
/** Of those who come that way, a part that may stay away. */
const GONE = 0.5
/** Fewer new customers than this make no share. */
const ENOUGH = 10

/** Where fewer of those who buy can be traced, what they came by says nothing of the others. */
const TRACED = 0.1

/** What is sold in a year, as far as it is counted. */
function soldOf(company: Company): number {
  const lines = factsOf(company, 'offer').reduce((sum, { volume = 0 }) => sum + volume, 0)
  const goals = factsOf(company, 'goal').map(({ form, per, baseline = 0 }) =>
    form === 'count' && (per === undefined || per === 'year') ? baseline : 0,
  )
  return Math.max(lines, ...goals)
}

type Source = { channel: Fact<'channel'>; share: number; how: string; rests: Fact[] }

/** Channels by their part of new customers: as said, else of all that can be traced. Platforms have their own rule. */
function sourcesOf(company: Company): Source[] {
  const channels = factsOf(company, 'channel').filter(
    ({ sort, attempt }) => sort !== 'supply' && attempt !== 'failed',
  )
  const counted = channels.filter(({ customers }) => customers !== undefined)
  const total = counted.reduce((sum, { customers }) => sum + (customers ?? 0), 0)
  const isTold = channels.some(({ share }) => share)
  const canTrace =
    !isTold && counted.length > 1 && total >= Math.max(ENOUGH, soldOf(company) * TRACED)
  return channels
    .flatMap(channel => {
      const { share, customers } = channel
      if (share) return [{ channel, share, how: 'as said', rests: [channel] }]
      if (!canTrace || !customers) return []
      return [
        { channel, share: customers / total, how: 'of all that can be traced', rests: counted },
      ]
    })
    .sort((a, b) => b.share - a.share)
}

/** A channel that brings most new customers, and by how much the others would have to grow if a part stayed away. */
export const channel: Rule = {
  id: 'concentration.channel',
  family: 'concentration',

  find(company, kit) {
    const [top] = sourcesOf(company)
    if (!top || top.channel.sort === 'platform' || top.share < LARGE || top.share > 0.95) return []
    const growth = (top.share * GONE) / (1 - top.share)
    const name = kit.label(top.channel)
    const says = say`${name}: ${kit.percent(top.share, top.how, top.rests)} of new ${payersOf(kit.company)}. If ${fixed.percent(GONE, 'a bad year')} of them stayed away, everything else together would have to bring ${kit.percent(growth, '50 % × share ÷ (1 − share)', top.rests)} more to make up for it.`
    return [
      {
        says,
        rests: idsOf(top.channel, ...top.rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: name,
        figures: { share: top.share, growth },
      },
    ]
  },

  asks(company, kit) {
    const channels = factsOf(company, 'channel').filter(({ sort }) => sort !== 'supply')
    const [first] = channels
    if (!first || channels.length < 2 || sourcesOf(company).length > 0) return null
    return {
      says: say`Tell me how many new ${payersOf(kit.company)} of the last year came through ${kit.label(first)} and through the others, and I can say how much hangs on the largest.`,
      kind: 'channel',
      fact: first.id,
      attribute: 'customers',
    }
  },
}
