import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { corrections } from './acts.ts'
import { propose } from './propose.ts'

const empty = firm({}, { name: 'Nightjar Lamps', today: '2026-11-22' })
const read = (text: string, kind: 'goal' | 'idea' | 'force' | 'constraint', described = '') =>
  propose(text, empty, { kind, attributes: [] }, described).facts

test('a clause that says what it is goes there, whatever was asked', () => {
  const facts = read(
    'we want 90 lamps from 60. rent £4,200 a month. cash is £120k. tried flyers for £900, got nothing. turned away 45 orders',
    'goal',
  )
  expect(facts.map(({ kind }) => kind)).toEqual([
    'goal',
    'measure',
    'measure',
    'idea',
    'constraint',
  ])
})

test('a goal is one: what does not fit it is no further goal', () => {
  const facts = read('from 40 to 60 lamps a month. 4 in 10 buyers are tourists', 'goal')
  expect(facts.filter(({ kind }) => kind === 'goal')).toHaveLength(1)
})

test('a bare number is no money, and a number of a list is nothing', () => {
  const facts = read('keep maybe 4 of the shops 3) window boxes', 'idea')
  expect(facts.every(({ attributes }) => attributes.cost === undefined)).toBe(true)
})

test('a force that has no noun is called after itself', () => {
  expect(read('new ones 3', 'force')).toMatchObject([
    { label: 'newcomers', attributes: { force: 'entrants', pressure: 3 } },
  ])
})

test('the money that the company describes is its own', () => {
  const [goal] = read('from 900 kr to 1200 kr', 'goal', 'Prices in DKK, all of them')
  expect(goal?.attributes).toEqual({ baseline: 90_000, target: 120_000, form: 'money' })
})

test('a correction is told from the answer around it', () => {
  const { said, rest } = corrections('We have 3 ovens. Correction: the 9 tons was wet weight.')
  expect(said).toEqual(['Correction: the 9 tons was wet weight.'])
  expect(rest).toBe('We have 3 ovens.')
})
