import { goalLeaves } from '../../company/goal-leaves.ts'
import { leftOfYear } from '../../company/left-of-year.ts'
import type { Company } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** What is left of a year after the fixed costs, and what the goal adds to it: the reason for the goal in one line. */
export const leftOfYearRule: Rule = {
  id: 'economics.left-of-year',
  family: 'economics',

  find(company, kit) {
    const year = leftOfYear(company)
    if (!year || year.after === 0) return []
    const adds = goalLeaves(company)
    // A loss without a goal is told by the rules of the fixed costs.
    if (year.after < 0 && !adds) return []
    const money = kit.money(
      roughly(Math.abs(year.after)),
      'what sales leave − fixed costs',
      year.rests,
    )
    const before = kit.money(roughly(year.before.value), year.before.how, year.before.rests)
    const fixed = kit.money(year.fixed.cents, 'fixed cost a year', [year.fixed.fact])
    const start =
      year.after > 0
        ? say`Of the ${before} that a year’s sales leave after their own cost, the fixed costs take ${fixed}: about ${money} is left`
        : say`A year’s sales leave ${before} after their own cost, and the fixed costs take ${fixed}: about ${money} is missing`
    return [
      {
        says: say`${start}.${ofGoal(company, kit)}`,
        rests: idsOf(...year.rests, ...(adds ? [adds.goal, ...adds.stays.rests] : [])),
        evidence: 'derived',
        quadrant: year.after > 0 ? 'strength' : 'weakness',
        weight: { centsAYear: adds ? adds.stays.value : Math.max(0, -year.after) },
        ...(adds && { about: kit.label(adds.goal) }),
        figures: {
          left: year.after,
          before: year.before.value,
          ...(adds && { adds: adds.stays.value }),
        },
      },
    ]
  },
}

/** What the goal adds, as a part of what is left today. */
function ofGoal(company: Company, kit: Kit): Sentence {
  const year = leftOfYear(company)
  const adds = goalLeaves(company)
  if (!year || !adds) return say``
  const { goal, stays } = adds
  const rests = [goal, ...stays.rests, ...year.rests]
  const more = kit.money(roughly(stays.value), 'gap × what stays after own cost', [
    goal,
    ...stays.rests,
  ])
  const start = say` The goal for ${kit.label(goal)} adds about ${more} to that, if the fixed costs stay as they are`
  if (year.after > 0) {
    const part = kit.percent(stays.value / year.after, 'what the goal adds ÷ what is left', rests)
    return say`${start}: ${part} more than is left today.`
  }
  const rest = year.after + stays.value
  const end = kit.money(roughly(Math.abs(rest)), 'what is missing − what the goal adds', rests)
  return rest >= 0
    ? say`${start}: the year then ends with about ${end}.`
    : say`${start}: about ${end} is still missing then.`
}
