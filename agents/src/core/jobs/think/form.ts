import { COST_SIZES, SPANS, WORK_SIZES } from '@sextant/contracts/model-work'
import * as z from 'zod'

const words = z.string()
const rests = z.array(z.string())

export const thinkForm = z.object({
  findings: z.array(
    z.object({
      text: words,
      rests,
      quadrant: z.enum(['strength', 'weakness', 'opportunity', 'threat']).nullable(),
    }),
  ),
  moves: z.array(
    z.object({
      title: words,
      because: words,
      /** Three of them. */
      steps: z.array(words),
      metric: words,
      stop: words,
      rests,
      owner: z.enum(['owner', 'operations', 'sales', 'marketing', 'finance', 'people']),
      work: z.enum(WORK_SIZES),
      shows: z.enum(SPANS),
      cost: z.enum(COST_SIZES),
    }),
  ),
  /** Moves by their ids, "new-1" for the first of one's own, the one to begin with first. */
  order: z.array(z.object({ move: z.string(), reason: words })),
})
export type ThinkAnswer = z.infer<typeof thinkForm>
