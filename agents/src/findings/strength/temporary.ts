import { judgedAs } from '../../company/advantages.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So many names still read as a list. */
const NAMES = 3

/** Valuable and rare, but cheap to copy: an advantage for a time (Barney 1991). */
export const temporary: Rule = {
  id: 'strength.temporary',
  family: 'strength',

  find(company, kit) {
    const judged = judgedAs(company, 'temporary advantage')
    const [first] = judged
    if (!first) return []
    const list = new ListText(judged.slice(0, NAMES).map(fact => kit.label(fact)))
    const isMany = judged.length > 1 || kit.label(first).isMany
    const verdict = isMany
      ? say`they are cheap to copy, so win customers with them now`
      : say`it is cheap to copy, so win customers with it now`
    return [
      {
        says: say`An advantage on borrowed time: ${list}. By your own answers ${verdict} and tie your customers by something else.`,
        rests: judged.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'strength',
        weight: {},
        about: kit.label(first),
        figures: { advantages: judged.length },
      },
    ]
  },
}
