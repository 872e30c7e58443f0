import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { corrections } from './acts.ts'
import { withoutCurrency } from './testing/without-currency.ts'
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
  expect(goal?.attributes).toEqual({
    baseline: 90_000,
    target: 120_000,
    form: 'money',
    currency: 'DKK',
  })
})

test('a correction is told from the answer around it', () => {
  const { said, rest } = corrections('We have 3 ovens. Correction: the 9 tons was wet weight.')
  expect(said).toEqual(['Correction: the 9 tons was wet weight.'])
  expect(rest).toBe('We have 3 ovens.')
})

const ENERGY = {
  from: 90_000,
  to: 95_000,
  form: 'money',
  direction: 'rising',
  touches: 'cost',
  bearing: 'hurts',
}

/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind: FactKind) =>
  read(text, kind).map(fact => [fact.kind, fact.label, withoutCurrency(fact.attributes)])
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
    ['offer', 'tickets', { price: sum(14, 'sale'), volume: 5200 }],
    ['goal', 'visitors', { target: 7000, form: 'count', by: '2028' }],
    ['constraint', 'the old van', { lost: 22 }],
    ['rival', 'the cinema', { price: sum(9) }],
    ['channel', 'Posters', { sort: 'paid', spend: sum(400, 'month') }],
    ['person', 'Lea', { leaves: '2027-06' }],
    ['change', 'heating', { by: 0.2, direction: 'rising', touches: 'cost', bearing: 'hurts' }],
    ['measure', 'rent', { metric: 'fixed-cost', value: 180_000, form: 'money', per: 'month' }],
    ['rival', 'stage', { betterAt: ['price'], gapLow: -0.15, gapHigh: -0.15 }],
    ['budget', 'the budget', { hoursPerWeek: 5 }],
    ['organization', 'Nightjar Lamps', { people: 3 }],
  ])
})

test.each<[FactKind, string, string, object]>([
  ['constraint', 'turned away 45 last year', 'refused sales', { lost: 45 }],
  ['constraint', 'I turn away, what, three a week?', 'refused sales', { lost: 156 }],
  [
    'strength',
    'ours is ready in 41 hours',
    'speed',
    { sort: 'speed', proof: 41, proofForm: 'hours' },
  ],
  [
    'channel',
    "fair 24'000, nothing came of it",
    'fair',
    { spend: sum(24_000), customers: 0, attempt: 'failed' },
  ],
  ['channel', 'LinkedIn 900 a month', 'LinkedIn', { spend: sum(900, 'month') }],
  [
    'channel',
    'Google ads $350/mo -> 12 bookings',
    'Google ads',
    { sort: 'paid', spend: sum(350, 'month'), customers: 12 },
  ],
  [
    'channel',
    'LinkedIn 900 a month, got us 4 leads',
    'LinkedIn',
    { spend: sum(900, 'month'), leads: 4 },
  ],
  ['measure', 'churn 6%', 'churn', { metric: 'churn', value: 0.06, form: 'share' }],
  ['measure', 'cash lasts 4 months', 'cash', { metric: 'runway', value: 4, form: 'months' }],
  ['change', 'the lari fell 12%', 'the exchange rate', { by: -0.12, direction: 'falling' }],
  ['budget', 'Tom 0 hours, me 6 h', 'the budget', { hoursPerWeek: 6 }],
  ['budget', '$200 once, 3 hours each', 'the budget', { amount: sum(200, 'once') }],
  ['constraint', 'we lost 40 because the kiln is full', 'kiln', { lost: 40 }],
  ['constraint', 'I turned down 45 brides', 'brides turned away', { lost: 45 }],
  ['constraint', '140 came and 38 were on the waiting list', 'the waiting list', { lost: 38 }],
  ['constraint', 'the ferry was out, we refunded 40 guests', 'the ferry', { lost: 40 }],
  ['change', 'energy went from 900 to 950 a month', 'energy', ENERGY],
  ['idea', 'a second kiln would be 9000', 'second kiln', { cost: sum(9_000) }],
  ['rival', 'Moss & Daughters, $5 cheaper', 'Moss & Daughters', { betterAt: ['price'] }],
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

const lines = (kind: FactKind, text: string, described = '') =>
  read(text, kind, described).map(fact => [fact.label, fact.attributes])
const inMoney = (currency: string, whole: number, per?: string) => ({
  cents: whole * 100,
  currency,
  ...(per && { per }),
})

test('each item of a list is what was asked for', () => {
  expect(
    told(
      '1) close the shop on Mondays 2) a stall in Lewes, 1,200 to set up 3) text reminder, would bring 20 4) radio ad, 800, did it in 2024 and nobody called 5) drop the velvet shades',
      'idea',
    ),
  ).toEqual([
    ['idea', 'close the shop on Mondays', {}],
    ['idea', 'stall in Lewes', { cost: sum(1_200) }],
    ['idea', 'text reminder', { brings: 20 }],
    ['idea', 'radio ad', { cost: sum(800), attempt: 'failed' }],
    ['idea', 'drop the velvet shades', {}],
  ])
  expect(
    told(
      'county museum - a third of turnover; hotels 6 of them, spend around 9k each a yr; private buyers; dunno',
      'segment',
    ),
  ).toEqual([
    ['segment', 'county museum', { share: 0.3333 }],
    ['segment', 'hotels', { size: 6, spend: sum(9_000, 'year') }],
    ['segment', 'private buyers', {}],
  ])
  expect(lines('rival', 'Moss & Daughters, a kit, doing nothing')).toEqual([
    ['Moss & Daughters', {}],
    ['kit', {}],
    ['doing nothing', { sort: 'nothing' }],
  ])
})

test('what goes on about a line completes it, also under a part of its name', () => {
  expect(lines('offer', 'Lamps at 320 each, 210 of that goes into brass')).toEqual([
    ['lamps', { price: sum(320, 'sale'), unitCost: sum(210) }],
  ])
  expect(lines('offer', 'wiring repairs at 45, cost me 12')).toEqual([
    ['wiring repairs', { price: sum(45), unitCost: sum(12) }],
  ])
  expect(lines('offer', 'lamp visit $95, 260 a year. visits are 41%')).toEqual([
    ['lamp visit', { price: sum(95), volume: 260, share: 0.41 }],
  ])
  const standing = firm({ offer: [{ label: 'lamp rewiring' }, { label: 'paper shades' }] })
  const { facts, changes } = propose('rewiring costs 190 per lamp and 3 hours', standing, {
    kind: 'offer',
    attributes: [],
  })
  expect(facts).toEqual([])
  expect(changes).toMatchObject([{ attributes: { unitCost: sum(190), hoursEach: 3 } }])
})

test('a share of the market under the name of a rival is theirs, and no line', () => {
  const standing = firm({ offer: [{ label: 'kits' }], rival: [{ label: 'LampCasa' }] })
  const asked = { kind: 'offer', attributes: ['ownShare', 'rivalShare', 'marketGrowth'] } as const
  const { facts, changes } = propose('LampCasa 25%, market grows 6%', standing, asked)
  expect(facts).toEqual([])
  expect(changes[0]?.attributes).toEqual({ rivalShare: 0.25, marketGrowth: 0.06 })
})

test.each<[string, FactKind, string, string, object]>([
  [
    'DKK',
    'offer',
    'New lamps at 312.500 kr each',
    'new lamps',
    { price: inMoney('DKK', 312_500, 'sale') },
  ],
  [
    'DKK',
    'offer',
    'polishing at 14.000, cost me 5.500',
    'polishing',
    { price: inMoney('DKK', 14_000), unitCost: inMoney('DKK', 5_500) },
  ],
  ['CLP', 'offer', 'plan $3.600.000 a year', 'plan', { price: inMoney('CLP', 3_600_000, 'year') }],
  ['NAD', 'offer', 'shade N$ 380 each', 'shade', { price: inMoney('NAD', 380, 'sale') }],
  [
    'NAD',
    'idea',
    'tried posters, waste of 3 thousand bucks',
    'posters',
    { cost: inMoney('NAD', 3_000), attempt: 'failed' },
  ],
])('%s %s: %s', (currency, kind, text, label, attributes) => {
  const company = { ...empty, currency }
  const { facts } = propose(text, company, { kind, attributes: [] })
  expect(facts.map(fact => [fact.label, fact.attributes])).toEqual([[label, attributes]])
})

test('what stands before what is wanted, in a sentence of its own, is the same goal', () => {
  expect(told('we are at 40 lamps a month. want 60, by June 2027', 'goal')).toEqual([
    ['goal', 'lamps', { baseline: 40, target: 60, form: 'count', per: 'month', by: '2027-06' }],
  ])
  expect(told('turnover 240k -> 300k', 'goal')[0]).toEqual([
    'goal',
    'turnover',
    { baseline: 24_000_000, target: 30_000_000, form: 'money' },
  ])
  expect(told('we had 31 pupils, now 24, want 31 again', 'goal')).toEqual([
    ['goal', 'pupils', { baseline: 24, target: 31, form: 'count' }],
  ])
  expect(told('lamps 23 > 40', 'goal')).toEqual([
    ['goal', 'lamps', { baseline: 23, target: 40, form: 'count' }],
  ])
  expect(told('lead time is 8 weeks now, was 5', 'measure')).toEqual([
    ['measure', 'lead time', { metric: 'lead-time', value: 56, previous: 35, form: 'days' }],
  ])
})

test('who does not know, and what others think, is no fact; what denies a thing stays with it', () => {
  expect(told('dunno, some', 'segment')).toEqual([])
  expect(told('my neighbour thinks we are the best', 'strength')).toEqual([])
  expect(told('9 no shows a week; 0 returns in 3 years', 'measure')).toEqual([
    ['measure', 'no-shows', { value: 9, form: 'count', per: 'week' }],
    ['measure', 'returns', { value: 0, form: 'count' }],
  ])
  expect(told('0 returns in 9 years', 'strength')[0]?.[1]).toBe('no returns')
})

test('a quotation is a part of the message, whatever was taken back in it', () => {
  const texts = [
    'cash for 7 months, no wait, 4 months, and 12 hours a week',
    'lamps at 40 each, scratch that, 45 each. They cost me 12',
    'hotels 40% of sales, sorry, I meant 30%; schools',
  ]
  for (const text of texts) {
    const { said, rest } = corrections(text)
    expect(said.every(sentence => text.includes(sentence))).toBe(true)
    for (const kind of ['offer', 'budget', 'segment', 'measure'] as const)
      for (const { quote } of read(rest, kind)) expect(text).toContain(quote)
  }
  const { rest } = corrections(
    'Bowls are 9 each. No, the bowls are 12 each. Bowls are 40% of sales.',
  )
  for (const { quote } of read(rest, 'offer'))
    expect('Bowls are 9 each. No, the bowls are 12 each. Bowls are 40% of sales.').toContain(quote)
})

test('a clause with a figure of which nothing was kept is named', () => {
  const asked = { kind: 'segment', attributes: [] } as const
  const { leftOut } = propose('hotels, 40% of sales. it was 7 or so back then', empty, asked)
  expect(leftOut).toBe('it was 7 or so back then')
})

test('asked for prices, a bare number behind a name is one, and a second is how many', () => {
  expect(read('mattresses 1,300, bolsters 240', 'offer')).toMatchObject([
    { label: 'mattresses', attributes: { price: { cents: 130_000 } } },
    { label: 'bolsters', attributes: { price: { cents: 24_000 } } },
  ])
  expect(
    read('a lease is 700 a year (5 hours each) and there are 64 of them', 'offer'),
  ).toMatchObject([
    { attributes: { price: { cents: 70_000, per: 'year' }, hoursEach: 5, volume: 64 } },
  ])
})

test('what is free costs nothing, and the number beside it counts', () => {
  expect(read('tiktok free, maybe 40 a month', 'channel')).toMatchObject([
    { attributes: { spend: { cents: 0 }, customers: 480 } },
  ])
})

test('a figure of others stands beside the own, and is no strength', () => {
  expect(read('78% arrive whole, they 52', 'strength')).toMatchObject([
    { attributes: { proof: 0.78, versus: 0.52, proofForm: 'share' } },
  ])
  expect(read('5 days, elsewhere 20', 'strength')).toMatchObject([
    { label: 'speed', attributes: { proof: 5, versus: 20, proofForm: 'days' } },
  ])
})

test('two goals in a sentence are two, each with both ends and its day', () => {
  expect(
    read(
      'from 150 boats this year to 260 next, and late ones down from 21% to 8% before august',
      'goal',
    ),
  ).toMatchObject([
    { label: 'boats', attributes: { baseline: 150, target: 260, by: '2027' } },
    { attributes: { baseline: 0.21, target: 0.08, by: '2027-07-31' } },
  ])
  expect(read('700 riders next year, this yr 520', 'goal')).toMatchObject([
    { label: 'riders', attributes: { baseline: 520, target: 700, by: '2027' } },
  ])
})

test('what is said of a part of a year is told of all of it', () => {
  expect(read('290 orders refused last quarter', 'constraint')).toMatchObject([
    { attributes: { lost: 1_160 }, quote: '290 orders refused last quarter' },
  ])
})

test.each([
  ['scarves Rs 900', 'We weave scarves in Mauritius.', 'MUR'],
  ['scarves £90', 'A weaver in Egypt', 'EGP'],
  ['scarves 90 kr', 'A weaver by the sea', 'SEK'],
  ['scarves kr 90', 'A weaver in Bergen, Norway', 'NOK'],
  ['scarves $18.000', 'Weaving in Cali, Colombia', 'COP'],
  ['scarves $90', 'We weave for Jordan and his team', 'USD'],
  ['scarves €90', 'We weave scarves in Mauritius.', 'EUR'],
])('“%s” of “%s” is in %s', (text, described, currency) => {
  expect(read(text, 'offer', described)).toMatchObject([
    { label: 'scarves', attributes: { price: { currency } } },
  ])
})

test('what an idea brings counts, unless it is over; hours of each week are none of it', () => {
  expect(read('a stall at the harbour, 300 packs a month, 7k once', 'idea')).toMatchObject([
    { attributes: { cost: { cents: 700_000 }, brings: 3_600 } },
  ])
  const [past] = read('streamers, 8,000 gone, 12 orders', 'idea')
  expect(past?.attributes).toMatchObject({ attempt: 'failed', cost: { cents: 800_000 } })
  expect(past?.attributes.brings).toBeUndefined()
  expect(read('a blog, 3 hours a week to run', 'idea')[0]?.attributes.hours).toBeUndefined()
})

test('neither a filler nor a length nor a day is a figure or its name', () => {
  expect(read('turnover last yr was 390k btw', 'measure')).toMatchObject([{ label: 'turnover' }])
  expect(read('a shed with a 9m gate', 'resource')[0]?.attributes.amount).toBeUndefined()
  expect(read('lamps must from 1 Tishri', 'measure')[0]?.attributes.value).toBeUndefined()
})

test('a paragraph shows each of its parts how numbers are written', () => {
  const facts = read(
    'Tubs 6.50 each, cost us 2.40, about 18,000 tubs. We want 300 shops by 2028, now 210. The fair brought 5 shops for 3,400. We turned away 12 hotels because the dryer is full. A second dryer would be 38,000. Ines retires in August.',
    'goal',
  )
  expect(facts.find(({ kind }) => kind === 'idea')?.attributes.cost).toMatchObject({
    cents: 3_800_000,
  })
})

test('a goal in money says in which money it is', () => {
  const [goal] = read('from R2.3m to R3m in sales', 'goal')
  expect(goal?.attributes).toMatchObject({ form: 'money', currency: 'ZAR', target: 300_000_000 })
})
