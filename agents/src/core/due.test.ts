import { expect, test } from 'vitest'
import { firm } from '../findings/testing/firm.ts'
import type { ChosenPlay } from '../plays/choose.ts'
import { daysOf } from './due.ts'

const play = (hours: number, weeks: [number, number]): ChosenPlay =>
  ({ play: { hours, weeks } }) as unknown as ChosenPlay
const three = [play(12, [2, 4]), play(4, [6, 8]), play(8, [1, 2])]

test('first steps fall due as the hours at hand allow, one after the other', () => {
  const slow = firm({ budget: [{ label: 'my hours', hoursPerWeek: 4 }] })
  const fast = firm({ budget: [{ label: 'my hours', hoursPerWeek: 40 }] })
  expect(daysOf(slow, three)).toEqual([8, 10, 15])
  expect(daysOf(fast, three)).toEqual([2, 3, 4])
})

test('without hours at hand the weeks of the play decide, and the order stays', () => {
  expect(daysOf(firm({}), three)).toEqual([5, 15, 16])
})
