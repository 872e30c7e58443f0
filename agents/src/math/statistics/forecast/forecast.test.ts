import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { forecast } from './forecast.ts'
import { minimise } from './minimise.ts'
import { naiveScale, seasonalNaive } from './naive.ts'
import { fitSmoothing } from './smoothing.ts'

const WEEK = [100, 110, 120, 115, 130, 60, 50]
const noisy = (days: number, seed: number, trend = 0): number[] => {
  const random = seededRandom(seed)
  return Array.from(
    { length: days },
    (_, day) => (WEEK[day % 7] ?? 0) + trend * day + 20 * (random() + random() - 1),
  )
}

test('Nelder and Mead find the bottom of Rosenbrock’s valley', () => {
  const [x, y] = minimise(([a = 0, b = 0]) => (1 - a) ** 2 + 100 * (b - a ** 2) ** 2, [-1.2, 1])
  expect(x).toBeCloseTo(1, 3)
  expect(y).toBeCloseTo(1, 3)
})

describe('as a week ago', () => {
  test('takes the same weekday, and the week before where that one is missing', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 11, null, 13, 14, 15, 16, 17]
    expect(seasonalNaive(days, 8)).toEqual([11, 2, 13, 14, 15, 16, 17, 11])
    expect(seasonalNaive([5, 6, null], 2)).toEqual([6, 6])
    expect(seasonalNaive([null], 2)).toBeNull()
  })
  test('its mean error is the scale of MASE', () => {
    expect(naiveScale([...WEEK, ...WEEK.map(value => value + 7)])).toBe(7)
    expect(naiveScale([...WEEK, ...WEEK])).toBeNull()
  })
})

describe('exponential smoothing', () => {
  test('simple smoothing, by hand: level ← level + α · error, and flat from there', () => {
    const series = [10, 12, 11, 13]
    const { foretell } = fitSmoothing(series)
    const [next, later] = foretell(series, 2)
    expect(next).toBe(later)
    expect(next).toBeGreaterThan(10)
    expect(next).toBeLessThan(13)
  })
  test('a week that repeats itself is foretold exactly; below two weeks there is none', () => {
    const exact = [...WEEK, ...WEEK, ...WEEK]
    fitSmoothing(exact)
      .foretell(exact, 7)
      .forEach((value, day) => expect(value).toBeCloseTo(WEEK[day] ?? 0, 6))
    const short = WEEK.concat(WEEK.slice(0, 6))
    expect(new Set(fitSmoothing(short).foretell(short, 7)).size).toBe(1)
  })
  test('what is moved up is foretold as much higher', () => {
    const series = noisy(56, 1)
    const higher = series.map(value => value + 1000)
    const [low, high] = [series, higher].map(one => fitSmoothing(one).foretell(one, 7))
    low?.forEach((value, day) => expect(high?.[day]).toBeCloseTo(value + 1000, 4))
  })
  test('a missing day is neither nought nor bridged', () => {
    const gap = noisy(56, 2).with(50, null as never)
    const nought = gap.with(50, 0)
    const mean = (series: (number | null)[]): number =>
      fitSmoothing(series)
        .foretell(series, 7)
        .reduce((sum, value) => sum + value, 0) / 7
    expect(Math.abs(mean(gap) - mean(noisy(56, 2)))).toBeLessThan(2)
    expect(mean(nought)).toBeLessThan(mean(gap))
  })
  test('a damped trend is carried on and comes to rest', () => {
    const series = noisy(70, 3, 2)
    const days = fitSmoothing(series, { hasTrend: true }).foretell(series, 70)
    const weekly = [0, 7, 63].map(day => days[day] ?? 0)
    expect(weekly[1]).toBeGreaterThan(weekly[0] ?? 0)
    expect((days[69] ?? 0) - (days[62] ?? 0)).toBeLessThan((days[7] ?? 0) - (days[0] ?? 0))
  })
})

describe('the whole forecast', () => {
  test('bands hold what they promise on 40 series, and it beats last week', () => {
    let [in80, in95, n, mase, naive] = [0, 0, 0, 0, 0]
    for (let seed = 0; seed < 40; seed += 1) {
      const all = noisy(70, seed + 50)
      const made = forecast(all.slice(0, 56))
      mase += made?.mase ?? 9
      naive += made?.naiveMase ?? 0
      made?.days.forEach(({ band80, band95 }, day) => {
        const value = all[56 + day] ?? 0
        n += 1
        if (band80 && value >= band80.low && value <= band80.high) in80 += 1
        if (band95 && value >= band95.low && value <= band95.high) in95 += 1
        expect(band95?.high).toBeGreaterThanOrEqual(band80?.high ?? 0)
      })
    }
    expect(Math.abs(in80 / n - 0.8)).toBeLessThan(0.05)
    expect(Math.abs(in95 / n - 0.95)).toBeLessThan(0.03)
    expect(mase).toBeLessThan(naive)
  })
  test('nothing below two weeks, no bands where nothing could be tried, nothing below the floor', () => {
    expect(forecast(noisy(13, 1))).toBeNull()
    const short = forecast(noisy(16, 1))
    expect(short?.days[0]?.band80).toBeNull()
    expect(short?.coverage).toBeNull()
    const small = forecast(noisy(56, 1).map(value => Math.max(0, value - 100)))
    for (const { band95 } of small?.days ?? []) expect(band95?.low).toBeGreaterThanOrEqual(0)
    expect(() => forecast(noisy(20, 1).with(3, -1))).toThrow(RangeError)
  })
})
