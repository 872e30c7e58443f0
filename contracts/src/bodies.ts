import type * as z from 'zod'
import type { ToolId } from './catalogue.ts'
import { marketingStrategyBodies } from './marketing-strategy/bodies.ts'
import { performanceIntelligenceBodies } from './performance-intelligence/bodies.ts'
import { personaBodies } from './persona/bodies.ts'
import { quickStartBodies } from './quick-start/bodies.ts'
import { strategyBodies } from './strategy/bodies.ts'

/** The body schema of each tool of every agent; a missing one does not compile. */
export const BODIES = {
  ...strategyBodies,
  ...quickStartBodies,
  ...marketingStrategyBodies,
  ...personaBodies,
  ...performanceIntelligenceBodies,
} as const satisfies Record<ToolId, z.ZodObject>

export type Bodies = { [K in ToolId]: z.infer<(typeof BODIES)[K]> }
