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

export const performanceRoutes = {
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
