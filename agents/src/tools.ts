import type { Tool, ToolId } from './core/tool.ts'
import { marketingStrategyTools } from './marketing-strategy/tools/index.ts'
import { performanceIntelligenceTools } from './performance-intelligence/tools/index.ts'
import { personaTools } from './persona/tools/index.ts'
import type { PlaySource } from './plays/play.ts'
import { quickStartTools } from './quick-start/tools/index.ts'
import { strategyTools } from './strategy/tools/index.ts'

/** Every tool of every agent; a missing one does not compile. */
export const TOOLS: { readonly [K in ToolId]: Tool<K> } = {
  ...strategyTools,
  ...personaTools,
  ...quickStartTools,
  ...marketingStrategyTools,
  ...performanceIntelligenceTools,
}

/** Methods that tools cite by name. */
export const TOOL_METHODS: readonly PlaySource[] = Object.values(TOOLS).flatMap(
  ({ methods }) => methods ?? [],
)

export const toolFor = <K extends ToolId>(id: K): Tool<K> => TOOLS[id] as unknown as Tool<K>
