import { daysBetween } from '@sextant/contracts/days'
import { workingDaysAfter } from './calendar.ts'

const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7
const DAY_MS = 86_400_000
/** Steps are spread over no fewer working days than this. */
const LEAST_DAYS = 3

type Pace = { steps: readonly string[]; weeks: readonly [number, number] }

/** The steps on working days until the move begins to show, and the day on which its result is asked for: when it has to have shown. ISO dates. */
export function stepsOnDays(
  { steps, weeks }: Pace,
  begins: string,
): { checklist: { what: string; due: string }[]; due: string } {
  const days = Math.max(LEAST_DAYS, weeks[0] * WORKING_DAYS_A_WEEK)
  const checklist = steps.map((what, index) => ({
    what,
    due: workingDaysAfter(begins, Math.ceil((days * (index + 1)) / steps.length)),
  }))
  return { checklist, due: dayOfResult(begins, weeks[1]) }
}

/** A working day: what would fall on a weekend is asked for on the Monday after. */
function dayOfResult(begins: string, weeks: number): string {
  const last = Date.parse(`${begins}T00:00:00Z`) + weeks * DAYS_A_WEEK * DAY_MS
  const before = new Date(last - DAY_MS).toISOString().slice(0, 10)
  const due = workingDaysAfter(before, 1)
  return daysBetween(begins, due) > 0 ? due : workingDaysAfter(begins, 1)
}
