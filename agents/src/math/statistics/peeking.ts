import { within } from './basics.ts'
import { normalCdf, zOf } from './distributions.ts'
import { type Rate, shareOf } from './rate.ts'

/** One look at a running test: both arms from its beginning until then. */
export type Look = { a: Rate; b: Rate }

/** What may be concluded at a look, however many went before and whenever one stops. */
export type ValidLook = { difference: number; low: number; high: number; p: number }

/**
 * Always-valid p and 95% interval of b − a at each look: the mixture sequential probability ratio test with a normal mixture of
 * standard deviation `expected` (Johari, Koomen, Pekelis and Walsh 2022, "Always Valid Inference"). With s² = p̂q̂/n of both arms
 * added, Λ = √(s² ÷ (s² + τ²)) · exp(τ²d² ÷ 2s²(s² + τ²)); p is the least 1 ÷ Λ so far, the interval the overlap so far.
 * `expected` (0–1, a difference that would matter) is chosen before the first look: chosen after it, nothing is valid.
 */
export function alwaysValid(looks: readonly Look[], expected: number): ValidLook[] {
  const tau = within('expected', expected, 1e-6, 1) ** 2
  let best: ValidLook = { difference: 0, low: -1, high: 1, p: 1 }
  return looks.map(look => {
    best = narrowed(best, look, tau)
    return best
  })
}

function narrowed(before: ValidLook, { a, b }: Look, tau: number): ValidLook {
  const difference = shareOf(b) - shareOf(a)
  const variance = varianceOf(a) + varianceOf(b)
  const both = variance + tau
  const logRatio = Math.log(variance / both) / 2 + (tau * difference ** 2) / (2 * variance * both)
  const half = Math.sqrt(
    ((variance * both) / tau) * (2 * Math.log(1 / 0.05) + Math.log(both / variance)),
  )
  return {
    difference,
    low: Math.max(before.low, difference - half),
    high: Math.min(before.high, difference + half),
    p: Math.min(before.p, Math.exp(-logRatio)),
  }
}

/** Half an event and half a non-event are added, or an arm in which nothing happened yet would be certain of it (Agresti and Caffo 2000). */
function varianceOf({ events, cases }: Rate): number {
  const share = (events + 0.5) / (cases + 1)
  return (share * (1 - share)) / (cases + 1)
}

const NODES = 160

/**
 * The chance that a test without any difference looks significant at one of `looks` evenly spaced looks, when each is judged
 * as if it were the only one: 0.05 for one, 0.14 for five (Armitage, McPherson and Rowe 1969, by their recursive integration).
 */
export function falseAlarmsOfLooks(looks: number, confidence = 0.95): number {
  if (!Number.isInteger(looks)) throw new RangeError(`looks are a whole number, got ${looks}`)
  within('looks', looks, 1, 100)
  const z = zOf(confidence)
  let kept: Grid = { at: [0], weight: [1] }
  for (let look = 1; look <= looks; look += 1) kept = stepped(kept, z * Math.sqrt(look))
  return 1 - kept.weight.reduce((sum, weight) => sum + weight, 0)
}

/** A density on points, times their share of the integral. */
type Grid = { at: number[]; weight: number[] }

/** The sum after one more normal step, where it stays inside ±edge. */
function stepped(from: Grid, edge: number): Grid {
  if (from.at.length === 1) return first(edge)
  const at = pointsOf(edge)
  const weight = at.map((x, index) => {
    const density = from.at.reduce(
      (sum, y, place) => sum + (from.weight[place] ?? 0) * bell(x - y),
      0,
    )
    return density * simpson(index, edge)
  })
  return { at, weight }
}

function first(edge: number): Grid {
  const at = pointsOf(edge)
  const weight = at.map((x, index) => bell(x) * simpson(index, edge))
  // What the rule of Simpson misses of a single step is known, so it is put right.
  const total = weight.reduce((sum, value) => sum + value, 0)
  const inside = 1 - 2 * normalCdf(-edge)
  return { at, weight: weight.map(value => (value * inside) / total) }
}

const bell = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

const pointsOf = (edge: number): number[] =>
  Array.from({ length: NODES + 1 }, (_, index) => edge * ((2 * index) / NODES - 1))

function simpson(index: number, edge: number): number {
  const step = (2 * edge) / NODES / 3
  if (index === 0 || index === NODES) return step
  return step * (index % 2 === 1 ? 4 : 2)
}
