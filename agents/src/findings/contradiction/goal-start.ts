import { aboutOf, type Fact } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import type { Computed } from '../../company/sales.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Part of the start by which the number of sales has to differ. */
const APART = 0.08

const soldOf = (line: Fact<'offer'>): Computed | null =>
  line.volume ? { value: line.volume, how: 'sold a year, as said', rests: [line] } : null

/** Where a goal, of all sales or of one line, is said to start, against the number of sales: the way is longer, or shorter, than it looks. */
export const goalStart: Rule = {
  id: 'contradiction.goal-start',
  family: 'contradiction',

  find(company, kit) {
    const goal = salesGoal(company)
    const line = goal && aboutOf(company, goal, 'offer')
    const sold = line ? soldOf(line) : yearlyVolume(company)
    if (!goal || (goal.about && !line) || !sold || goal.baseline <= 0) return []
    const off = sold.value / goal.baseline - 1
    if (Math.abs(off) < APART || sold.value >= goal.target) return []
    const rests = [goal, ...sold.rests]
    const start = kit.number(goal.baseline, 'as said', [goal])
    const now = kit.number(sold.value, sold.how, sold.rests)
    const said = kit.number(goal.target - goal.baseline, 'target − start', [goal])
    const real = kit.number(goal.target - sold.value, 'target − sales of a year', rests)
    return [
      {
        says: line
          ? say`The goal for ${kit.label(goal)} starts from ${start}, but its line says that ${now} were sold in a year. Either ${real} more are needed and not ${said}, or some of those sold do not come again.`
          : say`The goal for ${kit.label(goal)} starts from ${start}, but ${now} are sold in a year. So ${real} more are needed, not ${said}.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { ofGoal: Math.abs(sold.value - goal.baseline) / (goal.target - goal.baseline) },
        about: kit.label(goal),
        figures: { off, gap: goal.target - sold.value },
      },
    ]
  },
}
