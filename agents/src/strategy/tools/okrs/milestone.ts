import type { Claim } from '@sextant/contracts/deliverable'
import type { Fact } from '../../../company/company.ts'
import { daysBetween, lastDayOf } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import { say } from '../../../sentences/sentence.ts'

type Milestone = { claim: Claim; target: number | null }
const HOW = 'baseline + (target − baseline) × days of the quarter ÷ days left'

/** Where the goal should stand when the quarter ends, were the way even; null where no day or no beginning is known. */
export function milestone(desk: Desk, goal: Fact<'goal'>, ends: string): Milestone {
  const { baseline, target } = goal
  if (goal.keep && baseline !== undefined) return held(desk, goal, baseline)
  if (baseline === undefined || target === undefined || !goal.by) return open(desk, goal)
  const left = daysBetween(desk.company.today, lastDayOf(goal.by))
  if (left <= 0) return open(desk, goal)
  const part = Math.min(1, daysBetween(desk.company.today, ends) / left)
  const step = rounded(baseline + (target - baseline) * part, goal)
  const figure = desk.kit.figure(goal, step, HOW)
  const says = say`${desk.kit.label(goal)}: a pace of ${figure} at the end of the quarter, on an even way to ${desk.kit.figure(goal, target)}`
  return { claim: desk.claim(says, [goal.id], 'computed'), target: step }
}

function held(desk: Desk, goal: Fact<'goal'>, baseline: number): Milestone {
  const figure = desk.kit.figure(goal, baseline)
  const claim = desk.claim(say`${desk.kit.label(goal)}: still ${figure}`, [goal.id], 'told')
  return { claim, target: baseline }
}

function open(desk: Desk, goal: Fact<'goal'>): Milestone {
  const claim = desk.claim(
    say`${desk.kit.label(goal)}: the step of this quarter is open until the card says where it stands today and by when`,
    [goal.id],
    'not rated',
  )
  return { claim, target: null }
}

/** Things are counted whole; money and shares as they come. */
const rounded = (value: number, { form }: Fact<'goal'>): number =>
  form === 'share' ? Math.round(value * 1_000) / 1_000 : Math.round(value)
