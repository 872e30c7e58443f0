import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'
import { PLAIN_TEXT } from '../plain-text.ts'
import { FORMULA_MAX } from './formula.ts'

export const METRIC_NAME_MAX = 60
export const METRIC_NOTE_MAX = 300

export const metricId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Small letters, digits and _, a letter first')

const formula = z.string().trim().min(1).max(FORMULA_MAX)
const words = (most: number) =>
  z.string().trim().max(most).regex(PLAIN_TEXT, 'Please use plain text')

const fields = {
  name: words(METRIC_NAME_MAX).min(1),
  formula,
  good: z.enum(['up', 'down', 'neither']),
  note: words(METRIC_NOTE_MAX).default(''),
}

export const customMetricRow = z.object({
  id: metricId,
  name: z.string(),
  formula: z.string(),
  good: z.enum(['up', 'down', 'neither']),
  note: z.string(),
  created_by_name: z.string().nullable(),
  updated_at: isoDate,
})
export type CustomMetricRow = z.infer<typeof customMetricRow>

const preview = z.object({
  /** What is wrong with it; null where it can be computed. */
  problem: z.string().nullable(),
  kind: z.enum(['money', 'count', 'rate', 'ratio', 'number']).nullable(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.number().nullable(),
  n_of: z.string(),
  lacks: z.array(z.string()),
  currency: z.string(),
  from: z.string(),
  to: z.string(),
})
export type MetricPreview = z.infer<typeof preview>

export const metricRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/metrics/custom',
      summary: 'Metrics of the organization’s own',
    })
    .output(z.array(customMetricRow)),
  create: endpoint
    .route({ method: 'POST', path: '/metrics/custom', summary: 'Makes a metric' })
    .input(z.object({ id: metricId, ...fields }))
    .output(z.object({ id: metricId })),
  update: endpoint
    .route({ method: 'PUT', path: '/metrics/custom/{id}', summary: 'Changes a metric' })
    .input(z.object({ id: metricId, ...fields }))
    .output(z.object({ id: metricId })),
  remove: endpoint
    .route({ method: 'DELETE', path: '/metrics/custom/{id}', summary: 'Takes a metric away' })
    .input(z.object({ id: metricId }))
    .output(z.object({ id: metricId })),
  preview: endpoint
    .route({
      method: 'POST',
      path: '/metrics/custom/preview',
      summary: 'What a formula comes to on the latest four weeks of one’s own figures',
    })
    .input(z.object({ id: metricId.optional(), formula, client_id: uuid.optional() }))
    .output(preview),
}
