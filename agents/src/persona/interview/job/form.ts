import { QUOTE_TOPICS } from '@sextant/contracts/company/chips'
import { ANSWER_TAGS } from '@sextant/contracts/persona/interview'
import * as z from 'zod'

export const interviewForm = z.object({
  tag: z.enum(ANSWER_TAGS),
  /** At most three; none where it is unknown. */
  sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.string()) })),
  /** What the question asks for; null where it is none of these. */
  topic: z.enum(QUOTE_TOPICS).nullable(),
})
export type InterviewGiven = z.infer<typeof interviewForm>
