import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'
import { FINDING_GRADES } from './grade.ts'

/** open: nothing was predicted; waiting: its time is not over; graded: it is held against figures. */
export const FINDING_STATES = ['open', 'waiting', 'graded'] as const
export type FindingState = (typeof FINDING_STATES)[number]

const findingRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  output_type: z.string(),
  title: z.string(),
  decision: z.string(),
  created_at: isoDate,
  state: z.enum(FINDING_STATES),
  prediction: z
    .object({
      says: z.string(),
      from: z.string(),
      to: z.string(),
      low: z.number(),
      high: z.number(),
      now: z.number(),
    })
    .nullable(),
  grade: z.enum(FINDING_GRADES).nullable(),
  /** What came in the time predicted. */
  value: z.number().nullable(),
  cases: z.number().nullable(),
})
export type FindingRow = z.infer<typeof findingRow>

const noticedRow = z.object({
  id: uuid,
  title: z.string(),
  says: z.string(),
  since: z.string(),
  better: z.boolean().nullable(),
  noticed_at: isoDate,
})
export type NoticedRow = z.infer<typeof noticedRow>

export const performanceRoutes = {
  noticed: endpoint
    .route({
      method: 'GET',
      path: '/performance/noticed',
      summary: 'What was noticed in figures without anybody asking, newest first',
    })
    .input(z.object({ client_id: uuid.optional() }))
    .output(z.array(noticedRow)),
  dismiss: endpoint
    .route({
      method: 'POST',
      path: '/performance/noticed/{id}/dismiss',
      summary: 'Puts it aside; false takes that back',
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
}
