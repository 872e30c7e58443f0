import { attributionBody } from './attribution.ts'
import { pacingBody } from './pacing.ts'
import { significanceBody } from './significance.ts'
import { whatChangedBody } from './what-changed.ts'
import { whatIsOddBody } from './what-is-odd.ts'

/** The body schema of each tool of Performance Intelligence. */
export const performanceIntelligenceBodies = {
  'what-changed': whatChangedBody,
  'what-is-odd': whatIsOddBody,
  significance: significanceBody,
  attribution: attributionBody,
  pacing: pacingBody,
} as const
