import { factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** A goal upward while sales fall: another year like the last adds its loss to the gap. */
export const againstTrend: Rule = {
  id: 'goal.against-trend',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoal(company)
    const measure = factsOf(company, 'measure').find(
      ({ metric, about }) => metric === 'volume' && about === goal?.about,
    )
    const { value, previous } = measure ?? {}
    if (!goal || !measure || !value || !previous || value >= previous) return []
    const gap = goal.target - goal.baseline
    const loss = Math.round(goal.baseline * (1 - value / previous))
    if (loss < 1) return []
    const says = say`The last year went from ${kit.number(previous, 'as said', [measure])} down to ${kit.number(value, 'as said', [measure])}. Another like it takes ${kit.count(loss, unitOfGoal(goal), 'baseline × (1 − now ÷ before)', [goal, measure])} away, so reaching ${kit.number(goal.target, 'as said', [goal])} needs ${kit.number(gap + loss, 'gap + loss of another such year', [goal, measure])} new ones, not ${kit.number(gap, 'target − baseline', [goal])}.`
    return [
      {
        says,
        rests: idsOf(goal, measure),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { ofGoal: loss / gap },
        about: kit.label(goal),
        figures: { loss, gap, ofGap: loss / gap },
      },
    ]
  },
}
