import * as z from 'zod'
import { INSIDE_ELEMENTS } from '../chips.ts'
import { rating } from '../figures.ts'
import { common } from './common.ts'

/** How the work runs inside: one of McKinsey's seven elements, how well it serves the plan today and how well it must. */
export const inside = z.object({
  ...common,
  element: z.enum(INSIDE_ELEMENTS).optional(),
  today: rating.optional(),
  needed: rating.optional(),
  /** The element that it works against most. */
  against: z.enum(INSIDE_ELEMENTS).optional(),
})
