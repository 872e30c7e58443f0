import * as z from 'zod'
import { CONSTRAINT_SORTS, SCARCE_RESOURCES } from '../chips.ts'
import { amount, count, day, rating } from '../figures.ts'
import { common } from './common.ts'

/** What holds back. `about` names the person, the offer or the supplier it hangs on. */
export const constraint = z.object({
  ...common,
  sort: z.enum(CONSTRAINT_SORTS).optional(),
  resource: z.enum(SCARCE_RESOURCES).optional(),
  /** Sales that were refused or lost by it in a year. */
  lost: count.optional(),
  /** The most it allows, in money. */
  limit: amount.optional(),
  /** Hours that one sale takes of what is scarce. */
  hoursEach: count.optional(),
  hoursPerWeek: count.optional(),
  /** Since when it holds back: how long a post has been open. */
  since: day.optional(),
  impact: rating.optional(),
})
