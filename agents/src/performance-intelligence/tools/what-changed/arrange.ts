import type { Claim } from '@sextant/contracts/deliverable'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import type { WhatChangedBody } from '@sextant/contracts/performance-intelligence/what-changed'
import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged, Heard } from '../../../core/tool.ts'
import { holesOf } from '../../../figures/completeness.ts'
import { dayAfter } from '../../../figures/days.ts'
import type { FiguresKnown } from '../../../figures/known.ts'
import { type Figure, inCurrency, toldOnce, trustedSources } from '../../../figures/figure.ts'
import { splitOf } from '../../../figures/split.ts'
import { daysAsked } from '../../asked.ts'
import { FigureDesk, joined } from '../../figure-desk.ts'
import { healthLines } from '../../health-lines.ts'
import { inputOf } from '../../input.ts'
import { NOTHING_MEASURED } from '../../nothing-yet.ts'
import { currencyIn, lastDayOf } from '../../sides.ts'
import { actionsOf } from './actions.ts'
import type { Compared } from './compared.ts'
import { movedIn } from './moved.ts'
import { movedClaims, movedHead, movedResult, movedTitle, unmovedClaims } from './moved-words.ts'
import { ratesOf } from './rates.ts'
import { headOf } from './head.ts'
import { overturnedBy, resultOf, unmovedResult, titleOf, tooLittleResult } from './words.ts'
import { verdictsOf } from './verdicts.ts'
import { surerOf } from './surer.ts'

/** What changed from one stretch to the next, split exactly, with what the data can carry of it. */
export function arrange(
  desk: Desk,
  { figures: measured, thread }: Heard,
): Arranged<'what-changed'> {
  const figures = measured ?? NOTHING_MEASURED
  const days = daysAsked(thread)
  const to = lastDayOf(figures) ?? desk.company.today
  const period = { from: dayAfter(to, 1 - days), to }
  const before = { from: dayAfter(period.from, -days), to: dayAfter(period.from, -1) }
  const currency = currencyIn(figures)
  const figureDesk = new FigureDesk(desk, figures, currency)
  const inMoney = inCurrency(figures.figures, currency)
  const once = toldOnce(inMoney, trustedSources(inMoney))
  const within = (span: { from: string; to: string }) =>
    once.filter(({ day }) => day >= span.from && day <= span.to)
  const [former, later] = [within(before), within(period)]
  const isKnown = knownThroughout(figures, once, { from: before.from, to: period.to })
  const split = former.length > 0 ? splitOf(former, later, currency, { isKnown }) : null
  const inputs = inputOf(figureDesk, to, 2 * days)
  const body: WhatChangedBody = {
    state: split ? 'found' : 'too-little',
    period,
    before: former.length > 0 ? before : null,
    currency,
    health: healthLines(figures, desk.company.today, days),
    head: [],
    split: split && {
      ...split,
      isMoney: MEASURES[split.measure as Measure].unit === 'money',
    },
    rates: [],
    clear: [],
    chance: [],
    stayed: [],
    surer: [],
  }
  if (!split) return { body, result: tooLittleResult(figureDesk, before), inputs }
  const measure = split.measure as Measure
  const sources = [before, period].map(span =>
    figureDesk.metric({ measures: [measure], ...span, currency }),
  )
  const compared: Compared = { desk: figureDesk, period, before, sources }
  const rates = ratesOf(compared, inMoney)
  const surer = surerOf(compared, rates)
  const head = headOf(compared, split, { former, later })
  const isClear = head.at(-1)?.isClear ?? null
  const moved = movedIn({ known: figures, once, before, period }).filter(
    ({ metric }) => metric.id !== measure,
  )
  const splitSays = resultOf(compared, split, rates, isClear)
  const verdicts = verdictsOf(compared, rates)
  return {
    body: {
      ...body,
      ...headsInOrder(head, movedHead(compared, moved), isClear),
      rates: rates.map(({ row }) => row),
      clear: [...movedClaims(compared, moved), ...verdicts.clear],
      chance: [...unmovedClaims(compared, moved), ...verdicts.chance],
      stayed: verdicts.stayed,
      surer,
    },
    result: resultsInOrder(
      { whole: splitSays, short: () => unmovedResult(compared, split) },
      movedResult(compared, moved),
      isClear,
    ),
    title:
      isClear === false ? (movedTitle(moved) ?? titleOf(split, isClear)) : titleOf(split, isClear),
    wouldChange: overturnedBy(compared),
    actions: actionsOf(compared, rates, { split, isClear, moved }),
    inputs,
  }
}

/** What clearly changed comes before what did not. */
function resultsInOrder(
  { whole, short }: { whole: Claim; short: () => Claim },
  moved: Claim | null,
  isClear: boolean | null,
): Claim {
  if (!moved) return whole
  return isClear === false ? joined(moved, short()) : joined(whole, moved)
}

const headsInOrder = (
  split: HeadFigure[],
  moved: HeadFigure[],
  isClear: boolean | null,
): Pick<WhatChangedBody, 'head'> => ({
  head: isClear === false ? [...moved, ...split] : [...split, ...moved],
})

/** Whether nothing is missing in a stretch of days of those who tell some measures. */
function knownThroughout(
  { spans }: FiguresKnown,
  once: readonly Figure[],
  stretch: { from: string; to: string },
): (measures: readonly Measure[]) => boolean {
  const within = once.filter(({ day }) => day >= stretch.from && day <= stretch.to)
  const holes = holesOf(within, spans, stretch)
  return measures =>
    within
      .filter(({ measure }) => measures.includes(measure))
      .every(({ source }) => (holes.get(source)?.size ?? 0) === 0)
}
