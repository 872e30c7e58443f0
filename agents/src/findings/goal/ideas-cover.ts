import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Ideas that are still to be tried. */
const openIdeas = (company: Company): Fact<'idea'>[] =>
  factsOf(company, 'idea').filter(({ attempt }) => attempt === undefined || attempt === 'no')

/** What the ideas together would bring, against what the goal lacks: Σ sales of the ideas ÷ gap. */
export const ideasCover: Rule = {
  id: 'goal.ideas-cover',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoal(company)
    const ideas = openIdeas(company)
    const told = ideas.filter(({ brings }) => brings)
    if (!goal || told.length < 2 || told.length !== ideas.length) return []
    const gap = goal.target - goal.baseline
    const brought = told.reduce((sum, { brings }) => sum + (brings ?? 0), 0)
    const rest = gap - brought
    const missing = kit.count(gap, unitOfGoal(goal), 'target − baseline', [goal])
    const all = kit.number(brought, 'Σ sales of the ideas', told)
    const best = told.reduce((a, b) => ((b.brings ?? 0) > (a.brings ?? 0) ? b : a))
    const says =
      rest > 0
        ? say`If everything works, the ideas on the table bring ${all} of the ${missing} the goal lacks; for the other ${kit.number(rest, 'gap − Σ sales of the ideas', [goal, ...told])} there is no plan yet.`
        : say`If everything works, the ideas on the table bring ${all} where the goal lacks ${missing}: not all of them have to be done, and the most comes from ${kit.label(best)}.`
    return [
      {
        says,
        rests: idsOf(goal, ...told),
        evidence: 'derived',
        ...(rest > 0 && { quadrant: 'weakness' as const }),
        weight: { ofGoal: rest > 0 ? rest / gap : 0 },
        about: kit.label(goal),
        figures: { brought, rest, ofGap: brought / gap },
      },
    ]
  },

  asks(company, kit) {
    const open = openIdeas(company).filter(({ brings }) => brings === undefined)
    const [idea] = open
    if (!salesGoal(company) || !idea || open.length > 1 || openIdeas(company).length < 2)
      return null
    return {
      says: say`Tell me how many sales a year ${kit.label(idea)} may bring, and I can say whether the ideas add up to the goal.`,
      kind: 'idea',
      fact: idea.id,
      attribute: 'brings',
    }
  },
}
