import type { Claim } from '@sextant/contracts/deliverable'
import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Heard } from '../../../core/tool.ts'
import { dayAfter } from '../../../figures/days.ts'
import { FEWEST_KNOWN } from '../../../math/statistics/anomalies/anomalies.ts'
import { FigureDesk, joined } from '../../figure-desk.ts'
import { type Change, type Finding, findingsIn, type Incident, isMoney } from '../../findings-in.ts'
import { healthLines } from '../../health-lines.ts'
import { inputOf } from '../../input.ts'
import { NOTHING_MEASURED } from '../../nothing-yet.ts'
import { currencyIn, lastDayOf, WATCHED_DAYS } from '../../sides.ts'
import { type Looked, lookAt, type Watched } from '../../watch.ts'
import { queryOf } from '../../where.ts'
import { actionsOf, lookAgain } from './actions.ts'
import { carriedSince } from './carried.ts'
import { chartOf } from './chart.ts'
import { costOf } from './cost.ts'
import { dayActions, dayPrediction, daySurer } from './day/actions.ts'
import { besideClaims } from './day/beside.ts'
import { dayHead } from './day/head.ts'
import { dayIsNot } from './day/is-not.ts'
import { dayClaim, dayInShort, dayOverturned, dayTitle } from './day/result.ts'
import { type ToldDay, toldDay } from './day/told-day.ts'
import { headOf } from './head.ts'
import { isNotOf } from './is-not.ts'
import { predictionOf } from './predict.ts'
import { overturnedBy, resultOf, silentResult, titleOf, tooLittleResult } from './result.ts'
import { slicesOf } from './slices.ts'
import { surerOf } from './surer.ts'
import { usualHead } from './usual.ts'
import type { Told } from './told.ts'
import { whereFrom } from './where-from.ts'
import { shiftClaim } from './shift-claim.ts'

const OTHERS_MOST = 4

/** What is odd in the last four weeks, the one finding that matters most first. */
export function arrange(desk: Desk, { figures: measured }: Heard): Arranged<'what-is-odd'> {
  const figures = measured ?? NOTHING_MEASURED
  const last = lastDayOf(figures) ?? desk.company.today
  const figureDesk = new FigureDesk(desk, figures, currencyIn(figures))
  const looked = lookAt(figures, last)
  const { watched } = looked
  const findings = findingsIn(watched)
  const body = bodyAround(figureDesk, watched, { last, held: findings.length })
  const inputs = inputOf(figureDesk, last, WATCHED_DAYS)
  if (watched.tried === 0) {
    const result = tooLittleResult(figureDesk, watched.mostKnown, FEWEST_KNOWN, last)
    const actions = lookAgain(figureDesk, result.sources)
    return { body: { ...body, state: 'too-little' }, result, actions, inputs }
  }
  const [first, ...others] = findings
  if (!first) return { ...silent(figureDesk, body, { watched, last }), inputs }
  const drawn =
    first.kind === 'day'
      ? ofDay(figureDesk, first, watched)
      : ofChange(figureDesk, first, looked, last)
  const rest = others.slice(0, OTHERS_MOST).map(one => claimOf(figureDesk, one, watched))
  const second = others.find(isDayOfMoney)
  return {
    ...drawn,
    ...(second && withDay(drawn, toldDay(figureDesk, second, watched))),
    body: {
      ...body,
      ...drawn.body,
      state: 'found',
      others: [...(drawn.body.others ?? []), ...rest],
    },
    inputs,
  }
}

type Drawn = Omit<Arranged<'what-is-odd'>, 'body' | 'inputs'> & { body: Partial<WhatIsOddBody> }

const ACTIONS_MOST = 3

const isDayOfMoney = (finding: Finding): finding is Incident =>
  finding.kind === 'day' && isMoney(finding)

/** A day on which money ran off is said and looked into, also where something else matters more. */
const withDay = (
  { result, actions = [] }: Drawn,
  told: ToldDay,
): Pick<Drawn, 'result' | 'actions'> => ({
  ...(result && { result: joined(result, dayInShort(told)) }),
  actions: [
    ...actions.slice(0, ACTIONS_MOST - 1),
    ...dayActions(told, null).slice(0, 1),
    ...actions.slice(ACTIONS_MOST - 1),
  ],
})

/** Another finding, in a sentence or two. */
const claimOf = (desk: FigureDesk, finding: Finding, watched: Watched): Claim =>
  finding.kind === 'day' ? dayClaim(toldDay(desk, finding, watched)) : shiftClaim(desk, finding)

function silent(
  desk: FigureDesk,
  body: WhatIsOddBody,
  { watched, last }: { watched: Watched; last: string },
): Omit<Arranged<'what-is-odd'>, 'inputs'> {
  const result = silentResult(desk, watched, last)
  const [main] = watched.judged
  const head = usualHead(desk, watched.judged)
  const usual = { ...body, head, chart: main ? chartOf(main, null) : null }
  return { body: usual, result, actions: lookAgain(desk, result.sources) }
}

/** A day on which something was not as it is on others. */
function ofDay(desk: FigureDesk, incident: Incident, watched: Watched): Drawn {
  const told = toldDay(desk, incident, watched)
  const prediction = dayPrediction(told)
  return {
    body: {
      head: dayHead(told),
      chart: chartOf(incident.lead.found, null),
      carried: told.carried,
      others: besideClaims(told),
      isNot: dayIsNot(told),
      surer: daySurer(told),
      prediction,
    },
    result: dayClaim(told),
    title: dayTitle(told),
    wouldChange: dayOverturned(told),
    actions: dayActions(told, prediction),
  }
}

/** A level that changed and stayed. */
function ofChange(
  desk: FigureDesk,
  { found, effect }: Change,
  { all, watched }: Looked,
  last: string,
): Drawn {
  const { series } = found
  const sources = [
    desk.metric(queryOf(series, series.days[0]!, dayAfter(effect.since, -1))),
    desk.metric(queryOf(series, effect.since, last)),
  ]
  const cost = costOf(series, effect, all)
  const carried = carriedSince(desk, series, effect)
  const told: Told = { desk, found, series, effect, cost, watched, all, carried, sources }
  const slices = slicesOf(told)
  const from = whereFrom(told, slices)
  const prediction = predictionOf(told)
  return {
    body: {
      head: headOf(told),
      chart: chartOf(found, effect),
      slices,
      carried,
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
  }
}

const bodyAround = (
  desk: FigureDesk,
  watched: Watched,
  { last, held }: { last: string; held: number },
): WhatIsOddBody => ({
  state: 'silent',
  period: { from: dayAfter(last, 1 - WATCHED_DAYS), to: last },
  currency: desk.currency,
  health: healthLines(desk.known, desk.desk.company.today),
  head: [],
  chart: null,
  watched: watched.tried,
  held,
  others: [],
  slices: [],
  isNot: [],
  surer: [],
  prediction: null,
})
