import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { corrections } from './acts.ts'
import { propose } from './propose.ts'

const empty = firm({}, { name: 'Nightjar Lamps', today: '2026-11-22' })
const read = (text: string, kind: FactKind, described = '') =>
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

/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind: FactKind) =>
  read(text, kind).map(fact => [fact.kind, fact.label, fact.attributes])
const sum = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'USD',
  ...(per && { per }),
})

test('a paragraph about everything, as the answer about the goal, has one goal', () => {
  const facts = told(
    'We are a puppet theatre with 3 staff. Tickets $14 each, about 5200 a year. we want 7000 visitors by 2028. the old van broke and we had to say no to 22 schools last year. The cinema charges 9. Posters 400 a month, nobody knows if they work. Lea leaves in June. heating up 20%. rent 1800 a month. There is a stage in Derby, cheaper by 15%. I can give it 5 hours a week',
    'goal',
  )
  expect(facts).toEqual([
    ['measure', 'staff', { value: 3, form: 'count' }],
    ['offer', 'tickets', { price: sum(14, 'sale'), volume: 5200 }],
    ['goal', 'visitors', { target: 7000, form: 'count', by: '2028' }],
    ['constraint', 'the old van', { lost: 22 }],
    ['rival', 'the cinema', { price: sum(9) }],
    ['channel', 'Posters', { spend: sum(400, 'month') }],
    ['person', 'Lea', { leaves: '2027-06' }],
    ['change', 'heating', { by: 0.2 }],
    ['measure', 'rent', { value: 180_000, form: 'money', per: 'month' }],
    ['rival', 'stage', { gapLow: -0.15, gapHigh: -0.15 }],
    ['budget', 'the budget', { hoursPerWeek: 5 }],
  ])
})

test.each<[FactKind, string, string, object]>([
  ['constraint', 'turned away 45 last year', 'refused sales', { lost: 45 }],
  ['constraint', 'I turn away, what, three a week?', 'refused sales', { lost: 156 }],
  ['strength', 'ours is ready in 41 hours', 'speed', { proof: 41, proofForm: 'hours' }],
  ['channel', "fair 24'000, nothing came of it", 'fair', { spend: sum(24_000) }],
  ['channel', 'LinkedIn 900 a month', 'LinkedIn', { spend: sum(900, 'month') }],
  [
    'channel',
    'Google ads $350/mo -> 12 bookings',
    'Google ads',
    { spend: sum(350, 'month'), customers: 12 },
  ],
  [
    'channel',
    'LinkedIn 900 a month, got us 4 leads',
    'LinkedIn',
    { spend: sum(900, 'month'), leads: 4 },
  ],
  ['measure', 'churn 6%', 'churn', { value: 0.06, form: 'share' }],
  ['measure', 'cash lasts 4 months', 'cash', { value: 4, form: 'months' }],
  ['change', 'the lari fell 12%', 'the exchange rate', { by: -0.12 }],
  ['budget', 'Tom 0 hours, me 6 h', 'the budget', { hoursPerWeek: 6 }],
  ['budget', '$200 once, 3 hours each', 'the budget', { amount: sum(200, 'once') }],
  ['rival', 'Moss & Daughters, $5 cheaper', 'Moss & Daughters', {}],
  ['factor', 'price us 4 them 7', 'price', { ours: 4, theirs: 7 }],
  ['goal', 'we want 90, we do 60', 'the goal', { baseline: 60, target: 90, form: 'count' }],
  ['goal', '70 members instead of 40', 'members', { baseline: 40, target: 70, form: 'count' }],
  ['goal', 'we charge $85, want 80 dogs', 'dogs', { target: 80, form: 'count' }],
  ['goal', 'currently 40 members; goal 70', 'members', { baseline: 40, target: 70, form: 'count' }],
  ['goal', 'now 40,000 visitors, was maybe 31', 'visitors', { baseline: 40_000, form: 'count' }],
])('%s: %s', (kind, text, label, attributes) => {
  expect(told(text, kind)).toEqual([[kind, label, attributes]])
})

test('a figure for which a card has no place becomes a figure of its own', () => {
  expect(told('the saw is old, customers wait 3 weeks', 'constraint')).toEqual([
    ['constraint', 'the saw', {}],
    ['measure', 'the waiting time', { value: 21, form: 'days' }],
  ])
  expect(told('visitors are 58% of nights', 'segment')).toEqual([
    ['segment', 'visitors', {}],
    ['measure', 'the share of nights', { value: 0.58, form: 'share' }],
  ])
})

test('what goes on about a thing stays with it, and what others need is set against it', () => {
  expect(told('trade buyers, 30 of them. They spend $900 a year', 'segment')).toEqual([
    ['segment', 'trade buyers', { size: 30, spend: sum(900, 'year') }],
  ])
  expect(told('we answer in 2 days. Moss & Daughters take 9 days', 'strength')).toEqual([
    ['strength', 'speed', { proof: 2, proofForm: 'days', versus: 9 }],
  ])
})

test('a bare number in a list of shares is one only where the list is of sales', () => {
  expect(told('oak 34% of sales, ash 22, pine 18', 'offer').map(([, , filled]) => filled)).toEqual([
    { share: 0.34 },
    { share: 0.22 },
    { share: 0.18 },
  ])
  expect(told('margin 31%, staff 12', 'measure')[1]).toEqual([
    'measure',
    'staff',
    { value: 12, form: 'count' },
  ])
})

test('somebody who names another question answers that one', () => {
  expect(told('for the rivals question: Moss & Daughters charge $90', 'measure')).toMatchObject([
    ['rival', 'Moss & Daughters', { price: sum(90) }],
  ])
})

test('where it is not told which figure is corrected, none is filled in', () => {
  const facts = told('120 members by June. now 64. no wait, 110', 'goal')
  expect(facts).toEqual([['goal', 'members', { by: '2027-06' }]])
})
