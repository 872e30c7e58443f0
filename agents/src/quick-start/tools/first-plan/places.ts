import type { Claim } from '@sextant/contracts/deliverable'
import type { FirstAsset, FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import type { Path } from '../../../evidence/claims.ts'

/** What is phrased rather than computed: what one is to whom, and the texts to send. */
export const places = ({ positioning, asset, moreTexts = [] }: FirstPlanBody): Place[] => [
  { place: 'positioning', path: ['body', 'positioning'], claim: positioning },
  ...(asset ? placesOf(asset, 'text-to-send', ['body', 'asset']) : []),
  ...moreTexts.flatMap((text, at) =>
    placesOf(text, `text-to-send-${at + 2}`, ['body', 'moreTexts', at]),
  ),
]

const placesOf = ({ subject, lines }: FirstAsset, place: string, path: Path): Place[] => [
  ...(subject ? [{ place: `${place}/subject`, path: [...path, 'subject'], claim: subject }] : []),
  ...lines.map((claim, at) => ({
    place: `${place}/line/${at}`,
    path: [...path, 'lines', at],
    claim,
  })),
]

type Place = { place: string; path: Path; claim: Claim }
