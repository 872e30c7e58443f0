import type { Tool, ToolId } from './core/tool.ts'
import { strategyTools } from './strategy/tools/index.ts'

/** Every tool of every agent; a missing one does not compile. */
const TOOLS: { readonly [K in ToolId]: Tool<K> } = strategyTools

export const toolFor = <K extends ToolId>(id: K): Tool<K> => TOOLS[id] as unknown as Tool<K>
