import { factsOf } from '../../company/company.ts'
import { STRENGTH_WORDS } from '../../company/strengths.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'

/** A strength of yours exactly where rivals are said to be worse: strength against weakness. */
export const openFlank: Rule = {
  id: 'competition.open-flank',
  family: 'competition',

  find(company, kit) {
    const [best] = factsOf(company, 'strength')
      .map(strength => ({
        strength,
        rivals: factsOf(company, 'rival').filter(({ worseAt }) =>
          worseAt?.some(gap => gap === strength.sort),
        ),
      }))
      .filter(({ rivals }) => rivals.length > 0)
      .sort((a, b) => b.rivals.length - a.rivals.length)
    const [first] = best?.rivals ?? []
    if (!best?.strength.sort || !first) return []
    const { strength, rivals } = best
    const label = kit.label(strength)
    const name = kit.label(first)
    const verb = rivals.length > 1 ? say`are` : agree('be', name)
    const what = kit.unit(STRENGTH_WORDS[best.strength.sort], 'one', strength)
    const proof =
      strength.proof === undefined
        ? say`A figure would make the comparison for you.`
        : say`You have a figure, so let buyers compare.`
    return [
      {
        says: say`${label} ${agree('speak', label)} for you where ${new ListText(rivals.map(rival => kit.label(rival)))} ${verb} said to be behind, in ${what}. ${proof}`,
        rests: [strength.id, ...rivals.map(({ id }) => id)],
        evidence: 'told',
        quadrant: 'strength',
        weight: {},
        about: label,
        figures: { rivals: rivals.length },
      },
    ]
  },
}
