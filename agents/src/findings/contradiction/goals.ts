import type { Company } from '../../company/company.ts'
import { growingGoals, type MovingGoal } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Goals that count the same from the same start to different ends. More and fewer sales at once are told by goal.conflict. */
export const goals: Rule = {
  id: 'contradiction.goals',
  family: 'contradiction',

  find(company, kit) {
    const [high, low] = pairApart(company)
    if (!high || !low) return []
    const way = (high.target - high.baseline) / (low.target - low.baseline)
    const rests = [high, low]
    const start = kit.figure(high, high.baseline)
    const more = kit.figure(high, high.target)
    const less = kit.figure(low, low.target)
    const times = kit.number(way, 'larger gap ÷ smaller gap', rests)
    return [
      {
        says: say`The same thing has different ends: ${more} with ${kit.label(high)} and ${less} with ${kit.label(low)}. From ${start}, the larger is ${times} times as far as the smaller, so a plan made for either misses the other.`,
        rests: rests.map(({ id }) => id),
        evidence: 'derived',
        weight: { ofGoal: 1 - 1 / way },
        about: kit.label(high),
        figures: { way },
      },
    ]
  },
}

/** The larger and the smaller of goals that count the same in the same form, by the same day. */
function pairApart(company: Company): MovingGoal[] {
  const all = growingGoals(company)
  for (const goal of all) {
    const other = all.find(one => isAlike(one, goal) && one.target < goal.target)
    if (other) return [goal, other]
  }
  return []
}

function isAlike(one: MovingGoal, other: MovingGoal): boolean {
  if (one.counts === undefined || one.counts === 'other') return false
  const isSame = one.counts === other.counts && one.form === other.form && one.about === other.about
  return isSame && one.by === other.by && one.baseline === other.baseline
}
