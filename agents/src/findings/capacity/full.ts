import { factsOf } from '../../company/company.ts'
import { refusedOf } from '../../company/refusals.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const FULL = 0.9
const SALE = { one: 'sale', many: 'sales' }

/** A line sold almost to the last it can deliver: volume ÷ capacity. */
export const full: Rule = {
  id: 'capacity.full',
  family: 'capacity',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap(line => {
        const { volume, capacity, unit = SALE } = line
        if (!volume || !capacity || volume > capacity || volume / capacity < FULL) return []
        const left = capacity - volume
        // Where more were refused than there is room for, the room is not where they could go.
        if (refusedOf(company, line).some(({ lost }) => lost > left)) return []
        const sold = kit.number(volume, 'as said', [line])
        const most = kit.count(capacity, unit, 'as said', [line])
        const more = kit.number(left, 'capacity − number sold', [line])
        const room =
          left >= 1 ? say`, so there is room for ${more} more` : say`, so nothing more fits`
        const says = say`${kit.label(line)}: ${sold} a year are sold, and ${most} are all that can be delivered${room}. Beyond that more buyers bring refusals, and only a higher price brings money.`
        return [
          {
            says,
            rests: idsOf(line),
            evidence: 'measured' as const,
            quadrant: 'weakness' as const,
            weight: {},
            about: kit.label(line),
            figures: { used: volume / capacity, left },
          },
        ]
      })
      .sort((a, b) => b.figures.used - a.figures.used)
      .slice(0, 2)
  },

  asks(company, kit) {
    const isTight = factsOf(company, 'constraint').some(({ sort }) => sort === 'capacity')
    const open = factsOf(company, 'offer').filter(({ volume, capacity }) => volume && !capacity)
    const [line] = open
    if (!isTight || !line || open.length > 1) return null
    return {
      says: say`Tell me the most you could deliver of ${kit.label(line)} in a year, and I can say how near the limit you are.`,
      kind: 'offer',
      fact: line.id,
      attribute: 'capacity',
    }
  },
}
