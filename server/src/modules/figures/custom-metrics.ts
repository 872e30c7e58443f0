import { measureMetric } from '@sextant/agents/figures/measure-metric'
import { holesOf, type SourceSpan } from '@sextant/agents/figures/completeness'
import {
  currenciesOf,
  type Figure,
  inCurrency,
  toldOnce,
  trustedSources,
} from '@sextant/agents/figures/figure'
import { periodOf } from '@sextant/agents/figures/period'
import { tallyOf } from '@sextant/agents/figures/tally'
import {
  catalogueOf,
  type CustomMetric,
  isReserved,
  type Metric,
  readMetric,
} from '@sextant/contracts/metrics/catalogue'
import { FormulaError } from '@sextant/contracts/metrics/formula'
import type { CustomMetricRow, MetricPreview } from '@sextant/contracts/metrics/routes'
import { asActor } from '@sextant/database/as-actor'
import { rowsOf, rowsWithin } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { inputsOf } from './read-inputs.ts'

type Signed = Context & { token: string }

export const listMetrics = (context: Signed): Promise<CustomMetricRow[]> =>
  rowsOf<CustomMetricRow>(context.database.pool, context, 'list_custom_metrics')

/** The metric read beside the others; UNPROCESSABLE with what is wrong with its formula. */
function checked(metric: CustomMetric, others: readonly CustomMetric[]): void {
  try {
    readMetric(metric, others)
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    throw fail('UNPROCESSABLE', error.message, {
      issues: [{ path: ['formula'], message: error.message }],
    })
  }
}

/** Makes a metric, or changes one. CONFLICT for a name that is taken, by the product or by another metric. */
export async function saveMetric(
  context: Signed,
  metric: CustomMetric,
  isNew: boolean,
): Promise<{ id: string }> {
  if (isReserved(metric.id))
    throw fail('CONFLICT', `“${metric.id}” is a metric of the product. Choose another name.`)
  const all = await listMetrics(context)
  if (!isNew && !all.some(({ id }) => id === metric.id)) throw fail('NOT_FOUND')
  checked(
    metric,
    all.filter(({ id }) => id !== metric.id),
  )
  const { id, name, formula, good, note } = metric
  await callFunction(context, 'save_custom_metric', id, name, formula, good, note, isNew)
  return { id }
}

/** Takes a metric away. CONFLICT where others are made of it: they are named. */
export async function removeMetric(context: Signed, id: string): Promise<{ id: string }> {
  const others = (await listMetrics(context)).filter(metric => metric.id !== id)
  const left = catalogueOf(others)
  const broken = others.filter(metric => !left.has(metric.id)).map(({ name }) => name)
  if (broken.length > 0) throw fail('CONFLICT', `It is used by ${broken.join(', ')}.`)
  await callFunction(context, 'delete_custom_metric', id)
  return { id }
}

type Asked = { id?: string | undefined; formula: string; client_id?: string | undefined }

const NOTHING = { kind: null, value: null, low: null, high: null, n: null, n_of: 'days', lacks: [] }

/** What a formula comes to on the latest four weeks; what is wrong with it is part of the answer. */
export async function previewMetric(context: Signed, asked: Asked): Promise<MetricPreview> {
  const clientId = asked.client_id ?? null
  const today = context.now().toISOString().slice(0, 10)
  const { spans, figures, custom, period } = await asActor(
    context.database.db,
    context,
    async tx => {
      const known = await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)
      const last =
        known
          .map(({ last_day }) => last_day)
          .toSorted()
          .at(-1) ?? null
      const latest = periodOf({}, last, today)
      return {
        spans: known,
        period: latest,
        figures: await rowsWithin<Figure>(
          tx,
          'read_figures',
          clientId,
          'day',
          latest.from,
          latest.to,
        ),
        custom: await rowsWithin<CustomMetric>(tx, 'list_custom_metrics'),
      }
    },
  )
  const about = await inputsOf(context, clientId)
  const currency = currenciesOf(figures)[0] ?? about.currency
  const frame = { currency, from: period.from, to: period.to }
  const metric = readable(asked, custom)
  if (typeof metric === 'string') return { ...NOTHING, ...frame, problem: metric }
  const once = toldOnce(inCurrency(figures, currency), trustedSources(figures))
  const tally = tallyOf(once, period, holesOf(once, spans, period))
  const { value, low, high, n, n_of, lacks } = measureMetric(metric, tally, null, about.inputs)
  return { ...frame, problem: null, kind: metric.kind, value, low, high, n, n_of, lacks }
}

function readable(
  { id = 'preview', formula }: Asked,
  custom: readonly CustomMetric[],
): Metric | string {
  const others = custom.filter(metric => metric.id !== id)
  try {
    return readMetric({ id, name: id, formula, good: 'neither', note: '' }, others)
  } catch (error) {
    if (error instanceof FormulaError) return error.message
    throw error
  }
}
