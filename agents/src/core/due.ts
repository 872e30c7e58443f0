import type { Company } from '../company/company.ts'
import { hoursAWeek } from '../company/fund.ts'
import type { ChosenPlay } from '../plays/choose.ts'

const DAYS_A_WEEK = 5
/** Of a play's hours, the part that its first step takes at most. */
const FIRST_STEP = 1 / 2
/** Of the weeks until a play shows, the part in which its first step is done. */
const FIRST_WEEKS = 1 / 2
/** A first step takes two days at least: somebody has to hear of it. */
const LEAST = 2

/** Working days until the first step of each play is done, one after the other: by the hours at hand where they are known, else by the weeks of the play. */
export function daysOf(company: Company, plays: readonly ChosenPlay[]): number[] {
  const week = hoursAWeek(company)
  const days: number[] = []
  let hours = 0
  for (const { play } of plays) {
    hours += play.hours * FIRST_STEP
    const wanted = week ? (hours / week) * DAYS_A_WEEK : play.weeks[0] * FIRST_WEEKS * DAYS_A_WEEK
    const before = days.at(-1) ?? 0
    days.push(Math.max(LEAST, before + 1, Math.ceil(wanted)))
  }
  return days
}
