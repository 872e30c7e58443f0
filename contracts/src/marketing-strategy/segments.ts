import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { share } from '../company/figures.ts'

const weight = z.number().min(0).max(100)
/** 0–100. */
const points = z.number().min(0).max(100).nullable()

/** A group of customers with the figures it is weighed by; null where nobody told. */
export const segmentRow = z.object({
  /** Id of its fact. */
  fact: z.string(),
  claim,
  size: z.number().nonnegative().nullable(),
  /** Cents a year of one of them. */
  spend: z.number().int().nonnegative().nullable(),
  /** Relative change a year. */
  growth: z.number().min(-1).max(100).nullable(),
  /** Of them, who come back or stay. */
  loyalty: share.nullable(),
  /** Of all sales, the part that comes from them. */
  reached: share.nullable(),
  attractiveness: points,
  fit: points,
  /** Attractiveness × fit ÷ 100. */
  score: points,
})
export type SegmentRow = z.infer<typeof segmentRow>

export const segments = z.object({
  rows: z.array(segmentRow),
  /** What each criterion counts among those of its side. */
  weights: z.object({
    size: weight,
    spend: weight,
    growth: weight,
    loyalty: weight,
    reached: weight,
  }),
  /** Id of the group that everything after this is for; null while none is known. */
  target: z.string().nullable(),
  /** Why this one. */
  reason: claim,
  method: claim,
})
export type Segments = z.infer<typeof segments>
