import type { GradedFinding } from '@sextant/contracts/performance-intelligence/grade'
import type { Prediction } from '@sextant/contracts/performance-intelligence/parts'
import {
  BY_DAY,
  unitOfPrediction,
  writePredicted,
  writeRange,
} from '@sextant/contracts/performance-intelligence/predicted'
import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import { dayWords } from '../figures/words.ts'
import { countWords } from './figure-desk.ts'
import type { Notice } from './notice.ts'
import { RATES } from './series.ts'
import { wayName } from './where.ts'
import { unitOf } from './tools/what-is-odd/told.ts'

/** What is told of a prediction that was wrong; null where it was right, or where too few cases came to tell. */
export function missedIn(prediction: Prediction, came: GradedFinding): Notice | null {
  const isWrong = came.grade === 'below' || came.grade === 'above'
  if (!isWrong || came.value === null) return null
  const { events, cases, source, channel, from, to, low, high } = prediction
  const written = { unit: unitOfPrediction(prediction), currency: prediction.currency }
  const name = `${nameOf(prediction)} of ${wayName({ source: source as Source, channel })}`
  const n = `${countWords(came.cases)} ${cases === BY_DAY ? 'days' : unitOf(cases as Measure)}`
  return {
    key: ['predicted', source, channel ?? '', events, cases].join(' '),
    title: `Predicted ${writeRange(written, low, high)}, came ${writePredicted(written, came.value)}: look at why`,
    says: `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${dayWords(from)} to ${dayWords(to)}; n ${n}. Either the cause was not put right, or it was another one.`,
    since: from,
    better: (came.grade === 'above') === (events !== 'spend'),
    tool: 'what-changed',
  }
}

function nameOf({ events, cases }: Prediction): string {
  if (cases === BY_DAY) return MEASURES[events as Measure].label
  const rate = RATES.find(one => one.events === events && one.cases === cases)
  return rate?.name ?? `${events} per ${cases}`
}
