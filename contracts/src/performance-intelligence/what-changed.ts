import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { headFigure, healthLine, period, rateRow, state, surerRow } from './parts.ts'

const part = z.object({
  label: z.string(),
  /** In minor units or counts. */
  value: z.number(),
})

export const whatChangedBody = z.object({
  state,
  period,
  before: period.nullable(),
  currency: z.string(),
  health: z.array(healthLine),
  head: z.array(headFigure),
  /** The change as an exact sum of its causes. */
  split: z
    .object({
      measure: z.string(),
      isMoney: z.boolean(),
      title: z.string(),
      caption: z.string(),
      former: z.number(),
      later: z.number(),
      parts: z.array(part),
    })
    .nullable(),
  rates: z.array(rateRow),
  clear: z.array(claim),
  chance: z.array(claim),
  stayed: z.array(claim),
  surer: z.array(surerRow),
})
export type WhatChangedBody = z.infer<typeof whatChangedBody>
