import { factsOf } from '../../company/company.ts'
import { hasFigure } from '../../company/strengths.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So many names still read as a list. */
const NAMES = 3

/** Strengths that nobody outside can check: none of them carries a figure. */
export const unproved: Rule = {
  id: 'strength.unproved',
  family: 'strength',

  find(company, kit) {
    const strengths = factsOf(company, 'strength')
    const [first] = strengths
    if (!first || strengths.length < 2) return []
    if (strengths.some(hasFigure)) return []
    const list = new ListText(strengths.slice(0, NAMES).map(strength => kit.label(strength)))
    return [
      {
        says: say`None of your cards for a strength shows a figure that a stranger could check. A rival can claim ${list} in the same words tomorrow.`,
        rests: strengths.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(first),
        figures: { strengths: strengths.length },
      },
    ]
  },
}
