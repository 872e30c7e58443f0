import { advancedStrategyBody, guidedStrategyBody, strategySections } from './strategies.ts'

/** The body schema of each mode of Marketing Strategy. */
export const marketingStrategyBodies = {
  'strategy-on-a-page': strategySections,
  'guided-strategy': guidedStrategyBody,
  'advanced-strategy': advancedStrategyBody,
} as const
