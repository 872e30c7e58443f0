import type { Claim } from '@sextant/contracts/deliverable'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import type { Path } from '../evidence/claims.ts'

type Place = { place: string; path: Path; claim: Claim }

/** What is phrased rather than computed: the position in one sentence, the promise, and a word to each group. */
export const places = ({ positioning, messaging }: StrategySections): Place[] => [
  {
    place: 'positioning',
    path: ['body', 'positioning', 'statement'],
    claim: positioning.statement,
  },
  { place: 'promise', path: ['body', 'messaging', 'promise'], claim: messaging.promise },
  ...messaging.pillars.map(({ claim }, at) => ({
    place: `pillar/${at}`,
    path: ['body', 'messaging', 'pillars', at, 'claim'],
    claim,
  })),
  ...messaging.variants.map(({ line }, at) => ({
    place: `line/${at}`,
    path: ['body', 'messaging', 'variants', at, 'line'],
    claim: line,
  })),
]
