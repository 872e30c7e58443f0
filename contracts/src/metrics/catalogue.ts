import { isMeasure, MEASURES } from '../figures/measures.ts'
import {
  GOOD_OF_MEASURE,
  type Good,
  INPUTS,
  METRICS,
  type MetricDefinition,
} from './definitions.ts'
import {
  evaluate,
  type Formula,
  FormulaError,
  kindOfFormula,
  namesIn,
  parseFormula,
} from './formula.ts'
import type { Kind } from './kinds.ts'

/** A metric that somebody made for their organization. */
export type CustomMetric = { id: string; name: string; formula: string; good: Good; note: string }

/** A metric ready to compute. `needs`: the measures and inputs it comes down to. */
export type Metric = {
  id: string
  name: string
  says: string
  formula: string
  kind: Kind
  unit: 'months' | 'share' | null
  good: Good
  origin: string | null
  benchmarks: readonly string[]
  needs: readonly string[]
  /** Of figures and inputs only, whatever metrics the formula names. */
  expanded: Formula
}

/** All metrics of an organization by id: measures, the product's, its own. Own ones that cannot be computed are left out. */
export type Catalogue = ReadonlyMap<string, Metric>

type Raw = MetricDefinition & { id: string }

const rawMeasure = (id: string): Raw | null =>
  isMeasure(id)
    ? { id, name: MEASURES[id].label, formula: id, good: GOOD_OF_MEASURE[id] ?? 'up', says: '' }
    : null

const rawMetric = (id: string): Raw | null =>
  Object.hasOwn(METRICS, id) ? { id, ...METRICS[id as keyof typeof METRICS] } : null

const isInput = (id: string): id is keyof typeof INPUTS => Object.hasOwn(INPUTS, id)

/** Writes the formulas of metrics into a formula that names them, until only figures and inputs are left. Throws where one leads back to itself, with the way. */
function expand(formula: Formula, rawOf: (id: string) => Raw | null, way: string[]): Formula {
  if (formula.type === 'number') return formula
  if (formula.type === 'negative') return { ...formula, of: expand(formula.of, rawOf, way) }
  if (formula.type === 'operation')
    return {
      ...formula,
      left: expand(formula.left, rawOf, way),
      right: expand(formula.right, rawOf, way),
    }
  const { name } = formula
  if (isMeasure(name) || isInput(name)) return formula
  if (way.includes(name))
    throw new FormulaError(`It leads back to itself: ${[...way, name].join(' → ')}.`)
  const raw = rawOf(name)
  if (!raw) throw new FormulaError(`Nothing is called “${name}”.`)
  return expand(parseFormula(raw.formula), rawOf, [...way, name])
}

/** What a figure or an input is; null for what is neither. */
function kindOfLeaf(name: string): { kind: Kind; label: string } | null {
  if (isMeasure(name)) return { kind: MEASURES[name].unit, label: MEASURES[name].label }
  return isInput(name) ? INPUTS[name] : null
}

function metricOf(raw: Raw, rawOf: (id: string) => Raw | null): Metric {
  const expanded = expand(parseFormula(raw.formula), rawOf, isMeasure(raw.id) ? [] : [raw.id])
  return {
    id: raw.id,
    name: raw.name,
    says: raw.says,
    formula: raw.formula,
    kind: kindOfFormula(expanded, kindOfLeaf),
    unit: raw.unit ?? null,
    good: raw.good,
    origin: raw.origin ?? null,
    benchmarks: raw.benchmarks ?? [],
    needs: namesIn(expanded),
    expanded,
  }
}

const finder = (custom: readonly CustomMetric[]): ((id: string) => Raw | null) => {
  const own = new Map(custom.map(metric => [metric.id, { ...metric, says: metric.note }]))
  return id => rawMeasure(id) ?? rawMetric(id) ?? own.get(id) ?? null
}

/** Reads one metric beside others. Throws FormulaError: what cannot be read, units that do not go together, a circle with its way. */
export const readMetric = (metric: CustomMetric, others: readonly CustomMetric[]): Metric =>
  metricOf({ ...metric, says: metric.note }, finder([...others, metric]))

/** True where a name is taken by the product itself. */
export const isReserved = (id: string): boolean =>
  rawMeasure(id) !== null || rawMetric(id) !== null || isInput(id)

/** Everything that can be computed here. */
export function catalogueOf(custom: readonly CustomMetric[] = []): Catalogue {
  const rawOf = finder(custom)
  const ids = [...Object.keys(MEASURES), ...Object.keys(METRICS), ...custom.map(({ id }) => id)]
  const catalogue = new Map<string, Metric>()
  for (const id of ids) {
    const metric = readable(() => metricOf(rawOf(id)!, rawOf))
    if (metric) catalogue.set(id, metric)
  }
  return catalogue
}

function readable(read: () => Metric): Metric | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof FormulaError) return null
    throw error
  }
}

/** What follows from a plan cannot be planned, nor what no figure changes. */
export const isPlannable = ({ needs }: Pick<Metric, 'needs'>): boolean =>
  needs.some(isMeasure) && !restsOnPlan({ needs })

/** True where a metric holds a figure against the plan of its period. */
export const restsOnPlan = ({ needs }: Pick<Metric, 'needs'>): boolean =>
  needs.includes('budget') || needs.includes('elapsed')

/** The value of a metric over sums; null where one of them is not told or it divides by nothing. */
export const valueOfMetric = (
  metric: Pick<Metric, 'expanded'>,
  sums: Readonly<Record<string, number | undefined>>,
): number | null => evaluate(metric.expanded, name => sums[name])
