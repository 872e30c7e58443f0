import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOfRatio, ratioOfSums } from './bootstrap.ts'
import { pacingOf } from './pacing.ts'
import { seededRandom } from './random.ts'
import { splitChange, wholeParts } from './split-change.ts'

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

describe('ratios of sums', () => {
  const days = (n: number, ratio: number, seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: n }, () => {
      const below = 1000 + 4000 * random()
      return { above: below * ratio * (0.5 + random()), below }
    })
  }
  test('the value is the ratio of the sums, not the mean of ratios', () => {
    const estimate = ratioOfSums([...days(6, 2, 1), { above: 90_000, below: 0 }])
    const all = [...days(6, 2, 1), { above: 90_000, below: 0 }]
    expect(estimate?.value).toBeCloseTo(total(all.map(d => d.above)) / total(all.map(d => d.below)))
    expect(estimate?.n).toBe(7)
  })
  test('null where it cannot be', () => {
    expect(ratioOfSums(days(6, 2, 1))).toBeNull()
    expect(ratioOfSums([...days(6, 2, 1), null, null])).toBeNull()
    expect(ratioOfSums(Array.from({ length: 9 }, () => ({ above: 5, below: 0 })))).toBeNull()
    expect(() => ratioOfSums([{ above: -1, below: 1 }])).toThrow(RangeError)
  })
  test('a steady ratio has no width, and money in another unit the same interval', () => {
    const steady = Array.from({ length: 40 }, (_, i) => ({ above: 30 + 3 * i, below: 10 + i }))
    expect(ratioOfSums(steady)?.low).toBeCloseTo(3, 10)
    const [one, hundred] = [
      ratioOfSums(days(30, 3, 4)),
      ratioOfSums(days(30, 3, 4).map(d => ({ above: d.above * 100, below: d.below * 100 }))),
    ]
    expect(one?.low).toBeCloseTo(hundred?.low ?? 0, 10)
  })
  test.each([
    [7, 0.9],
    [14, 0.91],
    [28, 0.91],
    [90, 0.91],
  ])('of intervals over %i days at least %f hold the truth', (n, least) => {
    const held = Array.from({ length: 300 }, (_, seed) => ratioOfSums(days(n, 3, seed + 100), seed))
    const part = held.filter(e => e && e.low <= 3 && e.high >= 3).length / 300
    expect(part).toBeGreaterThanOrEqual(least)
  })
  test('two periods: the half is found, and twice the same is no change', () => {
    const change = changeOfRatio(days(28, 4, 1), days(28, 2, 2))
    expect(change?.difference.high).toBeLessThan(0)
    expect(change?.times?.low).toBeLessThan(0.5)
    expect(change?.times?.high).toBeGreaterThan(0.5)
    const same = changeOfRatio(days(28, 4, 1), days(28, 4, 1))
    expect(same?.difference.value).toBe(0)
    expect(same?.difference.low).toBeLessThan(0)
    expect(changeOfRatio(days(3, 4, 1), days(28, 4, 1))).toBeNull()
  })
})

describe('what a change comes from', () => {
  test('by hand: 100 visits × 0.1 × 50 become 200 visits × 0.05 × 50; what more visits gave, fewer orders took', () => {
    const { total: change, parts, rest } = splitChange([[100, 10, 500]], [[200, 10, 500]])
    expect(change).toBe(0)
    expect(parts[0]).toBeCloseTo(500 * Math.LN2, 9)
    expect(parts[1]).toBeCloseTo(-500 * Math.LN2, 9)
    expect(parts[2]).toBeCloseTo(0, 9)
    expect(rest).toBe(0)
  })
  test('two channels, derived by L(V¹, V⁰)·ln(x¹ ÷ x⁰) in Python', () => {
    const { parts } = splitChange(
      [
        [1000, 20, 160_000],
        [500, 30, 210_000],
      ],
      [
        [1200, 15, 130_000],
        [700, 35, 280_000],
      ],
    )
    const expected = [108213.876788, -112269.963766, 44056.086978]
    parts.forEach((part, place) => expect(part).toBeCloseTo(expected[place] ?? 0, 5))
  })
  test('a channel that begins is its first factor; orders that end are conversion', () => {
    expect(splitChange([[0, 0, 0]], [[100, 10, 500]]).parts).toEqual([500, 0, 0])
    expect(splitChange([[100, 10, 500]], [[90, 0, 0]]).parts).toEqual([0, -500, 0])
    expect(splitChange([[0, 0, 0]], [[0, 0, 0]]).parts).toEqual([0, 0, 0])
  })
  test('the limit is where small amounts lead', () => {
    const small = splitChange([[1e-300, 1e-300, 1e-300]], [[100, 10, 500]]).parts
    const limit = splitChange([[0, 0, 0]], [[100, 10, 500]]).parts
    small.forEach((part, place) => expect(part).toBeCloseTo(limit[place] ?? 0, -1))
  })
  test('sales that nobody paid for until now belong to no factor', () => {
    const change = splitChange([[0, 10, 500]], [[100, 12, 700]])
    expect(change.parts).toEqual([0, 0, 0])
    expect(change.rest).toBe(200)
  })
  test('parts add up, also in whole cents', () => {
    const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 }))
    const chain = fc.tuple(amount, amount, amount, amount)
    fc.assert(
      fc.property(fc.array(fc.tuple(chain, chain), { minLength: 1, maxLength: 6 }), pairs => {
        const change = splitChange(
          pairs.map(([a]) => a),
          pairs.map(([, b]) => b),
        )
        const whole = wholeParts([...change.parts, change.rest])
        expect(total(whole)).toBe(change.total)
        for (const part of whole) expect(Number.isInteger(part)).toBe(true)
        const back = splitChange(
          pairs.map(([, b]) => b),
          pairs.map(([a]) => a),
        )
        change.parts.forEach((part, place) =>
          expect(part).toBeCloseTo(-(back.parts[place] ?? 0), 3),
        )
      }),
    )
  })
  test('what does not fit together throws', () => {
    expect(() => splitChange([[1, 2]], [])).toThrow(RangeError)
    expect(() => splitChange([[1, 2]], [[1, 2, 3]])).toThrow('length')
    expect(() => splitChange([[-1, 2]], [[1, 2]])).toThrow(RangeError)
  })
})

describe('pacing', () => {
  const every = (n: number, cents: number): number[] => Array.from({ length: n }, () => cents)
  test('half the days, half the money is on pace, and it ends on the last day', () => {
    const pacing = pacingOf(300_000, 30, every(15, 10_000))
    expect(pacing).toMatchObject({ pace: 1, state: 'on-pace', missing: 0 })
    expect(pacing.runsOut).toEqual({ day: 29, low: 29, high: 29 })
  })
  test('outside 0.85 to 1.15 it is not', () => {
    expect(pacingOf(300_000, 30, every(10, 8400)).state).toBe('behind')
    expect(pacingOf(300_000, 30, every(10, 8600)).state).toBe('on-pace')
    expect(pacingOf(300_000, 30, every(10, 11_600)).state).toBe('ahead')
  })
  test('a missing day is not nought', () => {
    const pacing = pacingOf(300_000, 30, [...every(9, 10_000), null])
    expect(pacing).toMatchObject({ pace: 1, missing: 1, runsOut: null })
    expect(pacingOf(1000, 30, [null])).toMatchObject({ pace: null, state: null })
  })
  test('uneven days give an interval around the day', () => {
    const random = seededRandom(5)
    const spend = Array.from({ length: 14 }, () => 20_000 * random())
    const end = pacingOf(1_000_000, 90, spend).runsOut
    expect(end?.low).toBeLessThan(end?.day ?? 0)
    expect(end?.high).toBeGreaterThan(end?.day ?? 999)
  })
  test('money that is gone names its day; no spend never ends', () => {
    expect(pacingOf(25_000, 30, every(5, 10_000)).runsOut).toEqual({ day: 2, low: 2, high: 2 })
    expect(pacingOf(25_000, 30, every(8, 0)).runsOut).toBeNull()
    expect(() => pacingOf(25_000, 3, every(4, 1))).toThrow(RangeError)
  })
})
