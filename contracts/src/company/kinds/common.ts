import * as z from 'zod'
import { currency } from '../figures.ts'

/** Why two figures hold that do not seem to fit, in somebody's words: under what was asked, word for word. */
export const fits = z.object({
  says: z.string().max(900),
  words: z.string().trim().min(1).max(300),
})
export type Fits = z.infer<typeof fits>
/** Explanations on one card. */
const FITS_MAX = 9

/** What a fact of any kind may say besides. */
export const common = {
  /** Id of the fact that this one is about: the offer a rival's price is for, the person a constraint hangs on. */
  about: z.uuid().optional(),
  /** Whether the label names one thing or many, where its ending does not tell. */
  number: z.enum(['one', 'many']).optional(),
  /** ISO 4217: the money of its bare figures, as it was written. */
  currency: currency.optional(),
  fits: z.array(fits).max(FITS_MAX).optional(),
}
