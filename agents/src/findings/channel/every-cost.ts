import { costOfCustomer } from '../../company/acquisition.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many still read as a list. */
const MOST_NAMED = 4

type Costed = { channel: Fact<'channel'>; cost: number }

/** Every way to customers whose money and customers are known, nought and what was given up included; the dearest first. */
function costed(company: Company): Costed[] {
  return factsOf(company, 'channel')
    .flatMap(channel => {
      const cost = costOfCustomer(channel)
      // A commission is paid sale by sale: no sum a customer says what it costs.
      return cost !== null && channel.customers && !channel.takes ? [{ channel, cost }] : []
    })
    .sort((a, b) => b.cost - a.cost)
}

/** What a customer costs in every channel, once-only and failed attempts included; where two are paid and kept, channel.cost compares them. */
export const everyCost: Rule = {
  id: 'channel.every-cost',
  family: 'channel',

  find(company, kit) {
    const all = costed(company).slice(0, MOST_NAMED)
    const paid = all.filter(({ cost }) => cost > 0)
    const free = all.filter(({ cost }) => cost === 0)
    const isMore = free.length > 0 || paid.some(({ channel }) => channel.attempt === 'failed')
    const [dearest] = paid
    if (!dearest || all.length < 2 || !isMore) return []
    return [
      {
        says: wordsOf(kit, paid, free),
        rests: idsOf(...all.map(({ channel }) => channel)),
        evidence: 'measured',
        ...(free.length > 0 && { quadrant: 'opportunity' as const }),
        weight: { centsAYear: dearest.cost * (dearest.channel.customers ?? 0) },
        about: kit.label(free[0]?.channel ?? paid.at(-1)?.channel ?? dearest.channel),
        figures: { dearest: dearest.cost, cheapest: all.at(-1)?.cost ?? 0 },
      },
    ]
  },
}

function wordsOf(kit: Kit, paid: Costed[], free: Costed[]): Sentence {
  const first = paid[0] ?? free[0]
  const { one } = buyersOf(kit, first?.channel as Fact<'channel'>)
  const each = paid.map(({ channel, cost }) => {
    const money = kit.money(roughly(cost), 'spend ÷ customers', [channel])
    const isOver = channel.attempt === 'failed' ? say` (given up)` : say``
    return say`through ${kit.label(channel)}${isOver} ${money}`
  })
  const names = free.map(({ channel }) => kit.label(channel))
  const none = names.length > 0 ? [say`through ${new ListText(names)} nothing but time`] : []
  return say`What a new ${one} costs: ${[...each, ...none].reduce(joined)}.`
}

const joined = (list: Sentence, next: Sentence): Sentence => say`${list}, ${next}`
