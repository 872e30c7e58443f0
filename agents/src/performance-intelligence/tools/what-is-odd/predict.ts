import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import { dayAfter } from '../../../figures/days.ts'
import { wilsonInterval } from '../../../math/statistics/wilson.ts'
import { dayText, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { wayOf } from '../../where.ts'
import { BEFORE_MOST } from './effect.ts'
import { predictLevel } from './predict-level.ts'
import { tollOf } from './toll.ts'
import { type Told, unitOf } from './told.ts'

/** Working days given to put it right, and whole weeks that are then watched. */
const UNTIL_RIGHT = 2
const WATCHED = 14
const HOW =
  'the former rate with what two samples may scatter: Wilson intervals of both, as Newcombe joins them'

/** Where the rate is expected once the cause is put right: written down now, graded from figures later. Of rates only for a loss. */
export function predictionOf(told: Told): Prediction | null {
  const { desk, series, effect, sources } = told
  const { cases, source, channel } = series
  if (!effect.isClear) return null
  if (!cases) return levelPrediction(told)
  if (effect.difference >= 0) return null
  const expected = Math.round((effect.after.cases / effect.after.days) * WATCHED)
  if (expected < 1) return null
  const from = dayAfter(desk.desk.company.today, UNTIL_RIGHT)
  const to = dayAfter(from, WATCHED - 1)
  const { low, high } = rangeOf(effect.former, effect.before.cases, expected)
  const range = say`${desk.rate(low, HOW)} to ${desk.rate(high, HOW)}`
  const many = desk.count(expected, 'cases a day since the change × days watched')
  return {
    says: desk.claim(
      say`With the cause put right, ${ownWord(series.name)} of ${wayOf(series)} are at ${range} between ${dayText(from)} and ${dayText(to)}, on about ${many} ${ownWord(unitOf(cases))}`,
      sources,
    ),
    events: series.events,
    cases,
    source,
    channel,
    from,
    to,
    low,
    high,
    now: effect.later,
    cases_expected: expected,
  }
}

/** Of a sum: what was lost comes back once the cause is put right; anything else stays as it is now. */
function levelPrediction({ desk, series, effect, found, sources }: Told): Prediction | null {
  const isLoss = tollOf(series, effect.difference > 0) === 'cost' && effect.difference < 0
  const end = series.days.length
  return predictLevel(desk, series, {
    from: isLoss ? Math.max(0, effect.index - BEFORE_MOST) : effect.index,
    to: isLoss ? effect.index : end,
    without: found.anomalies.odd.map(({ index }) => index),
    provided: isLoss
      ? say`With the cause put right`
      : say`As long as nothing is changed for ${wayOf(series)}`,
    sources,
  })
}

/** A rate that is the same is seen otherwise in another sample: both scatter. */
function rangeOf(rate: number, seen: number, expected: number): { low: number; high: number } {
  const [before, after] = [wilsonInterval(rate, seen), wilsonInterval(rate, expected)]
  return {
    low: Math.max(0, rate - Math.hypot(rate - before.low, rate - after.low)),
    high: Math.min(1, rate + Math.hypot(before.high - rate, after.high - rate)),
  }
}
