import * as z from 'zod'
import { GOAL_COUNTS } from '../chips.ts'
import { day, FIGURE_FORMS, RHYTHMS, unit, figure } from '../figures.ts'
import { common } from './common.ts'

/** What is to be reached. `about` names the offer or segment it counts; the label says what is counted. */
export const goal = z.object({
  ...common,
  counts: z.enum(GOAL_COUNTS).optional(),
  baseline: figure.optional(),
  target: figure.optional(),
  form: z.enum(FIGURE_FORMS).optional(),
  /** Both figures are so many in each of these; without one they are of a year, or of a stock. */
  per: z.enum(RHYTHMS).optional(),
  unit: unit.optional(),
  /** What is counted cannot be had in parts: a site, a person, a day of the week. */
  whole: z.boolean().optional(),
  by: day.optional(),
  /** The goal is to hold what is, not to move it. */
  keep: z.boolean().optional(),
})
