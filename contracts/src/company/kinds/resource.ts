import * as z from 'zod'
import { RESOURCE_SORTS } from '../chips.ts'
import { count, share } from '../figures.ts'
import { common } from './common.ts'

/** What the organization has. The four answers are those of VRIO. */
export const resource = z.object({
  ...common,
  sort: z.enum(RESOURCE_SORTS).optional(),
  amount: count.optional(),
  /** Of its time or room, how much is in use. */
  used: share.optional(),
  valuable: z.boolean().optional(),
  rare: z.boolean().optional(),
  costlyToCopy: z.boolean().optional(),
  organized: z.boolean().optional(),
})
