import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { MeasuredText } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import type { DailySeries } from '../../series.ts'
import type { Found, Watched } from '../../watch.ts'
import type { Carried } from '@sextant/contracts/performance-intelligence/parts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'

/** A lasting change with all that is told of it. */
export type Told = {
  desk: FigureDesk
  found: Found
  series: DailySeries
  effect: Effect
  cost: Cost
  watched: Watched
  all: readonly DailySeries[]
  /** Of a sum: which campaigns carry the change, in so much a day. */
  carried: readonly Carried[]
  /** Of the time before, and of the time since. */
  sources: readonly number[]
}

export const NEWCOMBE = 'difference of two rates, 95% interval by Newcombe 1998'
export const BY_DAYS = 'difference of two means, 95% interval from days drawn anew'
export const MISSING = 'cases since the change × the former rate − what came'

export const unitOf = (measure: Measure): string =>
  measure === 'sessions' ? 'visits' : MEASURES[measure].label.toLowerCase()

/** What the certainty is counted in: visits of a rate, days of a sum. */
export const casesName = ({ cases }: DailySeries): string => (cases ? unitOf(cases) : 'days')

type OfSeries = Pick<Told, 'desk' | 'series'>

/** A level of the series as it is written: a rate, or so much a day. */
export const levelOf = ({ desk, series }: OfSeries, value: number, how: string): MeasuredText =>
  series.cases ? desk.rate(value, how) : desk.sum(series.events, value, how)

/** How far it moved. */
export const changeOf = ({ desk, series }: OfSeries, value: number): MeasuredText =>
  series.cases ? desk.points(value, NEWCOMBE) : desk.sum(series.events, value, BY_DAYS)

/** Between which values the change lies. */
export const rangeOf = ({ desk, series }: OfSeries, low: number, high: number): Sentence =>
  series.cases
    ? say`${desk.pointsRange(low, high, NEWCOMBE)}`
    : say`${desk.sum(series.events, low, BY_DAYS)} to ${desk.sum(series.events, high, BY_DAYS)}`

/** An amount of what is counted. */
export const amountOf = ({ desk, series }: OfSeries, value: number): MeasuredText =>
  desk.sum(series.events, Math.round(value), MISSING)
