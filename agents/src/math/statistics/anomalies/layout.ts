import { WEEK } from '../week.ts'
import type { SparseRow } from './solve.ts'

/** Which columns there are: level, trend, weekdays where there are two weeks, and a step from a day on. */
export type Layout = {
  length: number
  hasWeek: boolean
  step: number | null
  priors: readonly number[]
}

/** Standard deviations of the priors: of a trend 0.3% a day (a tenth in a month), of a weekday a factor of 1.6, of a step a factor of 7. */
const PRIOR = { level: 20, trend: 0.003, weekday: 0.5, step: 2 }

/** `length` of the series, known days in it, and the first day of another level. */
export function layoutOf(length: number, known: number, step: number | null): Layout {
  const hasWeek = known >= 2 * WEEK
  const weekdays = hasWeek ? Array.from({ length: WEEK }, () => PRIOR.weekday) : []
  const priors = [PRIOR.level, PRIOR.trend, ...weekdays]
  return { length, hasWeek, step, priors: step === null ? priors : [...priors, PRIOR.step] }
}

/** What a day has in each column; the trend is counted from the middle of the series. */
export function rowOf(index: number, { length, hasWeek, step, priors }: Layout): SparseRow {
  const columns = [0, 1]
  const values = [1, index - (length - 1) / 2]
  if (hasWeek) {
    columns.push(2 + (index % WEEK))
    values.push(1)
  }
  if (step !== null && index >= step) {
    columns.push(priors.length - 1)
    values.push(1)
  }
  return { columns, values }
}
