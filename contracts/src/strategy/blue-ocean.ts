import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { OCEAN_FACTORS, OCEAN_RIVALS } from './counts.ts'

/** 0–10; null where nobody rated it. */
const level = z.number().min(0).max(10).nullable()
export const ERRC = ['eliminate', 'reduce', 'raise', 'create', 'keep'] as const
/** One buying factor in buyers' words. `rivals` in the order of `BlueOceanBody.rivals`. `action` computed from today → target, null while one of them is missing. */
export const oceanFactor = z.object({
  id: z.string(),
  name: z.string(),
  today: level,
  target: level,
  rivals: z.array(level),
  action: z.enum(ERRC).nullable(),
  because: claim,
})
export type OceanFactor = z.infer<typeof oceanFactor>
/** Null while too few levels are rated. */
const measured = z.object({
  value: z.number().nullable(),
  passed: z.boolean().nullable(),
  display: z.string(),
})
export const blueOceanBody = z.object({
  own: z.string(),
  rivals: z.array(z.string()).min(OCEAN_RIVALS.least).max(OCEAN_RIVALS.most),
  factors: z.array(oceanFactor).min(OCEAN_FACTORS.least).max(OCEAN_FACTORS.most),
  /** What may count for buyers and stands on other cards: to be rated before it joins the curve. */
  candidates: z.array(claim).default([]),
  /** The three tests. `value` for focus: share of factors at 8 or above; for divergence: 1 − correlation (0–2). */
  tests: z.object({
    focus: measured,
    divergence: measured,
    /** `names`: ids of the factors that the tagline leads with. */
    tagline: z.object({
      text: claim.nullable(),
      names: z.array(z.string()).default([]),
      passed: z.boolean().nullable(),
    }),
  }),
})
export type BlueOceanBody = z.infer<typeof blueOceanBody>
