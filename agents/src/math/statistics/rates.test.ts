import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareByBeta } from './beta-comparison.ts'
import { alwaysValid, falseAlarmsOfLooks } from './peeking.ts'
import { seededRandom } from './random.ts'
import { jeffreysInterval, type Rate, shareOf } from './rate.ts'
import { sampleRatio } from './sample-ratio.ts'
import { casesForHalfWidth, casesUntilClear } from './sample-size.ts'
import { newcombeInterval, pooledTest } from './two-rates.ts'
import { wilsonInterval } from './wilson.ts'

const rateOf = (events: number, cases: number): Rate => ({ events, cases })
const anyRate = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([cases, share]) => rateOf(Math.round(cases * share), cases))

describe('one rate', () => {
  test('Jeffreys, as scipy 1.17 beta.ppf([.025, .975], x + .5, n − x + .5) has it', () => {
    const seven = jeffreysInterval(rateOf(7, 10))
    expect(seven.low).toBeCloseTo(0.39418168, 7)
    expect(seven.high).toBeCloseTo(0.90730541, 7)
    const none = jeffreysInterval(rateOf(0, 10))
    expect(none.low).toBe(0)
    expect(none.high).toBeCloseTo(0.217196268, 8)
    expect(jeffreysInterval(rateOf(10, 10)).high).toBe(1)
  })
  test('both intervals hold the rate', () => {
    fc.assert(
      fc.property(anyRate, rate => {
        const share = shareOf(rate)
        for (const { low, high } of [wilsonInterval(share, rate.cases), jeffreysInterval(rate)]) {
          expect(low).toBeLessThanOrEqual(share)
          expect(high).toBeGreaterThanOrEqual(share)
        }
      }),
    )
  })
  test('what is no rate throws', () => {
    expect(() => shareOf(rateOf(2, 1))).toThrow(RangeError)
    expect(() => shareOf(rateOf(0, 0))).toThrow(RangeError)
    expect(() => shareOf(rateOf(0.5, 1))).toThrow('whole')
  })
})

describe('two rates', () => {
  test.each([
    [48, 80, 56, 70, 0.0524, 0.3339],
    [3, 10, 9, 10, 0.1705, 0.809],
    [2, 7, 6, 7, 0.0582, 0.8062],
    [0, 29, 5, 56, -0.0381, 0.1926],
  ])('Newcombe 1998, table II, method 10: %i/%i and %i/%i', (a, m, b, n, low, high) => {
    const interval = newcombeInterval(rateOf(a, m), rateOf(b, n))
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })
  test('a rate that was halved: 79 of 3,464 visits, then 28 of 2,576', () => {
    const { difference, low, high } = newcombeInterval(rateOf(79, 3464), rateOf(28, 2576))
    expect([difference, low, high].map(part => (part * 100).toFixed(2))).toEqual([
      '-1.19',
      '-1.84',
      '-0.54',
    ])
  })
  test('the pooled z, derived by (p₂ − p₁) ÷ √(p̄q̄(1/n₁ + 1/n₂)) with scipy norm.sf', () => {
    const test = pooledTest(rateOf(48, 80), rateOf(56, 70))
    expect(test?.z).toBeCloseTo(2.6501719512585, 10)
    expect(test?.p).toBeCloseTo(0.0080450813682, 8)
    expect(pooledTest(rateOf(0, 10), rateOf(0, 20))).toBeNull()
  })
  test('the interval holds the difference and turns round with the sides', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (a, b) => {
        const there = newcombeInterval(a, b)
        const back = newcombeInterval(b, a)
        expect(there.low).toBeLessThanOrEqual(there.difference)
        expect(there.high).toBeGreaterThanOrEqual(there.difference)
        expect(there.low).toBeCloseTo(-back.high, 10)
        expect(there.low).toBeGreaterThanOrEqual(-1)
      }),
    )
  })
})

describe('two rates as beliefs', () => {
  test.each([
    [10, 100, 15, 100, 0.8532837899],
    [79, 3464, 28, 2576, 0.00020499805],
    [0, 10, 3, 10, 0.95488721805],
  ])(
    'P(b > a) of %i/%i and %i/%i, derived by the finite sum in exact fractions',
    (a, m, b, n, better) => {
      expect(compareByBeta(rateOf(a, m), rateOf(b, n), 'uniform').better).toBeCloseTo(better, 7)
    },
  )
  test('loss and difference, derived by scipy quad over the same densities', () => {
    const uniform = compareByBeta(rateOf(10, 100), rateOf(15, 100), 'uniform')
    expect(uniform.loss).toBeCloseTo(0.003578088, 7)
    expect(uniform.difference.low).toBeCloseTo(-0.0430216742, 5)
    expect(uniform.difference.high).toBeCloseTo(0.142351947, 5)
    const jeffreys = compareByBeta(rateOf(10, 100), rateOf(15, 100), 'jeffreys')
    expect(jeffreys.loss).toBeCloseTo(0.003427151, 7)
  })
  test('nothing happened in one arm: the infinite density of Jeffreys does no harm', () => {
    const { difference } = compareByBeta(rateOf(0, 20), rateOf(3, 30))
    expect(difference.low).toBeCloseTo(-0.03299005, 4)
    expect(difference.high).toBeCloseTo(0.22765234, 4)
  })
  test('both ways round they are one, and no wider than what they compare', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (a, b) => {
        const there = compareByBeta(a, b)
        expect(there.better + compareByBeta(b, a).better).toBeCloseTo(1, 5)
        expect(there.difference.low).toBeLessThan(there.difference.high)
        expect(there.loss).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 25 },
    )
  })
})

describe('how many cases', () => {
  test('until an interval is as narrow as wanted, and not one fewer', () => {
    const wide = (n: number): number => {
      const { low, high } = wilsonInterval(0.02, n)
      return (high - low) / 2
    }
    const cases = casesForHalfWidth(0.02, 0.005)
    expect(wide(cases)).toBeLessThanOrEqual(0.005)
    expect(wide(cases - 1)).toBeGreaterThan(0.005)
  })
  test('until a difference is clear', () => {
    expect(casesUntilClear(rateOf(79, 3464), rateOf(28, 2576))).toEqual({ former: 0, later: 0 })
    expect(casesUntilClear(rateOf(5, 100), rateOf(5, 100))).toBeNull()
    const more = casesUntilClear(rateOf(10, 500), rateOf(15, 500))
    expect(more?.former).toBe(more?.later)
    const scaled = (500 + (more?.former ?? 0)) / 500
    const then = newcombeInterval(
      rateOf(Math.round(1000 * scaled), Math.round(50_000 * scaled)),
      rateOf(Math.round(1500 * scaled), Math.round(50_000 * scaled)),
    )
    expect(then.low).toBeGreaterThan(0)
    expect(more?.former).toBeGreaterThan(500)
  })
})

test('whether a split is broken: 50:50 with 5,100 and 4,900 is chance, with 5,300 and 4,700 it is not', () => {
  expect(sampleRatio([5100, 4900], [1, 1])).toMatchObject({ chiSquare: 4, isBroken: false })
  expect(sampleRatio([5100, 4900], [1, 1]).p).toBeCloseTo(0.0455002639, 8)
  expect(sampleRatio([5300, 4700], [1, 1]).isBroken).toBe(true)
  expect(sampleRatio([600, 300, 100], [6, 3, 1]).p).toBe(1)
  expect(() => sampleRatio([1], [1])).toThrow(RangeError)
})

describe('looking before the end', () => {
  test.each([
    [1, 0.05],
    [2, 0.083],
    [3, 0.107],
    [4, 0.126],
    [5, 0.142],
    [10, 0.193],
    [20, 0.248],
  ])('%i looks, as Armitage, McPherson and Rowe 1969 have it: %f', (looks, chance) => {
    expect(falseAlarmsOfLooks(looks)).toBeCloseTo(chance, 3)
  })
  test('a hundred looks at a test without a difference: rarely below 0.05, and the interval stays', () => {
    const random = seededRandom(3)
    const drawn = (share: number): number =>
      Array.from({ length: 50 }, random).filter(x => x < share).length
    let alarms = 0
    for (let run = 0; run < 300; run += 1) {
      let [a, b] = [rateOf(0, 0), rateOf(0, 0)]
      const looks = Array.from({ length: 100 }, () => {
        a = rateOf(a.events + drawn(0.1), a.cases + 50)
        b = rateOf(b.events + drawn(0.1), b.cases + 50)
        return { a, b }
      })
      const last = alwaysValid(looks, 0.03).at(-1)
      if ((last?.p ?? 1) < 0.05) alarms += 1
      expect((last?.p ?? 1) < 0.05).toBe((last?.low ?? 0) > 0 || (last?.high ?? 0) < 0)
    }
    expect(alarms / 300).toBeLessThanOrEqual(0.05)
  })
  test('a real difference is found, and p never rises again', () => {
    const looks = [1, 2, 3, 4].map(k => ({
      a: rateOf(100 * k, 1000 * k),
      b: rateOf(150 * k, 1000 * k),
    }))
    const ps = alwaysValid(looks, 0.03).map(({ p }) => p)
    expect(ps.at(-1)).toBeLessThan(0.001)
    expect([...ps].sort((x, y) => y - x)).toEqual(ps)
  })
})
