import { judgedAs } from '../../company/advantages.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So many names still read as a list. */
const NAMES = 3

/** Valuable but not rare: it keeps a seller in the game and wins nobody (Barney 1991). */
export const parity: Rule = {
  id: 'strength.parity',
  family: 'strength',

  find(company, kit) {
    const judged = judgedAs(company, 'competitive parity')
    const [first] = judged
    if (!first) return []
    const list = new ListText(judged.slice(0, NAMES).map(fact => kit.label(fact)))
    const isMany = judged.length > 1 || kit.label(first).isMany
    const verdict = isMany
      ? say`others have them too, so praising them wins nobody`
      : say`others have it too, so praising it wins nobody`
    return [
      {
        says: say`Needed, but no reason to choose you: ${list}. By your own answers ${verdict}.`,
        rests: judged.map(({ id }) => id),
        evidence: 'derived',
        weight: {},
        about: kit.label(first),
        figures: { strengths: judged.length },
      },
    ]
  },
}
