import type { Move, NextAction } from '@sextant/contracts/deliverable'
import { PLAN_DAYS } from '@sextant/contracts/quick-start/first-plan-words'
import type { PlanDay } from '@sextant/contracts/quick-start/first-plan'
import { daysBetween } from '@sextant/contracts/days'
import { workingDaysAfter } from '../../../core/calendar.ts'

/** Working days between two steps of a move, where there is room. */
const APART = 4
/** Of a move's hours, what its first step takes; the others share the rest. */
const FIRST_STEP = 0.5
const COUNT_MINUTES = 20
/** People plan in steps of five minutes. */
const ROUND = 5
const DAYS_A_WEEK = 5
/** A move that shows later than this is counted after the plan. */
const WEEKS_COUNTED = 4
const MINUTES_AN_HOUR = 60

type Around = { moves: readonly Move[]; actions: readonly NextAction[] }
/** A day by its place among the plan's working days. */
type Placed = Omit<PlanDay, 'on'> & { at: number }
type Frame = {
  begins: readonly number[]
  working: number
  taken: Set<number>
  /** Minutes of work that a week of the plan still has room for, by its place. */
  room: number[]
}

/** The steps of the moves and the day on which each is counted, none on the same day as another, within the plan's days, and no week with more work than there are hours. Each begins when its next action is due. */
export function daysOfPlan(
  { moves, actions }: Around,
  today: string,
  hoursAWeek: number = Infinity,
): PlanDay[] {
  const workingDays = workingDaysOfPlan(today)
  const begins = moves.map(({ id }, index) => beginOf(actions, id, workingDays) ?? index)
  const weeks = Math.ceil(workingDays.length / DAYS_A_WEEK)
  const room = Array.from({ length: weeks }, () => hoursAWeek * MINUTES_AN_HOUR)
  const frame = { begins, working: workingDays.length, taken: new Set(begins), room }
  return [...stepsOf(moves, frame), ...countsOf(moves, frame)]
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, ...day }) => {
      const on = workingDays[at]
      return on ? [{ ...day, on }] : []
    })
}

/** The first steps have their day; the others come after them, where a day is free and its week has room. */
function stepsOf(moves: readonly Move[], frame: Frame): Placed[] {
  const { begins, working, taken, room } = frame
  moves.forEach((move, index) => takeRoom(room, begins[index]!, minutesOf(move, 0)))
  return moves.flatMap((move, index) => {
    const begin = begins[index]!
    const apart = Math.floor((working - 1 - begin) / (move.steps.length + 1))
    const gap = Math.max(1, Math.min(APART, apart))
    let before = begin
    return move.steps.map((_, at) => {
      const minutes = minutesOf(move, at)
      if (at > 0) {
        before = free(before + gap, minutes, frame)
        taken.add(before)
        takeRoom(room, before, minutes)
      }
      const step = { kind: 'step' as const, step: at + 1, minutes, move: index + 1 }
      return { ...step, at: before }
    })
  })
}

const weekOf = (day: number): number => Math.floor(day / DAYS_A_WEEK)

function takeRoom(room: number[], day: number, minutes: number): void {
  const week = weekOf(day)
  room[week] = (room[week] ?? 0) - minutes
}

/** A move is counted when it is said to show. */
function countsOf(moves: readonly Move[], { begins, working, taken }: Frame): Placed[] {
  return moves.flatMap(({ weeks: [, latest] }, index) => {
    if (latest > WEEKS_COUNTED) return []
    const wanted = Math.min(working - 1, begins[index]! + latest * DAYS_A_WEEK)
    const at = freeUpTo(wanted, taken)
    return [{ at, kind: 'count' as const, step: null, minutes: COUNT_MINUTES, move: index + 1 }]
  })
}

/** The plan's working days, ISO. */
function workingDaysOfPlan(today: string): string[] {
  const days: string[] = []
  for (let count = 1; ; count += 1) {
    const day = workingDaysAfter(today, count)
    if (daysBetween(today, day) > PLAN_DAYS) return days
    days.push(day)
  }
}

function beginOf(
  actions: readonly NextAction[],
  move: string,
  workingDays: readonly string[],
): number | null {
  const due = actions.find(action => action.move === move)?.due
  const at = due === undefined ? -1 : workingDays.indexOf(due)
  return at === -1 ? null : at
}

/** The first working day from here on that has no work yet and whose week has room for it; where no week has, one of the week that has most. */
function free(from: number, minutes: number, { taken, room, working }: Frame): number {
  const days = Array.from({ length: Math.max(0, working - from) }, (_, at) => from + at)
  const open = days.filter(day => !taken.has(day))
  const roomOn = (day: number): number => room[weekOf(day)] ?? 0
  const [most] = open.toSorted((a, b) => roomOn(b) - roomOn(a))
  return open.find(day => roomOn(day) >= minutes) ?? most ?? working
}

/** The last working day up to here that has no work yet; it has some then. */
function freeUpTo(latest: number, taken: Set<number>): number {
  let day = latest
  while (taken.has(day)) day -= 1
  taken.add(day)
  return day
}

function minutesOf({ hours, steps }: Move, at: number): number {
  const rest = (1 - FIRST_STEP) / Math.max(1, steps.length - 1)
  const part = at === 0 ? FIRST_STEP : rest
  return Math.max(ROUND, Math.round((hours * MINUTES_AN_HOUR * part) / ROUND) * ROUND)
}
