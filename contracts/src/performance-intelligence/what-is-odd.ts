import * as z from 'zod'
import { claim } from '../deliverable.ts'
import {
  carried,
  headFigure,
  healthLine,
  otherCause,
  period,
  prediction,
  rateRow,
  state,
  surerRow,
} from './parts.ts'

/** A day of the series that is odd, with where 95% of such days fall by the former level. Rates 0–1, money in minor units. */
const chartDay = z.object({
  day: z.string(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  isOdd: z.boolean(),
})

export const whatIsOddBody = z.object({
  state,
  period,
  currency: z.string(),
  health: z.array(healthLine),
  /** Effect, cost, certainty. */
  head: z.array(headFigure),
  chart: z
    .object({
      title: z.string(),
      caption: z.string(),
      kind: z.enum(['count', 'money', 'rate']),
      /** First day of the new level. */
      since: z.string().nullable(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      days: z.array(chartDay),
    })
    .nullable(),
  /** Series that were looked at, and those that stand after the control of false discoveries. */
  watched: z.number().int(),
  held: z.number().int(),
  /** What else is odd, the surest first. */
  others: z.array(claim),
  slices: z.array(rateRow),
  /** Of a sum: which campaigns carry it, the largest part first. Not in findings written before that was told. */
  carried: z.array(carried).optional(),
  isNot: z.array(otherCause),
  surer: z.array(surerRow),
  prediction: prediction.nullable(),
})
export type WhatIsOddBody = z.infer<typeof whatIsOddBody>
