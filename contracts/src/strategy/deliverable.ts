import * as z from 'zod'
import { envelope, nextAction } from '../deliverable.ts'
import { bcgBody } from './bcg-matrix.ts'
import { blueOceanBody } from './blue-ocean.ts'
import { canvasBody } from './business-model-canvas.ts'
import { iceBody } from './ice.ts'
import { jtbdBody } from './jobs-to-be-done.ts'
import { sevenSBody } from './mckinsey-7s.ts'
import { okrsBody } from './okrs.ts'
import { porterBody } from './porter-five-forces.ts'
import { swotBody } from './swot.ts'
import { threeHorizonsBody } from './three-horizons.ts'
import { vrioBody } from './vrio.ts'

/** The body schema of each framework. A missing one does not compile where it is used. */
export const BODIES = {
  swot: swotBody,
  'porter-five-forces': porterBody,
  'blue-ocean': blueOceanBody,
  'bcg-matrix': bcgBody,
  vrio: vrioBody,
  'mckinsey-7s': sevenSBody,
  okrs: okrsBody,
  'three-horizons': threeHorizonsBody,
  ice: iceBody,
  'business-model-canvas': canvasBody,
  'jobs-to-be-done': jtbdBody,
} as const

export type Bodies = { [K in keyof typeof BODIES]: z.infer<(typeof BODIES)[K]> }

const of = <K extends keyof typeof BODIES>(framework: K) =>
  envelope.extend({ framework: z.literal(framework), body: BODIES[framework] })

/** A stored strategy deliverable: the envelope and its framework's body. */
export const strategyDeliverable = z.discriminatedUnion('framework', [
  of('swot'),
  of('porter-five-forces'),
  of('blue-ocean'),
  of('bcg-matrix'),
  of('vrio'),
  of('mckinsey-7s'),
  of('okrs'),
  of('three-horizons'),
  of('ice'),
  of('business-model-canvas'),
  of('jobs-to-be-done'),
])
export type StrategyDeliverable = z.infer<typeof strategyDeliverable>
export type DeliverableOf<K extends keyof Bodies> = Extract<StrategyDeliverable, { framework: K }>

/** Several frameworks of one session, combined into one strategy document. */
export const strategyDocument = z.object({
  framework: z.literal('strategy-document'),
  version: z.literal(1),
  title: z.string(),
  company: z.string(),
  trueOn: z.string(),
  decision: z.string(),
  /** How the parts fit: what they share and where they pull apart. Absent in documents combined before it was written. */
  narrative: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })).optional(),
  /** One list of next actions over all parts, soonest first, without duplicates. */
  actions: z.array(nextAction).optional(),
  parts: z.array(strategyDeliverable).min(2),
})
export type StrategyDocument = z.infer<typeof strategyDocument>
export const storedDeliverable = z.union([strategyDeliverable, strategyDocument])
export type StoredDeliverable = z.infer<typeof storedDeliverable>

/** Parses and also keeps the framework's own type. */
export const parseDeliverable = (content: unknown): StrategyDeliverable =>
  strategyDeliverable.parse(content)
