import { lossesOf } from '../../company/losses.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Sales that were agreed and came to nothing. */
export const lostDates: Rule = {
  id: 'soon.lost-dates',
  family: 'soon',

  find(company, kit) {
    const [brake] = lossesOf(company)
    const name = brake && kit.name(brake)
    if (!name || !brake.lost) return []
    const lost = kit.number(brake.lost, 'as said', [brake])
    return [
      {
        says: say`${lost} a year are lost that somebody had asked for already (${name}).`,
        rests: [brake.id],
        evidence: 'measured',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}
