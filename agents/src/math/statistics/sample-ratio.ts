import { within } from './basics.ts'
import { chiSquareTail } from './distributions.ts'

/** Below this a split is held to be broken: kept low, because a test with a broken split is thrown away (Fabijan et al. 2019). */
export const BROKEN_SPLIT = 0.001

/** Whether cases fell to the arms as planned: Pearson's chi-square with arms − 1 degrees of freedom. `planned` are weights > 0, one an arm. */
export function sampleRatio(
  cases: readonly number[],
  planned: readonly number[],
): { chiSquare: number; p: number; isBroken: boolean } {
  if (cases.length < 2 || cases.length !== planned.length)
    throw new RangeError('at least two arms, with a planned weight for each')
  const seen = sum(cases.map(n => within('cases', n, 0, Number.MAX_SAFE_INTEGER)))
  const weights = sum(planned.map(weight => within('weight', weight, 1e-9, 1e9)))
  if (seen === 0) return { chiSquare: 0, p: 1, isBroken: false }
  const chiSquare = sum(
    cases.map((n, arm) => {
      const expected = (seen * (planned[arm] ?? 0)) / weights
      return (n - expected) ** 2 / expected
    }),
  )
  const p = chiSquareTail(chiSquare, cases.length - 1)
  return { chiSquare, p, isBroken: p < BROKEN_SPLIT }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
