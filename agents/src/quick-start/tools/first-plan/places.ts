import type { Claim } from '@sextant/contracts/deliverable'
import type { FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import type { Path } from '../../../evidence/claims.ts'

/** What is phrased rather than computed: what one is to whom, and the text to send. */
export function places({ positioning, asset }: FirstPlanBody): Place[] {
  const path = ['body', 'asset']
  return [
    { place: 'positioning', path: ['body', 'positioning'], claim: positioning },
    ...(asset?.subject
      ? [{ place: 'text-to-send/subject', path: [...path, 'subject'], claim: asset.subject }]
      : []),
    ...(asset?.lines ?? []).map((claim, at) => ({
      place: `text-to-send/line/${at}`,
      path: [...path, 'lines', at],
      claim,
    })),
  ]
}

type Place = { place: string; path: Path; claim: Claim }
