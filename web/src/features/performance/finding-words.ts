import type { FindingGrade } from '@sextant/contracts/performance-intelligence/grade'
import type { FindingRow } from '@sextant/contracts/performance-intelligence/routes'
import { dateFormat } from '@sextant/contracts/formats'

const day = (iso: string): string =>
  dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(iso))

const rate = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 2 : 1)}%`

const GRADES: Readonly<Record<FindingGrade, string>> = {
  waiting: 'Waiting',
  met: 'It came true',
  above: 'It came better than predicted',
  below: 'It stayed below what was predicted',
  'too-few': 'Too few cases came to tell',
}

/** How a finding stands, in words: nothing predicted, a prediction waiting, or what came of it. */
export function stateWords({ state, prediction, grade, value }: FindingRow): string {
  if (!prediction || grade === null) return 'Open, nothing predicted'
  const range = `${rate(prediction.low)} to ${rate(prediction.high)}`
  if (state === 'waiting') return `Predicted ${range}, graded after ${day(prediction.to)}`
  const came = value === null ? '' : `: ${rate(value)}`
  return `${GRADES[grade]}${came}, predicted ${range}`
}
