import type { Claim } from '@sextant/contracts/deliverable'
import type { FirstAsset, FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import { ASSET_WORDS, SUBJECT_MOST } from '@sextant/contracts/quick-start/first-plan-words'
import type { Place } from '../../../core/jobs/words/place.ts'
import type { Path } from '../../../evidence/claims.ts'

/** What is phrased rather than computed: what one is to whom, and the texts to send. */
export const places = ({ positioning, person, asset, moreTexts = [] }: FirstPlanBody): Place[] => [
  { place: 'positioning', path: ['body', 'positioning'], claim: positioning },
  ...guessesOf(person),
  ...(asset ? placesOf(asset, 'text-to-send', ['body', 'asset']) : []),
  ...moreTexts.flatMap((text, at) =>
    placesOf(text, `text-to-send-${at + 2}`, ['body', 'moreTexts', at]),
  ),
]

/** What is usual where something is bought so is a guess about these buyers: another may be better. */
const guessesOf = ({ rows }: FirstPlanBody['person']): Place[] =>
  rows.flatMap(({ part, claim }, at) =>
    claim.evidence === 'not rated' && claim.text.startsWith('Perhaps')
      ? [
          {
            place: `person/${part}`,
            path: ['body', 'person', 'rows', at, 'claim'],
            claim,
            isGuess: true as const,
          },
        ]
      : [],
  )

const placesOf = ({ form, subject, lines }: FirstAsset, place: string, path: Path): Place[] => [
  ...(subject
    ? [
        {
          place: `${place}/subject`,
          path: [...path, 'subject'],
          claim: subject,
          most: SUBJECT_MOST,
        },
      ]
    : []),
  ...lines.map((claim, at) => ({
    place: `${place}/line/${at}`,
    path: [...path, 'lines', at],
    claim,
    ...roomFor(claim, lines, ASSET_WORDS[form].most),
  })),
]

/** What the other lines leave of the room for all. */
function roomFor(line: Claim, lines: readonly Claim[], most: number | null): { most?: number } {
  if (most === null) return {}
  const others = lines.filter(other => other !== line)
  return { most: most - others.reduce((sum, { text }) => sum + text.length + 1, 0) }
}
