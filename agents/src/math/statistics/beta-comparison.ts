import { within } from './basics.ts'
import { betaCdf, betaQuantile, logBeta } from './distributions.ts'
import { type Rate, shareOf } from './rate.ts'
import type { Interval } from './wilson.ts'

/** What is believed of a rate before any case was seen: every rate alike, or Jeffreys' ½, ½. */
export type Prior = 'uniform' | 'jeffreys'

export type BetaComparison = {
  /** P(rate of b > rate of a), 0–1. */
  better: number
  /** What choosing b is expected to lose of the rate, should a be the better one. */
  loss: number
  /** Where b − a lies with 95%, equal tails. */
  difference: Interval
}

type Beta = { a: number; b: number }
type Node = { x: number; weight: number }

const NODES = 400
const OUTSIDE = 1e-13

/**
 * Two rates as two beta distributions (Gelman et al., "Bayesian Data Analysis", 2.4). Integrated by Simpson's rule over x = sin² θ,
 * under which a density that is infinite at nought is flat; nothing is drawn, so the same counts give the same answer.
 * The loss is closed: E[max(a − b, 0)] = E[a]·P(a⁺ > b) − E[b]·P(a > b⁺), where ⁺ has one event more.
 */
export function compareByBeta(a: Rate, b: Rate, prior: Prior = 'jeffreys'): BetaComparison {
  const [left, right] = [posterior(a, prior), posterior(b, prior)]
  const worse = chanceBelow(withOneMore(right), left)
  const loss = meanOf(left) * chanceAbove(withOneMore(left), right) - meanOf(right) * worse
  return {
    better: 1 - chanceAbove(left, right),
    loss: Math.max(0, loss),
    difference: differenceInterval(left, right),
  }
}

function posterior(rate: Rate, prior: Prior): Beta {
  shareOf(rate)
  const start = prior === 'uniform' ? 1 : 0.5
  return { a: rate.events + start, b: rate.cases - rate.events + start }
}

const withOneMore = ({ a, b }: Beta): Beta => ({ a: a + 1, b })
const meanOf = ({ a, b }: Beta): number => a / (a + b)

/** P(X > Y). */
const chanceAbove = (x: Beta, y: Beta): number => 1 - chanceBelow(x, y)

/** P(X < Y). */
const chanceBelow = (x: Beta, y: Beta): number => over(nodesOf(y), at => betaCdf(at, x.a, x.b))

const over = (nodes: readonly Node[], value: (x: number) => number): number =>
  within(
    'chance',
    Math.min(
      1,
      nodes.reduce((sum, { x, weight }) => sum + weight * value(x), 0),
    ),
    0,
    1,
  )

/** Where the density lies, with Simpson's weights times the density, made to sum to one. */
function nodesOf({ a, b }: Beta): Node[] {
  const angle = (p: number): number => Math.asin(Math.sqrt(betaQuantile(p, a, b)))
  const from = a < 1 ? 0 : angle(OUTSIDE)
  const to = b < 1 ? Math.PI / 2 : angle(1 - OUTSIDE)
  const nodes = Array.from({ length: NODES + 1 }, (_, index) => {
    const theta = from + ((to - from) * index) / NODES
    const density =
      timesLog(2 * a - 1, Math.sin(theta)) + timesLog(2 * b - 1, Math.cos(theta)) - logBeta(a, b)
    return {
      x: Math.sin(theta) ** 2,
      weight: simpson(index) * Math.exp(density),
    }
  })
  const total = nodes.reduce((sum, { weight }) => sum + weight, 0)
  return nodes.map(({ x, weight }) => ({ x, weight: weight / total }))
}

/** ½ − ½ times the infinite logarithm of nought is nought: there the density is flat. */
const timesLog = (power: number, base: number): number => (power === 0 ? 0 : power * Math.log(base))

function simpson(index: number): number {
  if (index === 0 || index === NODES) return 1
  return index % 2 === 1 ? 4 : 2
}

function differenceInterval(a: Beta, b: Beta): Interval {
  const atMost = distributionOfDifference(a, b)
  return { low: rootOf(d => atMost(d) - 0.025), high: rootOf(d => atMost(d) - 0.975) }
}

/** P(b − a ≤ d). Integrated over the one whose density is steeper at its edge, where the other's cumulated chance would have a kink. */
function distributionOfDifference(a: Beta, b: Beta): (d: number) => number {
  if (Math.min(a.a, a.b) < Math.min(b.a, b.b)) {
    const nodes = nodesOf(a)
    return d => over(nodes, x => betaCdf(x + d, b.a, b.b))
  }
  const nodes = nodesOf(b)
  return d => 1 - over(nodes, x => betaCdf(x - d, a.a, a.b))
}

/** Where an increasing function of −1…1 crosses nought, by halving: thirty halves are a thousand-millionth. */
function rootOf(f: (d: number) => number): number {
  let [low, high] = [-1, 1]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (f(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
