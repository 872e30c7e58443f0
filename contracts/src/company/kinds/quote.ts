import * as z from 'zod'
import { HEARD_IN, QUOTE_SORTS, QUOTE_TOPICS, SWITCH_FORCES } from '../chips.ts'
import { rating } from '../figures.ts'
import { common } from './common.ts'

/** Somebody's own words, kept whole in the fact's quote; the label says what they are about. */
export const quote = z.object({
  ...common,
  sort: z.enum(QUOTE_SORTS).optional(),
  /** What it tells of how people like them buy; of several that say the same, the label is the same. */
  topic: z.enum(QUOTE_TOPICS).optional(),
  who: z.string().max(80).optional(),
  heard: z.enum(HEARD_IN).optional(),
  /** Id of what was pasted whole and holds these words; those of one are one person's. */
  source: z.uuid().optional(),
  /** What it does where somebody weighs a change, and how strongly. */
  pushes: z.enum(SWITCH_FORCES).optional(),
  strength: rating.optional(),
})
