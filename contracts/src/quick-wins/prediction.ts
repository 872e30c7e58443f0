import * as z from 'zod'
import { figure, FIGURE_FORMS } from '../company/figures.ts'

/** In what a figure of a quick win is counted; null: it is a state, such as a price or a share. */
export const COUNTED_PER = ['week', 'month', 'quarter'] as const

/** Where a figure of the company model stands, and by what its value is divided to be counted as the prediction counts. */
export const figurePlace = z.object({
  fact: z.string(),
  label: z.string(),
  attribute: z.string(),
  times: z.number().positive(),
})
export type FigurePlace = z.infer<typeof figurePlace>

/** From and to: the modest end first. */
const range = z.tuple([z.number(), z.number()])

/** What a quick win is expected to do to one figure of the company, as it was reckoned on the day it was started. It never changes afterwards. */
export const prediction = z.object({
  /** forecast: a range that told figures lead to. break-even: only from where on it has paid for itself, both ends alike. */
  basis: z.enum(['forecast', 'break-even']).default('forecast'),
  /** "Orders refused because of the repair stand" */
  what: z.string(),
  /** How values are read and printed: cents of money, a share 0–1, hours, days, a count. */
  form: z.enum(FIGURE_FORMS),
  /** ISO 4217. */
  currency: z.string(),
  per: z.enum(COUNTED_PER).nullable(),
  better: z.enum(['less', 'more']),
  baseline: figure,
  /** Where the baseline stands in the company model; null where it was computed from several figures. */
  place: figurePlace.nullable(),
  /** The figure afterwards: what is sure enough, and what the move aims at. */
  expected: range,
  /** The arithmetic, a sentence a step. */
  how: z.array(z.string()),
  /** What the change is worth, in cents: a year, or once where it is freed once. */
  worth: z.object({ cents: range, once: z.boolean() }).nullable(),
  /** Days until what it brings has covered what it costs in money: at best and at worst. */
  paysBack: range.nullable(),
  /** Part of the goal’s gap, 0–1. */
  ofGap: range.nullable(),
})
export type Prediction = z.infer<typeof prediction>
