import { within } from '../basics.ts'
import { type Baseline, type Expected, expectedOn, fitBaseline } from './baseline.ts'
import { type Judged, oddDays } from './points.ts'
import { type Day, type Figures, type Kind, knownDays } from './series.ts'
import { likeliestShift, type Shift } from './shift.ts'
import { tailsOf } from './tails.ts'

/** Where 95% of such days fall. Rates are events, as the values are. */
export type Band = { index: number; expected: number; low: number; high: number }

export type Anomaly = Band & {
  value: number
  /** For all watched days together: the chance that chance alone makes any of them as odd. */
  p: number
  direction: 'above' | 'below'
}

export type Anomalies = {
  odd: Anomaly[]
  shift: Shift | null
  /** The chance that a series without anything looks at least as odd; what goes into the control of false discoveries. */
  p: number
  /** Every known day by the former level, for a chart. */
  band: Band[]
}

export type AnomalyOptions = {
  /** Days at the end of the series that may be called odd; those before are only its history. */
  watched?: number
  /** The part of series without anything that raise an alarm, 0–1. */
  falseAlarms?: number
}

/** Fewer known days tell nothing of what is usual. */
export const FEWEST_KNOWN = 14

/** Two fifths of the false alarms for odd days and for a change that lasts; the last fifth is for what resembles itself more than was estimated. */
const SHARE = 0.4

/** The odd days and the lasting change of a series; null with fewer than fourteen known days or nothing in them. */
export function anomaliesOf(
  figures: Figures,
  { watched = 28, falseAlarms = 0.05 }: AnomalyOptions = {},
): Anomalies | null {
  within('watched', watched, 1, 3660)
  within('falseAlarms', falseAlarms, 1e-6, 0.5)
  const days = knownDays(figures)
  const length = figures.values.length
  if (days.length < FEWEST_KNOWN || days.every(({ value }) => value === 0)) return null
  const from = length - watched
  const tried = days.filter(({ index }) => index >= from).length
  const limit = (falseAlarms * SHARE) / Math.max(1, tried)
  // A single day must not make a shift, so odd ones are out before it is looked for, and judged again by what it comes to.
  const first = oddDays(figures.kind, days, length, limit, null)
  const usual = without(days, first)
  const found = likeliestShift(figures.kind, usual, length)
  const shift = found !== null && found.p < falseAlarms * SHARE ? found : null
  const odd = shift === null ? first : oddDays(figures.kind, days, length, limit, shift.index)
  const shown = odd.filter(({ day }) => day.index >= from)
  const ps = [...shown.map(({ p }) => p * tried), found?.p ?? 1]
  return {
    odd: shown.map(one => anomalyOf(one, tried)).sort((a, b) => a.index - b.index),
    shift,
    p: Math.min(1, Math.min(...ps) / SHARE),
    band: bandOf(figures.kind, days, without(days, odd), length, shift),
  }
}

const without = (days: readonly Day[], odd: readonly Judged[]): Day[] =>
  days.filter(day => !odd.some(one => one.day === day))

function anomalyOf({ day, baseline, expected, p }: Judged, tried: number): Anomaly {
  return {
    ...bandOn(baseline, expected, day),
    value: day.value,
    p: Math.min(1, p * tried),
    direction: day.value > expected.mean ? 'above' : 'below',
  }
}

/** By the former level, which a step's own coefficient is taken out of. */
function bandOf(
  kind: Kind,
  days: readonly Day[],
  usual: readonly Day[],
  length: number,
  shift: Shift | null,
): Band[] {
  const fitted = fitBaseline(kind, usual, length, shift?.index ?? null)
  return days.map(day => bandOn(fitted, expectedOn(fitted, day.index, day.trials, true), day))
}

function bandOn(baseline: Baseline, expected: Expected, day: Day): Band {
  const top = baseline.kind === 'rate' ? day.trials : Number.MAX_SAFE_INTEGER
  const below = (value: number): number => tailsOf(baseline, expected, { ...day, value }).below
  const above = (value: number): number => tailsOf(baseline, expected, { ...day, value }).above
  return {
    index: day.index,
    expected: expected.mean,
    low: lowest(value => below(value) >= 0.025, expected.mean, top),
    high: lowest(value => above(value) <= 0.025, expected.mean, top),
  }
}

/** The least whole value (cent, event) from which on `holds` is true. */
function lowest(holds: (value: number) => boolean, near: number, top: number): number {
  let [low, high] = [-1, Math.min(top, Math.max(1, Math.ceil(near)))]
  while (high < top && !holds(high)) [low, high] = [high, Math.min(top, high * 2)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
