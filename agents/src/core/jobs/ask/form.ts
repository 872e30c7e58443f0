import * as z from 'zod'

export const askForm = z.object({
  /** Key of the question that is put. */
  key: z.string(),
  /** What is said: at most one sentence before the question, then the question. */
  says: z.string(),
})
export type AskAnswer = z.infer<typeof askForm>
