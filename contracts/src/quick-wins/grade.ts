import type { Prediction } from './prediction.ts'

export const GRADES = ['beat', 'met', 'short', 'none', 'unmeasured'] as const
/** How a result stands beside its prediction. unmeasured: nobody could count it, which is no success. */
export type Grade = (typeof GRADES)[number]

type Predicted = Pick<Prediction, 'baseline' | 'expected' | 'better'>

/** Differences below this are the computer's, and nobody's result. */
const DUST = 1e-9

/** By how much a figure got better, in its own unit; negative where it got worse. */
export const gainOf = ({ baseline, better }: Predicted, value: number): number =>
  better === 'less' ? baseline - value : value - baseline

/** The gains that were expected: the modest one first. */
export const expectedGains = (predicted: Predicted): [number, number] => [
  gainOf(predicted, predicted.expected[0]),
  gainOf(predicted, predicted.expected[1]),
]

/** More than was hoped for, within the range, better than before but less than that, or no better at all. */
export function gradeOf(predicted: Predicted, value: number): Grade {
  const [least, most] = expectedGains(predicted)
  const gain = gainOf(predicted, value)
  if (gain > most + DUST) return 'beat'
  if (gain >= least - DUST) return 'met'
  return gain > DUST ? 'short' : 'none'
}

/** Of the predictions that could be counted, those that came true or better; null where none could be. */
export function hitRate(grades: readonly (Grade | null)[]): { hits: number; of: number } | null {
  const counted = grades.filter(grade => grade !== null && grade !== 'unmeasured')
  const hits = counted.filter(grade => grade === 'met' || grade === 'beat').length
  return counted.length > 0 ? { hits, of: counted.length } : null
}
