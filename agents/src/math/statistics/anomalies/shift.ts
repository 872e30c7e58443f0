import { normalQuantile, studentCdf } from '../distributions.ts'
import { type Baseline, expectedOn, fitBaseline, lostBy, residual } from './baseline.ts'
import type { Day, Kind } from './series.ts'

/** A level that changed and stayed until the last day. */
export type Shift = {
  /** Its first day. */
  index: number
  /** How many times the former level, 0.5 for a half; per trial where it is a rate. */
  times: number
  /** Of the known days since then, how many lie on the side of the change. */
  beyond: number
  days: number
  /** The chance of a change as clear anywhere in the days that were searched, with neighbouring days resembling each other as they do. */
  p: number
}

/** A change of fewer days is not told from odd days; one of more than four weeks was told when it was new. */
const SHORTEST = 5
const LONGEST = 28
const FEWEST_BEFORE = 12

/**
 * The most likely change of level near the end: for each first day the likelihood ratio of a baseline with a step against one without,
 * and of the largest the chance over all of them: P(max > b) ≈ φ(b)·[(b − 1/b)·ln((1−ε₁)ε₂ ÷ ε₁(1−ε₂)) + 4/b]
 * (Miller and Siegmund 1982), where b is made smaller for neighbouring days that resemble each other. Null where there is too little.
 */
export function likeliestShift(kind: Kind, days: readonly Day[], length: number): Shift | null {
  const starts = startsOf(days)
  if (starts.length === 0 || days.every(({ value }) => value === 0)) return null
  const without = fitBaseline(kind, days, length)
  const fitted = starts.map(place => {
    const step = days[place]?.index ?? 0
    const baseline = fitBaseline(kind, days, length, step)
    return { place, step, baseline, gain: gainOf(without, baseline, days) }
  })
  const best = fitted.reduce((a, b) => (b.gain > a.gain ? b : a))
  const alike = likeness(best.baseline, days)
  const t = Math.sqrt(best.gain * ((1 - alike) / (1 + alike)))
  const p = searched(deviate(t, best.baseline.freedom), starts, days.length)
  return { index: best.step, p, ...seen(best.baseline, days.slice(best.place)) }
}

/** Places at which a step may begin. */
function startsOf(days: readonly Day[]): number[] {
  const from = Math.max(FEWEST_BEFORE, days.length - LONGEST)
  const to = days.length - SHORTEST
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place)
}

/** Twice the log-likelihood ratio, both by the dispersion that is left with the step. */
function gainOf(without: Baseline, withStep: Baseline, days: readonly Day[]): number {
  const [before, after] = [lostBy(without, days), lostBy(withStep, days)]
  const deviance = (before.deviance - after.deviance) / withStep.dispersion
  return Math.max(0, deviance + before.prior - after.prior)
}

/** How much each day resembles the one before. Poisson's own scatter never does, so only what goes beyond it can. */
function likeness(baseline: Baseline, days: readonly Day[]): number {
  const left = new Map(days.map(day => [day.index, residual(baseline, day)]))
  let [products, pairs] = [0, 0]
  for (const [index, value] of left) {
    const next = left.get(index + 1)
    if (next === undefined) continue
    products += value * next
    pairs += 1
  }
  if (pairs === 0) return 0
  const squares = [...left.values()].reduce((sum, value) => sum + value ** 2, 0) / left.size
  const n = days.length
  const seenLikeness = products / pairs / squares
  // Fitting lowers it (Marriott and Pope 1954), and with few days it may be larger than it looks.
  const careful = seenLikeness + (1 + 3 * seenLikeness) / n + CAUTION / Math.sqrt(n)
  return Math.min(Math.max(0, careful), mostLikeness(baseline, n))
}

/** Standard errors put upon an estimated likeness. */
const CAUTION = 0.5
/** Figures that resemble each other more than this drift, and no level of theirs lasts. */
const STRONGEST = 0.6

function mostLikeness({ kind, dispersion, freedom }: Baseline, n: number): number {
  if (kind === 'amount') return STRONGEST
  const highest = dispersion * (1 + CAUTION * Math.sqrt(2 / Math.min(freedom, n)))
  return STRONGEST * (1 - 1 / Math.max(1, highest))
}

/** The normal deviate as unlikely as t. */
const deviate = (t: number, freedom: number): number =>
  -normalQuantile(Math.max(1e-15, Math.min(0.5, studentCdf(-t, freedom))))

function searched(b: number, starts: readonly number[], n: number): number {
  if (b < 1) return 1
  const first = (starts[0] ?? 1) / n
  const last = (starts.at(-1) ?? 1) / n
  const density = Math.exp((-b * b) / 2) / Math.sqrt(2 * Math.PI)
  const width = Math.log((last * (1 - first)) / (first * (1 - last)))
  return Math.min(1, density * ((b - 1 / b) * width + 4 / b))
}

function seen(withStep: Baseline, since: readonly Day[]): Pick<Shift, 'times' | 'beyond' | 'days'> {
  const size = withStep.coefficients.at(-1) ?? 0
  const former = ({ index, trials }: Day): number => expectedOn(withStep, index, trials, true).mean
  const isBeyond = (day: Day): boolean =>
    size < 0 ? day.value < former(day) : day.value > former(day)
  return { times: Math.exp(size), beyond: since.filter(isBeyond).length, days: since.length }
}
