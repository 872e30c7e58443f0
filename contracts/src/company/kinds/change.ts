import * as z from 'zod'
import { BEARINGS, CHANGE_TOUCHES, COST_SORTS, DIRECTIONS } from '../chips.ts'
import { amount, day, FIGURE_FORMS, growth, rating, figure } from '../figures.ts'
import { common } from './common.ts'

/** Something that moves around the organization. `about` names the offer or segment it touches. */
export const change = z.object({
  ...common,
  direction: z.enum(DIRECTIONS).optional(),
  bearing: z.enum(BEARINGS).optional(),
  touches: z.enum(CHANGE_TOUCHES).optional(),
  costOf: z.enum(COST_SORTS).optional(),
  /** Before and after, in `form`. */
  from: figure.optional(),
  to: figure.optional(),
  form: z.enum(FIGURE_FORMS).optional(),
  /** The relative change, where no figures before and after are known. */
  by: growth.optional(),
  when: day.optional(),
  /** What it costs in a year today, where it touches a cost. */
  yearlyCost: amount.optional(),
  /** What it costs to miss it: a fine, a contract lost. */
  penalty: amount.optional(),
  impact: rating.optional(),
  likelihood: rating.optional(),
})
