import type { Measure } from '@sextant/contracts/figures/measures'
import { type GradedFinding, gradeFinding } from '@sextant/contracts/performance-intelligence/grade'
import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import { BY_DAY } from '@sextant/contracts/performance-intelligence/predicted'
import { holesOf, type SourceSpan } from '../figures/completeness.ts'
import { dayAfter, daysFrom } from '../figures/days.ts'
import type { Figure } from '../figures/figure.ts'

/** What came in the time of a prediction. `until`: the last day that its source told; null where it told nothing. */
export type Came = GradedFinding & { events: number; until: string | null }

/** Days around the time predicted that are read as well: a missing day is seen between two that were told. */
const AROUND = 15

/** The days whose figures say what came of a prediction. */
export const daysToRead = ({ from, to }: Pick<Prediction, 'from' | 'to'>) => ({
  from: dayAfter(from, -AROUND),
  to: dayAfter(to, AROUND),
})

/** A missing day is waited for so long; then the others decide. */
const PATIENCE = 14

/** Holds a prediction against figures by day. It waits until its last day is known and none is missing. */
export function cameOf(
  prediction: Prediction,
  figures: readonly Figure[],
  spans: readonly SourceSpan[],
): Came {
  const { from, to, source, channel } = prediction
  const own = figures.filter(one => one.source === source && one.channel === channel)
  const sum = (measure: string): number =>
    own
      .filter(one => one.measure === (measure as Measure) && one.day >= from && one.day <= to)
      .reduce((all, { value }) => all + value, 0)
  const its = spans.filter(span => span.source === source)
  const until = its[0]?.last_day ?? null
  const missing = new Set([...holesOf(own, its, { from, to }).values()].flatMap(days => [...days]))
  const isWhole = missing.size === 0
  const told = daysFrom(from, to).filter(day => until !== null && day <= until && !missing.has(day))
  const events = sum(prediction.events)
  const cases = prediction.cases === BY_DAY ? told.length : sum(prediction.cases)
  const isTime = until !== null && (isWhole || until >= dayAfter(to, PATIENCE))
  return {
    ...gradeFinding(prediction, { events, cases, lastDay: isTime ? until : null }),
    events,
    until,
  }
}
