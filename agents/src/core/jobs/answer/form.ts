import * as z from 'zod'

export const answerForm = z.object({
  /** At most three statements. */
  statements: z.array(z.object({ text: z.string(), rests: z.array(z.string()) })),
  /** What would have to be known, where the facts do not answer it; null where they do. */
  missing: z.string().nullable(),
})
export type AnswerGiven = z.infer<typeof answerForm>
