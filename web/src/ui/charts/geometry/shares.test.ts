import { expect, test } from 'vitest'
import { sayShare, sharesOf } from './shares.ts'

const steps = [19_091, 8420, null, 592, 4].map((count, at) => ({
  id: String(at),
  label: `step ${at}`,
  count,
}))
const shares = sharesOf(steps)
const say = (at: number) =>
  sayShare(steps, shares, {
    at,
    format: String,
    formatShare: share => `${Math.round(share * 100)}%`,
  })

test('a share is of the step before, and unknown where one of both was not counted', () => {
  expect(shares.map(share => share && Math.round(share * 100))).toEqual([null, 44, null, null, 1])
  expect([say(1), say(2), say(3)]).toEqual(['44% of n 19091', 'not known', 'not known'])
})

test('of fewer than five there are counts and no rate', () => {
  expect(say(4)).toBe('4 of 592')
})
