import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { withoutCurrency } from './testing/without-currency.ts'
import { proposeAll } from './by-rules.ts'

const nursery = firm({}, { name: 'Fernhill', today: '2026-11-22', currency: 'EUR' })
const read = (text: string, kind?: FactKind) =>
  proposeAll(text, nursery, kind ? { kind, attributes: [] } : null).facts
/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind?: FactKind) =>
  read(text, kind).map(fact => [fact.kind, fact.label, withoutCurrency(fact.attributes)])
const euros = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'EUR',
  ...(per && { per }),
})

test('of two sums the one that may be spent is the budget, and never the one that was wasted', () => {
  const budget = ['budget', 'the budget', { amount: euros(30_000) }]
  expect(told('€30,000 we can spend, last spring €4,000 went in the bin on leaflets')).toEqual([
    budget,
    ['channel', 'leaflets', { sort: 'paid', spend: euros(4_000), attempt: 'failed' }],
  ])
  expect(told('We can spend €30,000 and €4,000 was thrown away', 'budget')).toEqual([budget])
  expect(told('€4,000 was thrown away on leaflets', 'budget')).not.toContainEqual(
    expect.arrayContaining(['budget', expect.anything(), { amount: euros(4_000) }]),
  )
})

test('asked for the goal, what may be spent and what was wasted are no two ends of one', () => {
  expect(told('We can spend €30,000, €4,000 was thrown away on leaflets', 'goal')).toEqual([
    ['budget', 'the budget', { amount: euros(30_000) }],
  ])
})

test('a list whose sign is named once keeps its figures as shares, each with its own name', () => {
  expect(
    told('tree ferns are most (48%), then repairs 20, spores 12, rest 4 or so', 'offer'),
  ).toEqual(
    expect.arrayContaining([
      ['offer', 'tree ferns', { share: 0.48 }],
      ['offer', 'repairs', { share: 0.2 }],
      ['offer', 'spores', { share: 0.12 }],
    ]),
  )
})

test('another part beside a price goes on in the list', () => {
  const facts = told(
    'tree ferns are 40% of sales, wall planters €180 each another 31, reach poles 9%, visits at 1150 do the rest',
    'offer',
  )
  expect(facts).toEqual([
    ['offer', 'tree ferns', { share: 0.4 }],
    ['offer', 'wall planters', { share: 0.31, price: euros(180, 'sale') }],
    ['offer', 'reach poles', { share: 0.09 }],
    ['offer', 'visits', { price: euros(1150) }],
  ])
})

test('three groups with three figures in one list are three facts', () => {
  expect(
    told('hotels about 120 a year, then gardeners 70ish, 38 people renting', 'segment'),
  ).toEqual([
    ['segment', 'hotels', { size: 120 }],
    ['segment', 'gardeners', { size: 70 }],
    ['segment', expect.stringMatching(/^people/), { size: 38 }],
  ])
})

test('a deposit and a rate are no price, and a rate is no number sold', () => {
  const hired =
    'A hotel pays €90 deposit and 4 a day for 18 months on a planter that costs us €1,100'
  expect(told(hired, 'offer')).toEqual([['offer', 'planter', { unitCost: euros(1_100) }]])
  expect(told('Moss & Daughters asks 900 deposit and 40 a day', 'rival')).toEqual([
    ['rival', 'Moss & Daughters', {}],
  ])
  expect(told('Cottages €90 a night, €40 deposit, 210 nights sold', 'offer')).toEqual([
    ['offer', 'cottages', { price: euros(90, 'day'), volume: 210 }],
  ])
})

test('deposit, rate and time together are what is paid in all', () => {
  expect(told('A planter is €200 down and €6 a week for 40 weeks', 'offer')).toEqual([
    ['offer', 'planter', { price: euros(440, 'sale') }],
  ])
  expect(told('A planter is €200 deposit and €6 a month for 2 years', 'offer')).toEqual([
    ['offer', 'planter', { price: euros(344, 'sale') }],
  ])
})

test('a heading says the kind and which way it goes, and is no name', () => {
  const swot =
    'Opportunity: shade gardens, 3 of 10 ask for them. Threat: the county wants its €9,000 back in March 2027. Weakness: all spores come from one man. Strength: a cold store, hardly used. We sold 40 planters at €180.'
  const bearing = (helps: boolean) => ({ bearing: helps ? 'helps' : 'hurts' })
  const facts = told(swot)
  expect(facts.slice(0, 4)).toEqual([
    ['change', 'shade gardens', bearing(true)],
    ['change', 'the county', { when: '2027-03', ...bearing(false) }],
    ['constraint', 'spores', {}],
    ['strength', 'cold store', {}],
  ])
  expect(facts[4]).toEqual(['offer', 'planters', { price: euros(180), volume: 40 }])
  expect(told(swot, 'rival').slice(0, 4)).toEqual(facts.slice(0, 4))
})

test('a heading on a line of its own is that of the lines behind it', () => {
  expect(
    told('Threats:\n- a new lime duty\n- late frost\nStrengths:\n- delivery in 2 days'),
  ).toEqual([
    ['change', 'new lime duty', { direction: 'new', bearing: 'hurts' }],
    ['change', 'late frost', { bearing: 'hurts' }],
    ['strength', 'delivery', { sort: 'speed', proof: 2, proofForm: 'days' }],
  ])
})

test('a rival that stands is no change because a threat is named', () => {
  const beside = firm({ rival: [{ label: 'Moss & Daughters' }] })
  const { facts, changes } = proposeAll('Threat: Moss & Daughters are everywhere.', beside, null)
  expect(facts).toEqual([])
  expect(changes).toMatchObject([{ id: 'rival-1' }])
})

test('what others want or what gets dearer is no goal and no rival', () => {
  expect(
    told('The hotels want 15% off. We want 60 gardens by 2028.', 'goal').map(([kind]) => kind),
  ).toEqual(['change', 'goal'])
  expect(told('The county wants to license all nurseries from 2028', 'goal')).toEqual([
    ['change', 'the county', { when: '2028' }],
  ])
  expect(told('Peat is going up', 'rival')).toEqual([['change', 'peat', {}]])
  expect(told('Diesel is going up')).toEqual([
    ['change', 'diesel', { direction: 'rising', touches: 'cost', bearing: 'hurts' }],
  ])
})

test('what is hardly used is there, and its sum is no number of it', () => {
  expect(told('A credit line of 2m is hardly used')).toEqual([['resource', 'credit line', {}]])
  expect(told('The second greenhouse stands idle', 'constraint')).toEqual([
    ['resource', 'the second greenhouse', {}],
  ])
})

test('a comparison that points back is the proof of its head', () => {
  const proven = { proof: 0.02, proofForm: 'share', versus: 0.09 }
  expect(told("Our mist house is slow. That's why only 2% of spores die, others have 9%.")).toEqual(
    [['strength', 'the mist house', proven]],
  )
  expect(
    told('7 pickers by hand, thats why only 2% of spores die, others have 9%', 'strength'),
  ).toEqual([['strength', 'pickers', proven]])
})

test.each([
  ['channel', 'ferns.com takes 15% commission', 'ferns.com'],
  ['change', 'the Welsh fund stops in May', 'the Welsh fund'],
  ['segment', '38 people renting', 'people renting'],
  ['partner', 'grafter Mr Hale freelances for Moss & Daughters also', 'Mr Hale'],
] as const)('a name is no verb and no piece of a word (%s): %s → %s', (kind, text, label) => {
  expect(read(text, kind)[0]?.label).toBe(label)
})

test('what somebody is let do is no rival', () => {
  expect(read('or they just let him drive without', 'rival')).toEqual([])
})

test('a job is its whole statement, and of one that is too long the part up to its comma', () => {
  const long =
    'a green hall before the guests come, after frost, with a bill nobody has to argue about'
  expect(read('They want to have a green hall before the guests come', 'job')[0]?.label).toBe(
    'have a green hall before the guests come',
  )
  expect(read(long, 'job')[0]?.label).toBe('a green hall before the guests come')
})

test('what is told beside a goal does not name it', () => {
  expect(
    told('want to get from €40,000 to €60,000 in 2028, and honestly keep both gardeners')[0],
  ).toEqual([
    'goal',
    'yearly sales',
    { by: '2028', baseline: 4_000_000, target: 6_000_000, form: 'money' },
  ])
})

test('one part of a sentence that says what it is leaves the others theirs', () => {
  const facts = told(
    'The money comes from one county fund, €90,000 at 4%, a credit line of 2m is hardly used.',
  )
  expect(facts.filter(([kind]) => kind === 'resource')).toEqual([['resource', 'credit line', {}]])
})
