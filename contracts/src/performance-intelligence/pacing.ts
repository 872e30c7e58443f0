import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { headFigure, healthLine, surerRow } from './parts.ts'

const paced = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  start: z.string(),
  end: z.string(),
  /** Minor units. */
  budget: z.number(),
  spent: z.number(),
  /** Share of the days gone, 0–1. */
  elapsed: z.number(),
  /** Spend ÷ (budget × elapsed share); null where no day is known. */
  pace: z.number().nullable(),
  state: z.enum(['behind', 'on-pace', 'ahead']).nullable(),
  runsOut: z.object({ day: z.string(), low: z.string(), high: z.string() }).nullable(),
  /** What a day takes now, and what it may take to end with the money. */
  daily: z.number().nullable(),
  setTo: z.number().nullable(),
  says: claim,
})
export type Paced = z.infer<typeof paced>

export const pacingBody = z.object({
  /** Last day of which the spend is known. */
  known: z.string(),
  health: z.array(healthLine),
  head: z.array(headFigure),
  rows: z.array(paced),
  /** Campaigns that have a budget and cannot be paced, with the reason. */
  left: z.array(claim),
  surer: z.array(surerRow),
})
export type PacingBody = z.infer<typeof pacingBody>
