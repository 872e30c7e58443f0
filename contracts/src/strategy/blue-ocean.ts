import * as z from 'zod'
import { claim } from '../deliverable.ts'
import { OCEAN_FACTORS, OCEAN_RIVALS } from './counts.ts'

const level = z.number().min(0).max(10)
export const ERRC = ['eliminate', 'reduce', 'raise', 'create', 'keep'] as const
/** One buying factor in buyers' words. `rivals` in the order of `BlueOceanBody.rivals`. `action` computed from today → target. */
export const oceanFactor = z.object({
  id: z.string(),
  name: z.string(),
  today: level,
  target: level,
  rivals: z.array(level).min(2),
  action: z.enum(ERRC),
  because: claim,
})
export type OceanFactor = z.infer<typeof oceanFactor>
export const blueOceanBody = z.object({
  own: z.string(),
  rivals: z.array(z.string()).min(OCEAN_RIVALS.least).max(OCEAN_RIVALS.most),
  factors: z.array(oceanFactor).min(OCEAN_FACTORS.least).max(OCEAN_FACTORS.most),
  /** The three tests. `value` for focus: share of factors at 8 or above; for divergence: 1 − correlation (0–2). */
  tests: z.object({
    focus: z.object({ value: z.number(), passed: z.boolean(), display: z.string() }),
    divergence: z.object({ value: z.number(), passed: z.boolean(), display: z.string() }),
    tagline: z.object({ text: claim, passed: z.boolean() }),
  }),
})
export type BlueOceanBody = z.infer<typeof blueOceanBody>
