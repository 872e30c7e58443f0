import { holesOf } from '../../figures/completeness.ts'
import type { Figure } from '../../figures/figure.ts'
import type { FiguresKnown } from '../../figures/known.ts'
import { type Tally, tallyOf } from '../../figures/tally.ts'

/** What figures came to over some days, with its 95% interval: a rate of 0–1, or money in minor units. */
export type MeasuredValue = {
  metric: string
  label: string
  channel?: string
  kind: 'rate' | 'money'
  value: number
  low: number
  high: number
  n: number
  n_of: string
  from: string
  to: string
  sources: readonly string[]
  per?: 'week'
  /** What is said of it besides. */
  more?: string
}

/** Of the value, how far its interval may reach to either side: beyond that it says too little to build on. */
const NARROW = 0.25
/** Whether an interval is narrow enough to build on its value. */
export const isClose = ({ value, low, high }: { value: number; low: number; high: number }) =>
  Math.max(high - value, value - low) <= value * NARROW

/** Figures of some days, with what is missing of them. */
export function tallyBetween(
  { spans }: FiguresKnown,
  all: readonly Figure[],
  from: string,
  to: string,
): Tally {
  const figures = all.filter(({ day }) => day >= from && day <= to)
  const sources = new Set(figures.map(({ source }) => source))
  const told = spans.filter(({ source }) => sources.has(source))
  return tallyOf(figures, { from, to }, holesOf(figures, told, { from, to }))
}
