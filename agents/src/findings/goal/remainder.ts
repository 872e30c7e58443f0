import { growingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Below it the part that is reached is the plainer one to look at. */
const LEAST = 0.5

/** A high rate that is to rise: how much of what is still missing has to go, (target − baseline) ÷ (1 − baseline). */
export const remainder: Rule = {
  id: 'goal.remainder',
  family: 'goal',

  find(company, kit) {
    return growingGoals(company)
      .flatMap(goal => {
        const { form, counts, baseline, target } = goal
        if (form !== 'share' || counts === 'margin' || baseline < LEAST || target >= 1) return []
        const cut = (target - baseline) / (1 - baseline)
        const missing = kit.percent(1 - baseline, '1 − baseline', [goal])
        const left = kit.percent(1 - target, '1 − target', [goal])
        const says = say`Going from ${kit.figure(goal, baseline)} to ${kit.figure(goal, target)} looks like a small step, but the ${missing} still missing has to come down to ${left}: ${kit.percent(cut, '(target − baseline) ÷ (1 − baseline)', [goal])} of the cases that go wrong today must go right.`
        return [
          {
            says,
            rests: idsOf(goal),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(goal),
            figures: { cut },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
