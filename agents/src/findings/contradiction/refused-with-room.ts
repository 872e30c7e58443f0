import type { Fact } from '../../company/company.ts'
import { lineRefused, refusalsOf } from '../../company/refusals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Sorts of hindrance that mean there was no room for it; a season may be full while the year is not. */
const OF_ROOM = new Set<Fact<'constraint'>['sort']>(['capacity', 'one-person', 'skills'])

/** Fuller than this, a line is full on the days that count. */
const ROOM = 0.9

/** Sales refused for want of room, where by the card of the line there was room. */
export const refusedWithRoom: Rule = {
  id: 'contradiction.refused-with-room',
  family: 'contradiction',

  find(company, kit) {
    return refusalsOf(company)
      .filter(({ sort }) => OF_ROOM.has(sort))
      .flatMap(refusal => {
        const line = lineRefused(company, refusal)
        const { volume, capacity } = line ?? {}
        if (!line || !volume || !capacity || volume > capacity * ROOM) return []
        const label = kit.label(line)
        const sold = kit.number(volume, 'as said', [line])
        const most = kit.number(capacity, 'as said', [line])
        const refused = kit.number(refusal.lost, 'as said', [refusal])
        return [
          {
            says: say`${label}: ${sold} sold of ${most} that you can deliver, and yet ${refused} refused because of ${kit.label(refusal)}. Either there is less room than the card says, or something else holds them up: which?`,
            rests: idsOf(line, refusal),
            evidence: 'derived' as const,
            weight: {},
            about: label,
            figures: { free: capacity - volume, lost: refusal.lost },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
