import * as z from 'zod'
import { QUOTE_SORTS } from '../chips.ts'
import { common } from './common.ts'

/** Somebody's own words, kept whole in the fact's quote; the label says what they are about. */
export const quote = z.object({
  ...common,
  sort: z.enum(QUOTE_SORTS).optional(),
  who: z.string().max(80).optional(),
})
