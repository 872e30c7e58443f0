import type { Metric } from '@sextant/contracts/metrics/catalogue'
import { evaluate, type Formula, namesIn } from '@sextant/contracts/metrics/formula'
import { isMeasure } from '@sextant/contracts/figures/measures'
import type { Sums } from './tally.ts'

export type Inputs = Readonly<Record<string, number | undefined>>

/** A metric as what stands above and below its line, each a sum over days; below 1 where it has no line. `times` is a number it is multiplied by. */
export type Parts = { above: Formula; below: Formula; times: number }

const ONE: Formula = { type: 'number', value: 1 }

/** True where a formula of sums is the sum of the same formula of days: it adds measures up, or multiplies one by what no day changes. */
function addsUp(formula: Formula): boolean {
  if (formula.type === 'number') return false
  if (formula.type === 'name') return isMeasure(formula.name)
  if (formula.type === 'negative') return addsUp(formula.of)
  const { operator, left, right } = formula
  if (operator === '+' || operator === '-') return addsUp(left) && addsUp(right)
  if (operator === '*') return (addsUp(left) && isFixed(right)) || (isFixed(left) && addsUp(right))
  return addsUp(left) && isFixed(right)
}

/** Nothing of it changes from day to day. */
const isFixed = (formula: Formula): boolean => !namesIn(formula).some(isMeasure)

/** How a metric splits into what is drawn anew by day; null where it does not. */
export function partsOf({ expanded }: Pick<Metric, 'expanded'>): Parts | null {
  if (addsUp(expanded)) return { above: expanded, below: ONE, times: 1 }
  if (expanded.type !== 'operation') return null
  const { operator, left, right } = expanded
  if (operator === '/' && addsUp(left) && addsUp(right))
    return { above: left, below: right, times: 1 }
  if (operator === '*' && right.type === 'number') return multiplied(left, right.value)
  if (operator === '*' && left.type === 'number') return multiplied(right, left.value)
  return null
}

/** True where a metric of a period is the sum of its days. */
export const isSum = (metric: Pick<Metric, 'expanded'>): boolean =>
  partsOf(metric)?.below.type === 'number'

function multiplied(expanded: Formula, times: number): Parts | null {
  const parts = partsOf({ expanded })
  return parts && { ...parts, times: parts.times * times }
}

/** The two counts of a rate, where a metric is one of plain figures: events of cases. */
export function countsOf(
  metric: Pick<Metric, 'expanded' | 'kind'>,
): { events: string; cases: string } | null {
  const { expanded, kind } = metric
  if (kind !== 'rate' || expanded.type !== 'operation' || expanded.operator !== '/') return null
  const { left, right } = expanded
  return left.type === 'name' && right.type === 'name'
    ? { events: left.name, cases: right.name }
    : null
}

/** The value of a formula over sums and inputs. */
export const valueOf = (formula: Formula, sums: Sums, inputs: Inputs): number | null =>
  evaluate(formula, name => (isMeasure(name) ? sums[name] : inputs[name]))
