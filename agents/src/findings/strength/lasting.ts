import { judgedAs } from '../../company/advantages.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So many names still read as a list. */
const NAMES = 3

/** Valuable, rare, costly to copy and used: a lasting advantage (Barney 1991). */
export const lasting: Rule = {
  id: 'strength.lasting',
  family: 'strength',

  find(company, kit) {
    const judged = judgedAs(company, 'sustained advantage')
    const [first] = judged
    if (!first) return []
    const list = new ListText(judged.slice(0, NAMES).map(fact => kit.label(fact)))
    const isMany = judged.length > 1 || kit.label(first).isMany
    const verdict = isMany
      ? say`rivals neither have them nor could cheaply get them`
      : say`rivals neither have it nor could cheaply get it`
    return [
      {
        says: say`An advantage that lasts: ${list}. By your own answers ${verdict}, so the plan can be built on it.`,
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
