import * as z from 'zod'
import { claim } from '../deliverable.ts'

/** A way to customers. Money in cents; of a year. */
export const channelRow = z.object({
  /** Id of its fact, or of the place it has among what is usual in the trade. */
  fact: z.string(),
  claim,
  spend: z.number().int().nonnegative().nullable(),
  customers: z.number().nonnegative().nullable(),
  /** Cents that each customer it won has cost. */
  perWin: z.number().int().nonnegative().nullable(),
  /** What its figures say. */
  reading: claim,
})
export type ChannelRow = z.infer<typeof channelRow>
export const channels = z.object({ rows: z.array(channelRow) })
export type Channels = z.infer<typeof channels>
