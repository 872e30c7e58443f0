import type {
  HeadFigure,
  OtherCause,
  SurerRow,
} from '@sextant/contracts/performance-intelligence/parts'
import type { Place } from '../core/jobs/words/place.ts'

/** Statements that may be phrased otherwise; figures and verdicts stay. */
export const placesOf = (body: {
  head: readonly HeadFigure[]
  surer: readonly SurerRow[]
  isNot?: readonly OtherCause[]
}): Place[] => [
  ...body.surer.map(({ does }, at) => ({
    place: `surer/${at}/does`,
    path: ['body', 'surer', at, 'does'],
    claim: does,
  })),
  ...(body.isNot ?? []).map(({ says }, at) => ({
    place: `is-not/${at}`,
    path: ['body', 'isNot', at, 'says'],
    claim: says,
  })),
]
