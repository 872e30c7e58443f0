import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { FEEDBACK_MAX } from '../limits.ts'
import { uuid } from '../rows.ts'

export const FEEDBACK_KINDS = ['idea', 'problem', 'praise'] as const

export const feedbackRoutes = {
  send: endpoint
    .route({
      method: 'POST',
      path: '/feedback',
      summary: 'Feedback for the operator, with an optional screenshot uploaded before',
    })
    .input(
      z.object({
        kind: z.enum(FEEDBACK_KINDS),
        message: z.string().trim().min(1).max(FEEDBACK_MAX),
        page: z.string().max(500).default(''),
        screenshot_id: uuid.nullable().default(null),
      }),
    )
    .output(z.object({ id: uuid })),
}
