import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { ASSET_FORMS, DAY_KINDS, PERSON_PARTS, PLAN_MOVES } from './first-plan-words.ts'

/** ISO date. */
const day = z.iso.date()

/** One day's work on a move, whose words stand with the move. `step` counts from 1; null where one counts what the move brought. */
export const planDay = z.object({
  on: day,
  kind: z.enum(DAY_KINDS),
  /** Which of the moves, from 1. */
  move: z.number().int().min(1).max(PLAN_MOVES),
  step: z.number().int().min(1).nullable(),
  minutes: z.number().int().positive(),
})
export type PlanDay = z.infer<typeof planDay>

/** What nobody has said yet and the plan takes for granted, with who finds out how by when. */
export const planAssumption = z.object({
  says: claim,
  check: z.string(),
  ownerRole: z.string(),
  by: day,
  /** What the plan does otherwise where it turns out to be wrong; older plans did not say. */
  ifWrong: z.string().optional(),
})
export type PlanAssumption = z.infer<typeof planAssumption>

/** A first text to send as it is. */
export const firstAsset = z.object({
  /** The move it belongs to, and which of them that is, from 1. */
  play: z.string().optional(),
  move: z.number().int().min(1).max(PLAN_MOVES).optional(),
  form: z.enum(ASSET_FORMS),
  subject: claim.nullable(),
  lines: z.array(claim),
  /** The name under it. */
  from: z.string(),
  /** What stands in square brackets in it and its sender fills in: "your number". */
  fill: z.array(z.string()).optional(),
})
export type FirstAsset = z.infer<typeof firstAsset>

/** The first thirty days of somebody who begins: one page. */
export const firstPlanBody = z.object({
  /** What is sold to whom, instead of what. */
  positioning: claim,
  /** What speaks for it. */
  backing: z.array(claim),
  person: z.object({
    /** Somebody's own words; null where nobody's are known. */
    quote: claim.nullable(),
    rows: z.array(z.object({ part: z.enum(PERSON_PARTS), claim })),
  }),
  days: z.array(planDay),
  /** A move that the hours at hand leave no room for, and when it may begin. */
  leftOut: claim.optional(),
  asset: firstAsset.nullable(),
  /** The texts of the moves after it; older plans have none. */
  moreTexts: z.array(firstAsset).optional(),
  assumptions: z.array(planAssumption),
})
export type FirstPlanBody = z.infer<typeof firstPlanBody>
