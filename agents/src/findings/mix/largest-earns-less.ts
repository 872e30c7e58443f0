import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { linesOf } from '../../company/lines.ts'
import { marginOf } from '../../company/margins.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

type Earning = { offer: Fact<'offer'>; share: number; left: number }

/** Lines with what they leave of all sales, share × margin, where all of them tell. */
function earnings(company: Company): Earning[] {
  const lines = linesOf(company)
  if (lines.length < 2 || lines.some(({ offer }) => marginOf(offer) === null)) return []
  return lines.map(({ offer, share }) => ({ offer, share, left: share * (marginOf(offer) ?? 0) }))
}

/** The line that sells most is not the one that leaves most: share × margin ranks otherwise than share. */
export const largestEarnsLess: Rule = {
  id: 'mix.largest-earns-less',
  family: 'mix',

  find(company, kit) {
    const lines = earnings(company)
    const [largest] = lines
    const [best] = [...lines].sort((a, b) => b.left - a.left)
    if (!largest || !best || best === largest || largest.left <= 0) return []
    const rests = [best.offer, largest.offer]
    const times = best.left / largest.left
    if (times < 1.1) return []
    const part = ({ offer, share }: Earning) => kit.percent(share, 'share of sales', [offer])
    const first = kit.label(largest.offer)
    const second = kit.label(best.offer)
    const more = kit.number(times, 'share × margin ÷ share × margin', rests)
    const says = say`${first} ${agree('sell', first)} most (${part(largest)} of ${takingsOf(kit.company)}), but ${second}, with ${part(best)} of ${takingsOf(kit.company)}, ${agree('leave', second)} ${more} times as much after direct cost. That is the line to look after first.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'strength',
        weight: {},
        about: second,
        figures: { times },
      },
    ]
  },

  asks(company, kit) {
    const lines = linesOf(company)
    const open = factsOf(company, 'offer').filter(offer => marginOf(offer) === null)
    const [offer] = open
    if (!offer || open.length > 1 || lines.length < 2) return null
    return {
      says: say`Tell me the margin of ${kit.label(offer)}, and I can say which line the money stays from.`,
      kind: 'offer',
      fact: offer.id,
      attribute: 'margin',
    }
  },
}
