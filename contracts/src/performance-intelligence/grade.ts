import type { Prediction } from './parts.ts'

/** How what came stands beside a prediction. waiting: its time is not over, or not all of it is known. */
export const FINDING_GRADES = ['waiting', 'met', 'above', 'below', 'too-few'] as const
export type FindingGrade = (typeof FINDING_GRADES)[number]

export type GradedFinding = {
  grade: FindingGrade
  /** Of the time predicted; null where nothing of it is known. */
  value: number | null
  cases: number
}

/** Fewer of the cases that were expected tell nothing. */
const ENOUGH = 0.5

type Came = { events: number; cases: number; lastDay: string | null }

/** The rate that came in the time predicted against its range, once its last day is known. */
export function gradeFinding(
  { to, low, high, cases_expected }: Pick<Prediction, 'to' | 'low' | 'high' | 'cases_expected'>,
  { events, cases, lastDay }: Came,
): GradedFinding {
  const value = cases > 0 ? events / cases : null
  if (lastDay === null || lastDay < to) return { grade: 'waiting', value, cases }
  if (value === null || cases < cases_expected * ENOUGH) return { grade: 'too-few', value, cases }
  if (value < low) return { grade: 'below', value, cases }
  return { grade: value > high ? 'above' : 'met', value, cases }
}
