import { isSampleSize } from '../samples.ts'
import { isCount, type Left, type Question } from './left.ts'

/** Over how many the proof was measured. */
const isSample = (left: Left): boolean =>
  isCount(left) &&
  left.known.proof !== undefined &&
  left.figure.value >= SAMPLE_LEAST &&
  left.known.versus !== left.figure.value / 100 &&
  isSampleSize(left.between, left.after, left.between.split(/[.;]\s/).at(-1) + left.after)
const SAMPLE_LEAST = 5

export const strength: Question = { places: [{ attribute: 'n', takes: isSample }] }
