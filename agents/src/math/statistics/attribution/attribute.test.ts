import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attribution, attribute } from './attribute.ts'
import type { Credit, Path } from './path.ts'

const path = (channels: string, conversions: number, more: Partial<Path> = {}): Path => ({
  channels: channels.split(' '),
  daysBefore: null,
  journeys: conversions,
  conversions,
  value: conversions * 5000,
  ...more,
})

function attributed(paths: readonly Path[]): Attribution {
  const attribution = attribute(paths)
  if ('reason' in attribution) throw new Error(attribution.reason)
  return attribution
}
const of = (credits: Credit[] | null, channel: string): number =>
  credits?.find(credit => credit.channel === channel)?.conversions ?? Number.NaN

describe('by position', () => {
  const shown = attributed([path('a b c b', 100, { daysBefore: [14, 7, 7, 0] })])
  test('first, last, linear, 40/20/40', () => {
    expect([of(shown.first, 'a'), of(shown.last, 'b'), of(shown.last, 'c')]).toEqual([100, 100, 0])
    expect([of(shown.linear, 'a'), of(shown.linear, 'b'), of(shown.linear, 'c')]).toEqual([
      25, 50, 25,
    ])
    expect(of(shown.fortyTwentyForty, 'a')).toBeCloseTo(40)
    expect(of(shown.fortyTwentyForty, 'b')).toBeCloseTo(50)
    expect(of(shown.fortyTwentyForty, 'c')).toBeCloseTo(10)
    expect(of(attributed([path('a b', 10)]).fortyTwentyForty, 'a')).toBe(5)
  })
  test('half as much for seven days: ¼, ½, ½, 1', () => {
    expect(of(shown.halfLife, 'a')).toBeCloseTo((100 * 0.25) / 2.25)
    expect(of(shown.halfLife, 'b')).toBeCloseTo((100 * 1.5) / 2.25)
    expect(attributed([path('a b', 10)]).halfLife).toBeNull()
  })
})

test('Markov, by hand: a→b converts 1, b alone converts 1 of 2, a alone none of 1', () => {
  const paths = [
    path('a b', 1, { journeys: 1 }),
    path('b', 1, { journeys: 2 }),
    path('a', 0, { journeys: 1 }),
  ]
  // start: a ½, b ½; a → b ½, nowhere ½; b → converted ⅔. All: ½·½·⅔ + ½·⅔ = ½. Without a: ⅓, effect ⅓; without b: 0, effect 1.
  const { markov } = attributed(paths)
  expect(of(markov, 'a')).toBeCloseTo((2 * (1 / 3)) / (4 / 3), 10)
  expect(of(markov, 'b')).toBeCloseTo(2 / (4 / 3), 10)
})

test('Markov: without the middle of the only way nothing converts, so all three share alike', () => {
  const { markov } = attributed([path('a b c', 3)])
  for (const channel of ['a', 'b', 'c']) expect(of(markov, channel)).toBeCloseTo(1, 10)
})

test('why there is nothing to compare', () => {
  expect(attribute([])).toEqual({ reason: 'no-paths' })
  expect(attribute([path('a b', 0, { journeys: 5 })])).toEqual({ reason: 'no-conversions' })
  expect(attribute([path('a', 3), path('b b', 2)])).toEqual({ reason: 'single-touch' })
  expect(() => attribute([path('a', 3, { journeys: 2 })])).toThrow(RangeError)
  expect(() => attribute([path('a b', 3, { daysBefore: [1] })])).toThrow('one day')
})

const anyPath = fc
  .record({
    channels: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 }),
    lost: fc.integer({ min: 0, max: 50 }),
    conversions: fc.integer({ min: 0, max: 20 }),
    value: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ channels, lost, conversions, value }): Path => ({
    channels,
    daysBefore: channels.map((_, place) => channels.length - place),
    journeys: lost + conversions,
    conversions,
    value: conversions === 0 ? 0 : value,
  }))
const anyPaths = fc.array(anyPath, { minLength: 1, maxLength: 12 })

test('every way adds up to all conversions and all money, and credits nobody below nought', () => {
  fc.assert(
    fc.property(anyPaths, paths => {
      const attribution = attribute(paths)
      if ('reason' in attribution) return
      const conversions = paths.reduce((sum, one) => sum + one.conversions, 0)
      const value = paths.reduce((sum, one) => sum + one.value, 0)
      for (const credits of Object.values(attribution)) {
        if (credits === null) continue
        expect(credits.reduce((sum, one) => sum + one.conversions, 0)).toBeCloseTo(conversions, 6)
        expect(credits.reduce((sum, one) => sum + one.value, 0)).toBeCloseTo(value, 4)
        for (const credit of credits) expect(credit.conversions).toBeGreaterThanOrEqual(-1e-9)
      }
    }),
  )
})

test('Shapley is the mean of what a channel adds over all orders of channels', () => {
  const worth = (paths: readonly Path[], set: ReadonlySet<string>): number =>
    paths
      .filter(({ channels }) => channels.every(channel => set.has(channel)))
      .reduce((sum, { conversions }) => sum + conversions, 0)
  const orders = (names: string[]): string[][] =>
    names.length < 2
      ? [names]
      : names.flatMap(name =>
          orders(names.filter(other => other !== name)).map(rest => [name, ...rest]),
        )
  fc.assert(
    fc.property(anyPaths, paths => {
      const attribution = attribute(paths)
      if ('reason' in attribution) return
      const names = attribution.shapley.map(({ channel }) => channel)
      const all = orders(names)
      for (const name of names) {
        const added = all.map(order => {
          const before = order.slice(0, order.indexOf(name))
          return worth(paths, new Set([...before, name])) - worth(paths, new Set(before))
        })
        const mean = added.reduce((sum, one) => sum + one, 0) / all.length
        expect(of(attribution.shapley, name)).toBeCloseTo(mean, 6)
      }
    }),
    { numRuns: 25 },
  )
})
