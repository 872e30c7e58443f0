import { PLAN_DAYS } from '@sextant/contracts/quick-start/first-plan-words'
import type { PlanDay } from '@sextant/contracts/quick-start/first-plan'
import { daysBetween } from '../../../core/calendar.ts'
import type { Desk } from '../../../core/desk.ts'
import { daysOf } from '../../../core/due.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'

/** Working days between two steps of a move, where there is room. */
const APART = 4
/** Of a move's hours, what each of its three steps takes. */
const PARTS = [0.5, 0.25, 0.25] as const
const COUNT_MINUTES = 20
/** People plan in steps of ten minutes. */
const ROUND = 10

/** The steps of the moves and the day on which each is counted, none on the same day as another, within the plan's days. The first step of each is due when the next actions say. */
export function daysOfPlan(desk: Desk, plays: readonly ChosenPlay[]): PlanDay[] {
  const last = lastWorkingDay(desk)
  const begins = daysOf(desk.company, plays)
  const taken = new Set(begins)
  const days = plays.flatMap((chosen, index) => {
    const begin = begins[index] ?? 1
    const gap = Math.max(1, Math.min(APART, Math.floor((last - begin) / (PARTS.length + 1))))
    const at = (part: number): number => (part === 0 ? begin : free(begin + gap * part, taken))
    const steps = chosen.steps.map((step, part) => ({
      at: at(part),
      kind: 'step' as const,
      step: part + 1,
      what: desk.rule(step, chosen),
      minutes: minutesOf(chosen, part),
    }))
    const count = {
      at: at(PARTS.length),
      kind: 'count' as const,
      step: null,
      what: desk.rule(chosen.metric, chosen),
      minutes: COUNT_MINUTES,
    }
    return [...steps, count].map(day => ({ ...day, move: index + 1 }))
  })
  return days
    .filter(({ at }) => at <= last)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ...day }) => ({ ...day, on: desk.due(at) }))
}

/** Working days of which the last still lies in the plan. */
function lastWorkingDay(desk: Desk): number {
  const { today } = desk.company
  let last = 1
  while (daysBetween(today, desk.due(last + 1)) <= PLAN_DAYS) last += 1
  return last
}

/** The first working day from here on that has no work yet; it has some then. */
function free(from: number, taken: Set<number>): number {
  let day = from
  while (taken.has(day)) day += 1
  taken.add(day)
  return day
}

const minutesOf = ({ play }: ChosenPlay, part: number): number =>
  Math.max(ROUND, Math.round((play.hours * 60 * (PARTS[part] ?? 0)) / ROUND) * ROUND)
