import { attribution } from './attribution/tool.ts'
import { pacing } from './pacing/tool.ts'
import { significance } from './significance/tool.ts'
import { whatChanged } from './what-changed/tool.ts'
import { whatIsOdd } from './what-is-odd/tool.ts'

export const performanceIntelligenceTools = {
  'what-changed': whatChanged,
  'what-is-odd': whatIsOdd,
  significance,
  attribution,
  pacing,
} as const
