import { factsOf } from '../../company/company.ts'
import { BEYOND_MOST } from '../../company/sound.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** What rounding may add to a full room. */
const FULL = 1.03

/** Many times the room is another room: of a day, or of one time ("contradiction.absurd"). */
const isBeyond = (sold: number, room: number): boolean =>
  room > 0 && sold > room * FULL && sold <= room * BEYOND_MOST

/** More sold than can be delivered: either the room is larger than said, or somebody works beyond it. */
export const beyondCapacity: Rule = {
  id: 'contradiction.beyond-capacity',
  family: 'contradiction',

  find(company, kit) {
    return factsOf(company, 'offer')
      .filter(({ volume = 0, capacity = 0 }) => isBeyond(volume, capacity))
      .slice(0, FINDINGS_PER_RULE)
      .map(offer => {
        const sold = offer.volume ?? 0
        const room = offer.capacity ?? 1
        const label = kit.label(offer)
        const number = kit.number(sold, 'as said', [offer])
        const most = kit.number(room, 'as said', [offer])
        const over = kit.percent(sold / room - 1, 'number ÷ capacity − 1', [offer])
        return {
          says: say`${label}: ${number} sold in a year, where ${most} is the most you said you can deliver. Either there is ${over} more room than you think, or it comes out of somebody’s evenings.`,
          rests: [offer.id],
          evidence: 'derived' as const,
          weight: {},
          about: label,
          figures: { over: sold / room - 1 },
        }
      })
  },
}
