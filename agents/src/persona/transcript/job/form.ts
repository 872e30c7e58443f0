import { QUOTE_TOPICS } from '@sextant/contracts/company/chips'
import * as z from 'zod'

export const sortForm = z.object({
  answers: z.array(
    z.object({
      /** Of the answer: a1, a2. */
      id: z.string(),
      /** Null where it tells of none. */
      topic: z.enum(QUOTE_TOPICS).nullable(),
      /** At most a few words; the same for answers that say the same. */
      name: z.string(),
    }),
  ),
  people: z.array(z.object({ id: z.string(), who: z.string() })),
})
export type SortGiven = z.infer<typeof sortForm>
