import { factsOf } from '../../company/company.ts'
import { pieces } from '../../company/pieces.ts'
import { lineRefused, refusalsOf } from '../../company/refusals.ts'
import { contributionOf } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Used so little, there is room worth filling. */
const EMPTY = 0.7
const SALE = { one: 'sale', many: 'sales' }

/** A line with room to spare, and what filling it would leave: (capacity − volume) × contribution. */
export const room: Rule = {
  id: 'capacity.room',
  family: 'capacity',

  find(company, kit) {
    // Where work is refused for want of room, nothing stands free: the card's limit is not the one that binds.
    const full = refusalsOf(company).map(refusal => lineRefused(company, refusal)?.id)
    return pieces(company)
      .filter(({ id }) => !full.some(line => line === undefined || line === id))
      .flatMap(line => {
        const { volume, capacity, unit = SALE } = line
        const left = contributionOf(line)
        if (!volume || !capacity || volume / capacity > EMPTY || !left || left <= 0) return []
        const free = capacity - volume
        const worth = free * left
        const says = say`${kit.label(line)}: of at most ${kit.count(capacity, unit, 'as said', [line])} a year, ${kit.number(free, 'capacity − number sold', [line])} are not sold. Each leaves about ${kit.money(roughly(left), 'price − own cost', [line])}, ${kit.money(roughly(worth), 'free × what one leaves', [line])} in all, from room that is paid for already.`
        return [
          {
            says,
            rests: idsOf(line),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: worth },
            about: kit.label(line),
            figures: { used: volume / capacity, free, worth },
          },
        ]
      })
      .sort((a, b) => b.figures.worth - a.figures.worth)
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'offer').find(
      ({ volume, capacity, price, unitCost, margin }) =>
        volume &&
        capacity &&
        volume / capacity <= EMPTY &&
        price &&
        !unitCost &&
        margin === undefined,
    )
    if (!open) return null
    return {
      says: say`Tell me what a sale of ${kit.label(open)} costs you, and I can say what filling the free room would leave.`,
      kind: 'offer',
      fact: open.id,
      attribute: 'unitCost',
    }
  },
}
