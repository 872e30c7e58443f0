import * as z from 'zod'
import { QUOTE_SORTS, SWITCH_FORCES } from '../chips.ts'
import { rating } from '../figures.ts'
import { common } from './common.ts'

/** Somebody's own words, kept whole in the fact's quote; the label says what they are about. */
export const quote = z.object({
  ...common,
  sort: z.enum(QUOTE_SORTS).optional(),
  who: z.string().max(80).optional(),
  /** What it does where somebody weighs a change, and how strongly. */
  pushes: z.enum(SWITCH_FORCES).optional(),
  strength: rating.optional(),
})
