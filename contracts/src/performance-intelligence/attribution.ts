import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { headFigure, surerRow } from './parts.ts'

/** Ways to credit channels, in the order of the table. */
export const CREDIT_WAYS = {
  last: 'Last touch',
  first: 'First touch',
  linear: 'Linear',
  fortyTwentyForty: '40/20/40',
  halfLife: '7-day half-life',
  markov: 'Markov',
  shapley: 'Shapley',
} as const
export type CreditWay = keyof typeof CREDIT_WAYS

export const attributionBody = z.object({
  /** false: all ways would say the same, or nothing. */
  isCompared: z.boolean(),
  head: z.array(headFigure),
  journeys: z.number(),
  conversions: z.number(),
  ways: z.array(z.string()),
  /** Conversions by channel, a column a way. */
  rows: z.array(z.object({ channel: z.string(), credits: z.array(z.number()) })),
  says: z.array(claim),
  surer: z.array(surerRow),
})
export type AttributionBody = z.infer<typeof attributionBody>
