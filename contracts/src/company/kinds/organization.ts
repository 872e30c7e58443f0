import * as z from 'zod'
import { SELLS } from '../chips.ts'
import { count, currency, unit } from '../figures.ts'
import { common } from './common.ts'

/** The organization itself; its label is its name. One fact of this kind in a model. */
export const organization = z.object({
  ...common,
  sells: z.enum(SELLS).optional(),
  /** What one sale is called. */
  unit: unit.optional(),
  /** Of the whole model. */
  currency: currency.optional(),
  place: z.string().max(80).optional(),
  people: count.optional(),
})
