import { advancedStrategy } from './advanced-strategy/tool.ts'
import { guidedStrategy } from './guided-strategy/tool.ts'
import { strategyOnAPage } from './strategy-on-a-page/tool.ts'

/** The modes of Marketing Strategy, by their ids in the catalogue. */
export const marketingStrategyTools = {
  'strategy-on-a-page': strategyOnAPage,
  'guided-strategy': guidedStrategy,
  'advanced-strategy': advancedStrategy,
} as const
