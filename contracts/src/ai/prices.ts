import * as z from 'zod'

/** Cents of a US dollar. */
export const cents = z.number().min(0).max(1_000_000)
const price = z.object({
  input: cents,
  /** Input that the provider read from its cache. */
  cached: cents,
  output: cents,
})
/** Cents of a US dollar per million tokens. */
export type AiPrice = z.infer<typeof price>

/** What the large and the small model cost. */
export const aiPrices = z.object({ large: price, small: price })
export type AiPrices = z.infer<typeof aiPrices>
