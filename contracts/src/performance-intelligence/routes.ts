import * as z from 'zod'
import { TOOL_IDS } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'
import { FINDING_GRADES } from './grade.ts'
import { PREDICTED_UNITS } from './predicted.ts'

/** open: nothing was predicted; waiting: its time is not over; graded: it is held against figures. */
export const FINDING_STATES = ['open', 'waiting', 'graded'] as const
export type FindingState = (typeof FINDING_STATES)[number]

const predicted = z.object({
  says: z.string(),
  from: z.string(),
  to: z.string(),
  low: z.number(),
  high: z.number(),
  now: z.number(),
  /** How its figures are written; money in minor units, a day on the mean. */
  unit: z.enum(PREDICTED_UNITS),
  currency: z.string().nullable(),
})

/** What came in the time predicted: as it was graded first, or so far. */
const came = {
  grade: z.enum(FINDING_GRADES).nullable(),
  value: z.number().nullable(),
  cases: z.number().nullable(),
}

const findingRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  output_type: z.string(),
  title: z.string(),
  decision: z.string(),
  created_at: isoDate,
  state: z.enum(FINDING_STATES),
  prediction: predicted.nullable(),
  ...came,
})
export type FindingRow = z.infer<typeof findingRow>

const predictionRow = z.object({
  id: uuid,
  /** The deliverable that made it. */
  output_id: uuid,
  title: z.string(),
  /** Whether the deliverable still says so; else it was written anew since. */
  is_current: z.boolean(),
  made_at: isoDate,
  prediction: predicted,
  state: z.enum(['waiting', 'graded']),
  ...came,
  grade: z.enum(FINDING_GRADES),
  graded_at: isoDate.nullable(),
  /** What today's figures say, where they were restated since; null where they say the same. */
  regraded: z
    .object({ grade: z.enum(FINDING_GRADES), value: z.number().nullable(), cases: z.number() })
    .nullable(),
})
export type PredictionRow = z.infer<typeof predictionRow>

const predictionList = z.object({
  /** Of all that were ever made; `too_few`: too few cases came to tell. */
  counts: z.object({
    right: z.number().int(),
    wrong: z.number().int(),
    too_few: z.number().int(),
    waiting: z.number().int(),
  }),
  /** Newest first. */
  rows: z.array(predictionRow),
})
export type PredictionList = z.infer<typeof predictionList>

const noticedRow = z.object({
  id: uuid,
  title: z.string(),
  says: z.string(),
  since: z.string(),
  better: z.boolean().nullable(),
  /** The tool that explains it. */
  tool: z.enum(TOOL_IDS),
  /** The deliverable whose prediction it is about. */
  output_id: uuid.nullable(),
  noticed_at: isoDate,
})
export type NoticedRow = z.infer<typeof noticedRow>

const figuresAttention = z.object({
  noticed: z.array(noticedRow),
  /** The last day that any figure tells of; null where none was imported. */
  figures_until: z.string().nullable(),
})
export type FiguresAttention = z.infer<typeof figuresAttention>

export const performanceRoutes = {
  noticed: endpoint
    .route({
      method: 'GET',
      path: '/performance/noticed',
      summary: 'What was noticed in figures without anybody asking, newest first',
    })
    .input(z.object({ client_id: uuid.optional() }))
    .output(z.array(noticedRow)),
  attention: endpoint
    .route({
      method: 'GET',
      path: '/performance/attention',
      summary: 'What of the figures asks for somebody: what was noticed, and how far they go',
    })
    .input(z.object({ client_id: uuid.optional() }))
    .output(figuresAttention),
  dismiss: endpoint
    .route({
      method: 'POST',
      path: '/performance/noticed/{id}/dismiss',
      summary: 'Puts it aside, with what was noticed of the same before; false takes that back',
    })
    .input(z.object({ id: uuid, dismiss: z.boolean().default(true) }))
    .output(z.object({ id: uuid })),
  findings: endpoint
    .route({
      method: 'GET',
      path: '/performance/findings',
      summary: 'What was found in figures, newest first, each prediction held against what came',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(findingRow)),
  predictions: endpoint
    .route({
      method: 'GET',
      path: '/performance/predictions',
      summary: 'Every prediction that was made, each with the grade that it got on its own date',
    })
    .input(
      z.object({
        client_id: uuid.optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(predictionList),
}
