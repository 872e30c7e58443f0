import { isSeasonal } from '../../company/seasons.ts'
import { stockToSell } from '../../company/first-figures.ts'
import { isBeyondCeiling } from '../../company/ceiling.ts'
import { type MovingGoal, salesGoal } from '../../company/goals.ts'
import { unitOfGoal } from '../../company/targets.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { AS_SAID, type Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

const DAYS_A_YEAR = 365
const WEEKS_A_YEAR = 52
/** Fewer than so many days apart, and the week is the plainer measure. */
const DAYS_TO_TELL = 3
/** Longer, and nothing shows before the year is over. */
const MONTHS_A_YEAR = 12
/** (2 standard deviations)² × 12 months, where the chance in a number of sales is the root of it. */
const CERTAIN = 48

/** Months after which growth that does not come stands out from chance: 48 × target ÷ (target − baseline)². */
const monthsToTell = ({ baseline, target }: MovingGoal): number =>
  Math.ceil((CERTAIN * target) / (target - baseline) ** 2)

/** What the rhythm is good for: how soon somebody sees that it is not kept. */
function lagOf(kit: Kit, goal: MovingGoal): Sentence {
  const months = monthsToTell(goal)
  if (months > MONTHS_A_YEAR) return say``
  if (months === 1) return say`, so a lag shows within a month and not at the end of the year`
  const how = '48 × target ÷ (target − baseline)²'
  return say`. A single month proves nothing yet: a lag stands out from chance only after about ${kit.duration(months, 'month', how, [goal])}`
}

/** From where to where, in the time that was said. */
function wayOf(kit: Kit, { yearly, ...goal }: MovingGoal): Sentence {
  const times = yearly ?? 1
  const from = kit.number(goal.baseline / times, AS_SAID, [goal])
  const to = kit.count(goal.target / times, unitOfGoal(goal), AS_SAID, [goal])
  return say`Going from ${from} to ${to} ${IN_TIME[(yearly && goal.per) || 'year']} takes`
}
const IN_TIME = {
  day: say`a day`,
  week: say`a week`,
  month: say`a month`,
  quarter: say`a quarter`,
  year: say`a year`,
}

/** Growth of a year's sales as a rhythm that somebody can check on a wall calendar: 365 days ÷ (target − baseline). */
export const rhythm: Rule = {
  id: 'goal.rhythm',
  family: 'goal',

  find(company, kit) {
    const goal = salesGoal(company)
    if (!goal || isBeyondCeiling(company, goal) || isSeasonal(company)) return []
    // A stock is sold once: it has no rhythm of a year.
    if (stockToSell(company)?.goal.id === goal.id) return []
    const more = goal.target - goal.baseline
    const days = Math.round(DAYS_A_YEAR / more)
    const unit = unitOfGoal(goal)
    const way = wayOf(kit, goal)
    const lag = lagOf(kit, goal)
    const says =
      days >= DAYS_TO_TELL
        ? say`${way} an extra ${kit.unit(unit, 'one', goal)} about every ${kit.duration(days, 'day', '365 ÷ (target − baseline)', [goal])}${lag}.`
        : say`${way} about ${kit.number(Math.ceil(more / WEEKS_A_YEAR), '(target − baseline) ÷ 52', [goal])} more each week${lag}.`
    return [
      {
        says,
        rests: idsOf(goal),
        evidence: 'derived',
        weight: {},
        about: kit.label(goal),
        figures: { days, perWeek: more / WEEKS_A_YEAR },
      },
    ]
  },
}
