import { amountWords } from './fact-words.ts'

/** Digits that such a guess can carry. */
const SIGNIFICANT = 2
const CENTS = 100

/** What a move costs, from cents: "nothing but time", "up to $600", "$500 to $6,000". */
export function costRangeWords([low, high]: readonly [number, number], currency: string): string {
  if (high === 0) return 'nothing but time'
  const whole = (cents: number): string => {
    const rounded = Number(cents.toPrecision(SIGNIFICANT))
    return amountWords({ cents: Math.round(rounded / CENTS) * CENTS, currency })
  }
  return low === 0 ? `up to ${whole(high)}` : `${whole(low)} to ${whole(high)}`
}
