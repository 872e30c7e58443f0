import { within } from './statistics/basics.ts'

/** So many in the stage before, for so many in this one: rounded up, because nobody comes in parts. `rate`: of the stage before, 0–1; null where it is nought. */
export function neededBefore(number: number, rate: number): number | null {
  within('number', number, 0, Number.MAX_SAFE_INTEGER)
  within('rate', rate, 0, 1)
  // What is exact stays exact: 24 ÷ 0.3 is 80, and not 81 for a rounding of binary.
  return rate === 0 ? null : Math.ceil(Number((number / rate).toFixed(6)))
}
