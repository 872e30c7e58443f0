import { type Judged, judgedAs } from '../../company/advantages.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** So many names still read as a list. */
const NAMES = 3

/** What is in use for more than this part of its time does not lie unused, organized or not. */
const MOST_USED = 0.8

const isTaken = (fact: Judged): boolean =>
  fact.kind === 'resource' && fact.used !== undefined && fact.used > MOST_USED

/** Valuable, rare and costly to copy, but not organized: an advantage that lies unused (Barney 1991). */
export const unused: Rule = {
  id: 'strength.unused',
  family: 'strength',

  find(company, kit) {
    const judged = judgedAs(company, 'unused advantage').filter(
      // Somebody is not used: whether they are heard is another question.
      fact => !isTaken(fact) && !kit.label(fact).isPerson,
    )
    const [first] = judged
    if (!first) return []
    const list = new ListText(judged.slice(0, NAMES).map(fact => kit.label(fact)))
    return [
      {
        says: say`What rivals could not copy lies unused with you: ${list}. Put that to work before anything new is built or bought.`,
        rests: judged.map(({ id }) => id),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(first),
        figures: { advantages: judged.length },
      },
    ]
  },
}
