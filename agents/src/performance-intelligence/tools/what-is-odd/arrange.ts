import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Heard } from '../../../core/tool.ts'
import { dayAfter } from '../../../figures/days.ts'
import { FEWEST_KNOWN } from '../../../math/statistics/anomalies/anomalies.ts'
import { FigureDesk } from '../../figure-desk.ts'
import { healthLines } from '../../health-lines.ts'
import { inputOf } from '../../input.ts'
import { NOTHING_MEASURED } from '../../nothing-yet.ts'
import { currencyIn, lastDayOf, WATCHED_DAYS } from '../../sides.ts'
import { lookAt, type Watched } from '../../watch.ts'
import { queryOf } from '../../where.ts'
import { actionsOf, lookAgain } from './actions.ts'
import { chartOf } from './chart.ts'
import { costOf } from './cost.ts'
import { effectOf } from './effect.ts'
import { headOf } from './head.ts'
import { isNotOf } from './is-not.ts'
import { predictionOf } from './predict.ts'
import { overturnedBy, resultOf, silentResult, titleOf, tooLittleResult } from './result.ts'
import { oddDayClaim } from './single-days.ts'
import { slicesOf } from './slices.ts'
import { surerOf } from './surer.ts'
import { usualHead } from './usual.ts'
import type { Told } from './told.ts'
import { whereFrom } from './where-from.ts'
import { shiftClaim } from './shift-claim.ts'

const OTHERS_MOST = 4

/** What is odd in the last four weeks, the one finding that explains most first. */
export function arrange(desk: Desk, { figures: measured }: Heard): Arranged<'what-is-odd'> {
  const figures = measured ?? NOTHING_MEASURED
  const last = lastDayOf(figures) ?? desk.company.today
  const figureDesk = new FigureDesk(desk, figures, currencyIn(figures))
  const { all, watched } = lookAt(figures, last)
  const body = bodyAround(figureDesk, watched, last)
  const [first, ...others] = watched.found
  const inputs = inputOf(figureDesk, last, WATCHED_DAYS)
  if (watched.tried === 0) {
    const result = tooLittleResult(figureDesk, watched.mostKnown, FEWEST_KNOWN, last)
    const actions = lookAgain(figureDesk, result.sources)
    return { body: { ...body, state: 'too-little' }, result, actions, inputs }
  }
  if (!first) {
    const result = silentResult(figureDesk, watched, last)
    const [main] = watched.judged
    const usual = {
      ...body,
      head: usualHead(figureDesk, watched.judged),
      chart: main ? chartOf(main, null) : null,
    }
    return { body: usual, result, actions: lookAgain(figureDesk, result.sources), inputs }
  }
  const rest = others.slice(0, OTHERS_MOST).flatMap(one => shiftClaim(figureDesk, one) ?? [])
  const effect = effectOf(first)
  const chart = chartOf(first, effect)
  if (!effect) {
    const result = oddDayClaim(figureDesk, first)!
    const actions = lookAgain(figureDesk, result.sources)
    return { body: { ...body, state: 'found', chart, others: rest }, result, actions, inputs }
  }
  const { series } = first
  const sources = [
    figureDesk.metric(queryOf(series, series.days[0]!, dayAfter(effect.since, -1))),
    figureDesk.metric(queryOf(series, effect.since, last)),
  ]
  const cost = costOf(series, effect, all)
  const told: Told = { desk: figureDesk, found: first, series, effect, cost, watched, all, sources }
  const slices = slicesOf(told)
  const from = whereFrom(told, slices)
  const prediction = predictionOf(told)
  return {
    body: {
      ...body,
      state: 'found',
      head: headOf(told),
      chart,
      others: rest,
      slices,
      isNot: isNotOf(told),
      surer: surerOf(told, slices),
      prediction,
    },
    result: resultOf(told),
    title: titleOf(told),
    wouldChange: overturnedBy(told),
    narrative:
      from.length > 0 ? [{ id: 'where', heading: 'Where it comes from', paragraphs: from }] : [],
    actions: actionsOf(told, slices, prediction),
    inputs,
  }
}

const bodyAround = (desk: FigureDesk, watched: Watched, last: string): WhatIsOddBody => ({
  state: 'silent',
  period: { from: dayAfter(last, 1 - WATCHED_DAYS), to: last },
  currency: desk.currency,
  health: healthLines(desk.known, desk.desk.company.today),
  head: [],
  chart: null,
  watched: watched.tried,
  held: watched.found.length,
  others: [],
  slices: [],
  isNot: [],
  surer: [],
  prediction: null,
})
