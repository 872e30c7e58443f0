import * as z from 'zod'
import { FORCE_DIRECTIONS, MARKET_FORCES } from '../chips.ts'
import { rating } from '../figures.ts'
import { common } from './common.ts'

/** How strongly one of the five forces presses on the profit of the market, as a person judged it (M. E. Porter, 1979). */
export const force = z.object({
  ...common,
  force: z.enum(MARKET_FORCES).optional(),
  /** 1 leaves the profit alone, 5 takes it. */
  pressure: rating.optional(),
  heading: z.enum(FORCE_DIRECTIONS).optional(),
})
