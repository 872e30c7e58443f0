import { expect, test } from 'vitest'
import type { Company } from '../../company/company.ts'
import { figuresTyped } from './figures-typed.ts'
import { understand } from './understand.ts'

const COMPANY: Company = {
  name: 'A beginning',
  currency: 'EUR',
  today: '2026-11-22',
  facts: [],
}
const NOTHING = { company: '', goal: '', audience: '' }
const readIn = (answers: Partial<typeof NOTHING>) =>
  understand({ ...NOTHING, ...answers }, COMPANY, '').facts

test('a sentence beyond the first tells whatever it tells, with its figures', () => {
  const facts = readIn({
    company: 'Piano tunings in the county, 110 euro each. The van costs us 240 euro a month.',
    goal: 'from 20 tunings a month to 32. Leaflets cost 90 euro and brought 3 customers.',
  })
  expect(facts.find(({ kind }) => kind === 'offer')?.attributes.price).toMatchObject({
    cents: 11_000,
  })
  expect(facts.find(({ kind }) => kind === 'goal')?.attributes).toMatchObject({
    baseline: 20,
    target: 32,
    per: 'month',
  })
  expect(facts.find(({ kind }) => kind === 'channel')?.attributes).toMatchObject({
    spend: { cents: 9_000 },
    customers: 3,
  })
})

test('every fact stands with the words it was read in', () => {
  const answers = { ...NOTHING, goal: 'want 15 repairs a week. we turn away 4 people a month' }
  for (const { quote } of understand(answers, COMPANY, '').facts)
    expect(answers.goal).toContain(quote)
})

test('of a stock that has to go, none is sold yet', () => {
  const [goal] = readIn({ goal: 'we have 80 quilts left and they must be sold by 1 March' })
  expect(goal?.attributes).toMatchObject({ baseline: 0, target: 80, by: '2027-03-01' })
})

test('what there is room for, what makes one, and an age are not what is sold or who buys', () => {
  const facts = readIn({
    company: 'Pottery evenings at 45 euro, 9 people a class',
    audience: 'retired people 60+ of the quarter',
  })
  expect(facts.find(({ kind }) => kind === 'offer')?.attributes.volume).toBeUndefined()
  expect(facts.find(({ kind }) => kind === 'segment')?.attributes.size).toBeUndefined()
})

test('who is turned away on a day of the week is counted for a year', () => {
  const facts = readIn({ audience: 'families. we send away about 6 people every Sunday' })
  expect(facts.find(({ kind }) => kind === 'constraint')?.attributes.lost).toBe(312)
})

test('a typed figure is read as its country writes it, or not at all', () => {
  expect(figuresTyped(['40 ezer Ft'], 'HUF', COMPANY.today)[0]).toMatchObject({
    kind: 'money',
    value: 4_000_000,
  })
  expect(figuresTyped(['2,5 juta', '3k'], 'IDR', COMPANY.today)).toMatchObject([
    { kind: 'count', value: 2_500_000 },
    { kind: 'count', value: 3_000 },
  ])
  expect(figuresTyped(['3 or 4', 'dear'], 'EUR', COMPANY.today)).toEqual([null, null])
})

test('what one sells today, what one costs and who sends buyers find their places', () => {
  const facts = readIn({
    company:
      'Saw blades sharpened, 14 euro each. we do 60 a month. Grinding stones cost 2 euro each',
    goal: 'want 90 a month before May',
    audience: 'carpenters. most of them are sent by the tool shop',
  })
  const [offer] = facts.filter(({ kind }) => kind === 'offer')
  expect(offer?.attributes).toMatchObject({ volume: 720, unitCost: { cents: 200 } })
  const goal = facts.find(({ kind }) => kind === 'goal')
  expect(goal?.attributes).toMatchObject({ baseline: 60, target: 90, per: 'month' })
  const way = facts.find(({ kind }) => kind === 'channel')
  expect(way).toMatchObject({ label: 'the tool shop', attributes: { sort: 'referral' } })
})
