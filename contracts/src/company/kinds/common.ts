import * as z from 'zod'

/** What a fact of any kind may say besides. */
export const common = {
  /** Id of the fact that this one is about: the offer a rival's price is for, the person a constraint hangs on. */
  about: z.uuid().optional(),
  /** Whether the label names one thing or many, where its ending does not tell. */
  number: z.enum(['one', 'many']).optional(),
}
