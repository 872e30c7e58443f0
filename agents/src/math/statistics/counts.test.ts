import { expect, test } from 'vitest'
import { countCdf, countQuantile, fitCounts, poissonInterval } from './counts.ts'

test.each([
  [0, 0, 3.688879454],
  [1, 0.025317808, 5.571643391],
  [5, 1.62348639, 11.66833208],
  [10, 4.795388696, 18.39035605],
  [100, 81.36399125, 121.6267938],
])(
  'Garwood’s interval of %i, as scipy 1.17 chi2.ppf(.025, 2k) ÷ 2 and chi2.ppf(.975, 2k + 2) ÷ 2',
  (count, low, high) => {
    const interval = poissonInterval(count)
    expect(interval.low).toBeCloseTo(low, 6)
    expect(interval.high).toBeCloseTo(high, 6)
  },
)

test('negative binomial, as scipy 1.17 nbinom(size, size ÷ (size + mean))', () => {
  expect(countQuantile({ mean: 10, size: 2 }, 0.5)).toBe(8)
  expect(countQuantile({ mean: 10, size: 2 }, 0.975)).toBe(30)
  expect(countQuantile({ mean: 100, size: 5 }, 0.975)).toBe(207)
  expect(countQuantile({ mean: 3, size: 0.5 }, 0.9)).toBe(9)
  expect(countCdf({ mean: 10, size: 2 }, 7)).toBeCloseTo(0.4573412415, 8)
  expect(countQuantile({ mean: 4, size: null }, 0.999)).toBe(11)
  expect(countCdf({ mean: 4, size: null }, 7)).toBeCloseTo(0.9488663842, 8)
})

test('moments: variance 14 at mean 4 is a size of 16 ÷ 10; counts that scatter less are Poisson’s', () => {
  const fitted = fitCounts([0, 2, 4, 4, 10])
  expect(fitted?.mean).toBe(4)
  expect(fitted?.size).toBeCloseTo(16 / (14 - 4), 10)
  expect(fitCounts([4, 4, 5, 4])?.size).toBeNull()
  expect(fitCounts([4])).toBeNull()
  expect(() => fitCounts([-1, 2])).toThrow(RangeError)
  expect(() => poissonInterval(1.5)).toThrow(RangeError)
})
