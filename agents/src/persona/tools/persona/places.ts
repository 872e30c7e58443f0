import type { Claim } from '@sextant/contracts/deliverable'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import type { Path } from '../../../evidence/claims.ts'

/** What is phrased rather than said or computed: the decision of each line. */
export const places = ({ rows }: PersonaBody): Place[] =>
  rows.flatMap(({ topic, decision }, index) =>
    decision
      ? [
          {
            place: `decision/${topic}/${index}`,
            path: ['body', 'rows', index, 'decision'],
            claim: decision,
          },
        ]
      : [],
  )

type Place = { place: string; path: Path; claim: Claim }
