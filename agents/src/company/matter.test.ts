import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { matterOf } from './matter.ts'

const hut = firm({
  goal: [
    { label: 'full evenings', counts: 'other', form: 'share', baseline: 0.2, target: 0.4 },
    { label: 'sold meals', counts: 'sales', baseline: 900, target: 1200, about: 'offer-2' },
    { label: 'takings', counts: 'money', form: 'money', baseline: 9, target: 12 },
  ],
  offer: [
    { label: 'beds', price: dollars(34), volume: 700 },
    { label: 'meals', price: dollars(12), volume: 900 },
  ],
  constraint: [
    { label: 'the stove', sort: 'capacity', about: 'goal-1' },
    { label: 'the cook', sort: 'one-person', about: 'offer-2' },
  ],
})
const matter = (about?: string): string | undefined => matterOf(hut, { about })?.fact.id

test('a number counts what it is tied to: a line, the line of a goal, or the goal itself', () => {
  expect(matter('offer-1')).toBe('offer-1')
  expect(matter('goal-2')).toBe('offer-2')
  expect(matter('goal-1')).toBe('goal-1')
})

test('through a hindrance it counts what that holds back', () => {
  expect(matter('constraint-1')).toBe('goal-1')
  expect(matter('constraint-2')).toBe('offer-2')
})

test('of several lines, none is guessed', () => {
  expect(matter()).toBeUndefined()
  expect(matter('goal-3')).toBeUndefined()
})

test('of the only line there is nothing to guess', () => {
  expect(matterOf(firm({ offer: [{ label: 'beds' }] }), {})?.fact.id).toBe('offer-1')
})
