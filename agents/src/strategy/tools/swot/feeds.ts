import type { SwotBody } from '@sextant/contracts/strategy/swot'
import type { Feed } from '../../../core/tool.ts'

const QUADRANTS = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const
/** A rival's rating is called a threat. */
const THREAT_OF_RIVAL = 'threat'

/** A rating in the grid is the rating of the fact it is about. */
export function feeds(
  body: SwotBody,
  path: readonly (string | number)[],
  kindOf: (fact: string) => string | undefined,
): Feed | null {
  const [quadrant, index, field] = path
  if (!QUADRANTS.some(name => name === quadrant) || typeof index !== 'number') return null
  if (field !== 'impact' && field !== 'likelihood') return null
  const fact = body[quadrant as (typeof QUADRANTS)[number]][index]?.claim.fact
  if (!fact) return null
  const kind = kindOf(fact)
  if (field === 'impact' && kind === 'rival') return { fact, attribute: THREAT_OF_RIVAL }
  return RATED[kind ?? '']?.includes(field) ? { fact, attribute: field } : null
}

/** Which ratings each kind of fact holds. */
const RATED: Readonly<Record<string, readonly string[]>> = {
  change: ['impact', 'likelihood'],
  rival: ['likelihood'],
  strength: ['impact'],
  constraint: ['impact'],
}
