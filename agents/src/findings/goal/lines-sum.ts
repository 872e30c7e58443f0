import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { type Computed, revenueOf, yearlySales } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

type Open = Fact<'goal'> & { target: number }

/** A sum to be reached of all sales, of which nobody said where it starts. */
function sumGoal(company: Company): Open | undefined {
  return factsOf(company, 'goal').find(
    (goal): goal is Open =>
      goal.form === 'money' &&
      goal.target !== undefined &&
      goal.baseline === undefined &&
      !goal.keep &&
      (goal.per === undefined || goal.per === 'year') &&
      (goal.counts === 'sales' || goal.counts === 'money'),
  )
}

/** What all lines bring today, where that is less than the goal: a goal below it counts something else. */
export function linesTowards(company: Company): { goal: Open; today: Computed } | null {
  const goal = sumGoal(company)
  const today = goal && (lineOf(company, goal) ?? (goal.about ? null : yearlySales(company)))
  return goal && today && today.value < goal.target ? { goal, today } : null
}

function lineOf(company: Company, { about }: Open): Computed | null {
  const line = factsOf(company, 'offer').find(({ id }) => id === about)
  const cents = line ? revenueOf(line) : null
  return line && cents ? { value: cents, how: 'sales of the line', rests: [line] } : null
}

/** The lines add up to today's figure: it is not asked for, and no line has to carry the whole sum. */
export const linesSum: Rule = {
  id: 'goal.lines-sum',
  family: 'goal',

  find(company, kit) {
    const found = linesTowards(company)
    if (!found || (factsOf(company, 'offer').length < 2 && !found.goal.about)) return []
    const { goal, today } = found
    const rests = [goal, ...today.rests]
    const missing = goal.target - today.value
    const sum = kit.money(goal.target, 'as said', [goal])
    const now = kit.money(roughly(today.value), today.how, today.rests)
    const gap = kit.money(roughly(missing), 'target − sales of today', rests)
    const more = kit.percent(missing / today.value, '(target − sales of today) ÷ sales', rests)
    const by = goal.by ? say` by ${kit.date(goal.by, goal)}` : say``
    return [
      {
        says: say`Your figures add up to ${now} a year today, so ${gap} are missing to ${sum}${by}: ${more} more than now, over all lines together.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { ofGoal: 1 },
        about: kit.label(goal),
        figures: { missing, part: missing / today.value },
      },
    ]
  },
}
