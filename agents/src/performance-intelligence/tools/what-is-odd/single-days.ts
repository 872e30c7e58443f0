import type { MeasuredText } from '../../../sentences/measured.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { Judged } from '../../watch.ts'

const HOW = 'expected by the other days, weekday and trend taken out; 95% of days'

/** A value of a day of a series as it is written: a rate of the cases of that day, or a sum. */
export function level(
  desk: FigureDesk,
  { series }: Judged,
  value: number,
  index: number,
): MeasuredText {
  const { figures } = series
  if (figures.kind !== 'rate') return desk.sum(series.events, value, HOW)
  return desk.rate(value / Math.max(1, figures.trials[index] ?? 1), HOW)
}
