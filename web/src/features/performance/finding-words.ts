import type { FindingGrade } from '@sextant/contracts/performance-intelligence/grade'
import type {
  FindingRow,
  PredictionList,
  PredictionRow,
} from '@sextant/contracts/performance-intelligence/routes'
import { shortDay } from '@sextant/contracts/days'

const rate = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 2 : 1)}%`

const GRADES: Readonly<Record<FindingGrade, string>> = {
  waiting: 'Waiting',
  met: 'It came true',
  above: 'It came better than predicted',
  below: 'It stayed below what was predicted',
  'too-few': 'Too few cases came to tell',
}

/** How a finding stands, in words: nothing predicted, a prediction waiting, or what came of it. */
export function stateWords({
  state,
  prediction,
  grade,
  value,
}: Pick<FindingRow, 'state' | 'prediction' | 'grade' | 'value'>): string {
  if (!prediction || grade === null) return 'Open, nothing predicted'
  const range = `${rate(prediction.low)} to ${rate(prediction.high)}`
  if (state === 'waiting') return `Predicted ${range}, graded after ${shortDay(prediction.to)}`
  const came = value === null ? '' : `: ${rate(value)}`
  return `${GRADES[grade]}${came}, predicted ${range}`
}

/** What restated figures say of a prediction that was graded before; null where they say the same. */
export function regradedWords({ regraded }: PredictionRow): string | null {
  if (!regraded) return null
  const came = regraded.value === null ? '' : `: ${rate(regraded.value)}`
  return `By figures that were restated since: ${GRADES[regraded.grade].toLowerCase()}${came}`
}

/** "2 came true, 1 did not, 3 wait": all that were ever made. */
export function countWords({ right, wrong, too_few, waiting }: PredictionList['counts']): string {
  const parts = [
    `${right} came true`,
    `${wrong} did not`,
    too_few > 0 && `${too_few} could not be told`,
    `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`,
  ]
  return parts.filter(Boolean).join(', ')
}
