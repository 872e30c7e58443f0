import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { anomaliesOf } from './anomalies.ts'
import { expectedOn, fitBaseline } from './baseline.ts'
import { heldDiscoveries } from './false-discovery.ts'
import { knownDays } from './series.ts'
import { inverted } from './solve.ts'
import { betaBinomialTails } from './tails.ts'

const WEEK = [1.1, 1.05, 1, 1.05, 1.1, 0.9, 0.8]

/** Counts around a mean that scatter like Poisson's, near enough: the sum of twelve even draws less six is almost normal. */
function counts(days: number, mean: number, seed: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: days }, (_, day) => {
    const expected = mean * (WEEK[day % 7] ?? 1)
    const deviate = Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6)
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * deviate))
  })
}

describe('odd days', () => {
  test('a quiet series raises nothing, and most days lie in their band', () => {
    const values = counts(56, 100, 1)
    const found = anomaliesOf({ kind: 'count', values })
    expect(found).toMatchObject({ odd: [], shift: null })
    const inside = found?.band.filter(({ index, low, high }) => {
      const value = values[index] ?? 0
      return value >= low && value <= high
    })
    expect((inside?.length ?? 0) / 56).toBeGreaterThan(0.88)
  })
  test('a day without any is found, with what it should have been', () => {
    const found = anomaliesOf({ kind: 'count', values: counts(56, 100, 2).with(48, 0) })
    expect(found?.odd).toHaveLength(1)
    expect(found?.odd[0]).toMatchObject({ index: 48, value: 0, direction: 'below' })
    expect(found?.odd[0]?.expected).toBeGreaterThan(75)
    expect(found?.odd[0]?.low).toBeGreaterThan(40)
    expect(found?.odd[0]?.p).toBeLessThan(0.001)
  })
  test('two do not hide each other', () => {
    const found = anomaliesOf({
      kind: 'count',
      values: counts(40, 100, 3).with(30, 300).with(33, 310),
    })
    expect(found?.odd.map(({ index }) => index)).toEqual([30, 33])
  })
  test('a missing day is not a day without any, and old days are history', () => {
    const values: (number | null)[] = counts(56, 100, 2)
    values[48] = null
    values[5] = 0
    expect(anomaliesOf({ kind: 'count', values })?.odd).toEqual([])
    expect(anomaliesOf({ kind: 'count', values }, { watched: 56 })?.odd).toHaveLength(1)
  })
  test('nought of three is chance', () => {
    const values = counts(56, 3, 4).with(50, 0)
    expect(anomaliesOf({ kind: 'count', values })?.odd).toEqual([])
  })
  test('too little to say', () => {
    expect(anomaliesOf({ kind: 'count', values: counts(13, 100, 1) })).toBeNull()
    expect(anomaliesOf({ kind: 'count', values: Array.from({ length: 30 }, () => 0) })).toBeNull()
    expect(() => anomaliesOf({ kind: 'count', values: [1.5] })).toThrow('whole')
    expect(() => anomaliesOf({ kind: 'rate', values: [3], trials: [2] })).toThrow(RangeError)
    expect(() => anomaliesOf({ kind: 'rate', values: [3], trials: [] })).toThrow('trials')
  })
  test('money in cents and in euros is as odd', () => {
    const values = counts(42, 20, 5)
      .map(count => count * 5100 + 37)
      .with(38, 800_000)
    const cents = anomaliesOf({ kind: 'amount', values })
    const euros = anomaliesOf({ kind: 'amount', values: values.map(value => value / 100) })
    expect(cents?.odd.map(({ index }) => index)).toEqual([38])
    expect(euros?.odd[0]?.p).toBeCloseTo(cents?.odd[0]?.p ?? 1, 8)
  })
})

describe('a change that lasts', () => {
  test('orders of visits, halved for twelve days: found, dated, counted, and the band stays at the former rate', () => {
    const trials = counts(40, 216, 6)
    const values = trials.map((visits, day) => Math.round(visits * (day < 28 ? 0.06 : 0.03)))
    const found = anomaliesOf({ kind: 'rate', values, trials })
    expect(found?.shift?.index).toBe(28)
    expect(found?.shift?.times).toBeCloseTo(0.5, 1)
    expect(found?.shift).toMatchObject({ beyond: 12, days: 12 })
    expect(found?.shift?.p).toBeLessThan(0.001)
    expect(found?.odd).toEqual([])
    const last = found?.band.at(-1)
    expect((last?.expected ?? 0) / (trials.at(-1) ?? 1)).toBeCloseTo(0.06, 2)
  })
  test('one wild day is no change', () => {
    const found = anomaliesOf({ kind: 'count', values: counts(42, 100, 7).with(37, 900) })
    expect(found?.shift).toBeNull()
    expect(found?.odd.map(({ index }) => index)).toEqual([37])
  })
})

test('the beta-binomial: uniform when a = b = 1, and the binomial without overdispersion', () => {
  // a = b = 1 over 9 trials: variance 9·¼·(1 + 8/3). Every count has a tenth.
  const { below, above } = betaBinomialTails(2, 9, 4.5, (9 / 4) * (1 + 8 / 3))
  expect(below).toBeCloseTo(0.25, 8)
  expect(above).toBeCloseTo(0.75, 8)
  // 10 tosses: P(X ≥ 9) − half of P(X = 9) = 6 ÷ 1024.
  expect(betaBinomialTails(9, 10, 5, 2.5).above).toBeCloseTo(6 / 1024, 6)
  expect(betaBinomialTails(10, 10, 5, 2.5).above).toBeCloseTo(0.5 / 1024, 6)
})

test('the baseline finds the weekdays and the level that made a series', () => {
  const values = Array.from({ length: 84 }, (_, day) => Math.round(1000 * (WEEK[day % 7] ?? 1)))
  const days = knownDays({ kind: 'count', values })
  const baseline = fitBaseline('count', days, 84)
  expect(expectedOn(baseline, 5, 1).mean).toBeCloseTo(900, -1)
  expect(expectedOn(baseline, 90, 1).mean).toBeCloseTo(800, -1)
  expect(baseline.freedom).toBeGreaterThan(70)
})

test('a matrix and its inverse make one; what is not positive definite throws', () => {
  expect([...inverted(Float64Array.of(4, 2, 2, 3), 2)].map(value => value * 8)).toEqual(
    [3, -2, -2, 4].map(value => expect.closeTo(value, 10)),
  )
  expect(() => inverted(Float64Array.of(0, 0, 0, 0), 2)).toThrow(RangeError)
})

test('false discoveries: the fifteen p of Benjamini and Hochberg 1995, of which four are held at 5%', () => {
  const ps = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
    0.6528, 0.759, 1,
  ]
  expect(heldDiscoveries(ps).filter(({ isHeld }) => isHeld)).toHaveLength(4)
  const turned = heldDiscoveries(ps.toReversed()).toReversed()
  expect(turned.map(({ adjusted }) => adjusted)).toEqual(
    heldDiscoveries(ps).map(({ adjusted }) => adjusted),
  )
  // By hand: 0.02 · 3 ÷ 1 = 0.06 is more than 0.021 · 3 ÷ 2 = 0.0315, which holds for both.
  const [first, second] = heldDiscoveries([0.02, 0.021, 0.9])
  expect(first).toMatchObject({ adjusted: second?.adjusted, isHeld: true })
  expect(second?.adjusted).toBeCloseTo(0.0315, 10)
  expect(heldDiscoveries([])).toEqual([])
})
