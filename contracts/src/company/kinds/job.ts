import * as z from 'zod'
import { SIDES } from '../chips.ts'
import { common } from './common.ts'

/** What customers want done. `about` names the segment that has it. */
export const job = z.object({
  ...common,
  side: z.enum(SIDES).optional(),
  /** The circumstance in which it comes up. */
  when: z.string().max(120).optional(),
})
