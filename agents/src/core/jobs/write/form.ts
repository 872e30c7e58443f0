import * as z from 'zod'

export const writeForm = z.object({
  statements: z.array(
    z.object({
      /** As it was given, or "narrative/0/heading", "narrative/0/0", … */
      place: z.string(),
      text: z.string(),
      rests: z.array(z.string()),
    }),
  ),
})
export type WriteAnswer = z.infer<typeof writeForm>
export type Written = WriteAnswer['statements'][number]
