import { isMeasure, MEASURES } from '../figures/measures.ts'
import { numberFormat } from '../formats.ts'
import { writeMoney, writeValue } from '../metrics/written.ts'
import type { Prediction } from './parts.ts'

/** Cases of a level by day: the days that were told. */
export const BY_DAY = 'days'

/** rate: a share of cases; money and count: so much a day. */
export const PREDICTED_UNITS = ['rate', 'money', 'count'] as const
export type PredictedUnit = (typeof PREDICTED_UNITS)[number]

export function unitOfPrediction({
  events,
  cases,
}: Pick<Prediction, 'events' | 'cases'>): PredictedUnit {
  if (cases !== BY_DAY) return 'rate'
  return isMeasure(events) ? MEASURES[events].unit : 'count'
}

type Written = { unit: PredictedUnit; currency?: string | null | undefined }

/** What is predicted, or came of it: "2.48%", "€97.20 a day", "12.5 a day". */
export const writePredicted = (of: Written, value: number): string =>
  of.unit === 'rate' ? writeLevel(of, value) : `${writeLevel(of, value)} a day`

/** From one level to another: "€90.10 to €104.60 a day". */
export const writeRange = (of: Written, low: number, high: number): string =>
  `${writeLevel(of, low)} to ${writePredicted(of, high)}`

function writeLevel({ unit, currency }: Written, value: number): string {
  if (unit === 'rate') return writeValue({ kind: 'rate', unit: null }, value, '')
  if (unit === 'money') return writeMoney(Math.round(value), currency ?? 'USD')
  return numberFormat('en-GB', { maximumFractionDigits: 1 }).format(value)
}
