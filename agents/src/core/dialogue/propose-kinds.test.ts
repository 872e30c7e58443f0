import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { proposeAll } from './by-rules.ts'
import { withoutCurrency } from './testing/without-currency.ts'

const foundry = firm({}, { name: 'Larkspur Bells', today: '2026-11-22', currency: 'EUR' })
const read = (text: string, kind?: FactKind) =>
  proposeAll(text, foundry, kind ? { kind, attributes: [] } : null)
/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind?: FactKind) =>
  read(text, kind).facts.map(fact => [fact.kind, fact.label, withoutCurrency(fact.attributes)])
const euros = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'EUR',
  ...(per && { per }),
})
const lostIn = (text: string, kind?: FactKind) =>
  read(text, kind).facts.flatMap(({ attributes: { lost } }) => (lost === undefined ? [] : [lost]))

test('what was refused is a number of orders or people, never that of a norm, a sum, a time or an age', () => {
  expect(lostIn('we lost two bids in May because no EN 1090', 'constraint')).toEqual([2])
  expect(lostIn('we turned away 26 bell orders in spring', 'constraint')).toEqual([26])
  expect(lostIn('we refused 600 kg of castings', 'constraint')).toEqual([600])
  for (const text of [
    'the council sent us back because of form 9',
    'the papers went back, ISO 14001 and DIN 277',
    'we refused them, about 35 millones pending',
    'lost 3 weeks in june because the furnace cracked',
    'customers wait 50 days and we lose them, age 58',
    'turned away 14 tys worth of work',
  ])
    expect(lostIn(text, 'constraint'), text).toEqual([])
})

test('a failed attempt with what it took is an idea that was tried, whatever was asked', () => {
  const tried = 'tried an evening class in 2023, Pavel, gave up in May, waste of 5 tys'
  const idea = ['idea', 'evening class', { attempt: 'failed', cost: euros(5_000) }]
  expect(told(tried, 'constraint')).toEqual([idea])
  expect(told(tried)).toEqual([idea])
})

test('so many a week of a season are not so many of a year', () => {
  expect(lostIn('in spring we turn away 6 orders a week', 'constraint')).toEqual([])
  expect(lostIn('we turn away 6 orders a week', 'constraint')).toEqual([312])
  expect(
    lostIn('we lose orders, 12 a week but only 11 weeks, so abt 130 a year', 'constraint'),
  ).toEqual([130])
})

test('what may be spent is the budget, however it is said', () => {
  const budget = [['budget', 'the budget', { amount: euros(45_000) }]]
  expect(told('budget is 45k', 'goal')).toEqual(budget)
  expect(told('got €45k to spend')).toEqual(budget)
  const [kind, name, amount] = budget[0] as [string, string, object]
  expect(told('we have 45k to spend till may')).toEqual([
    [kind, name, { ...amount, until: '2027-05' }],
  ])
})

test('what goes off a sale, or is left of it, is no price', () => {
  expect(told('each gong loses €7 on crates')).toEqual([
    ['measure', 'loss on crates', { value: 700, form: 'money', per: 'sale' }],
  ])
  expect(told('the shipper eats €9 a crate')).toEqual([
    ['measure', 'the shipper', { value: 900, form: 'money', per: 'sale' }],
  ])
  const chimes = { price: euros(50, 'sale'), volume: 700, margin: 0.4 }
  expect(told('wind chimes 50 a piece, ab 700 a yr, leave us 20 each', 'offer')).toEqual([
    ['offer', 'wind chimes', chimes],
  ])
})

test('what is quoted, or would cost so much, is an idea with its cost', () => {
  const lathe = [['idea', 'lathe', { cost: euros(23_500) }]]
  expect(told('lathe quote €23 500')).toEqual(lathe)
  expect(told('quote for the lathe €23 500', 'offer')).toEqual(lathe)
  expect(told('a third tuner would be 5.200 a month', 'constraint')).toEqual([
    ['idea', 'third tuner', { cost: euros(5200, 'month') }],
  ])
})

test('in brackets behind a name stands what is in one pack', () => {
  expect(told('chime sets (8 pieces) €260', 'offer')).toEqual([
    ['offer', 'chime sets', { price: euros(260) }],
  ])
})

test('a number behind “abt” or “approx” is of what stands before', () => {
  const chimes = [['offer', 'wind chimes', { price: euros(48), volume: 900 }]]
  expect(told('wind chimes €48. abt 900 a yr.', 'offer')).toEqual(chimes)
  expect(told('wind chimes €48, approx 900 a year', 'offer')).toEqual(chimes)
})

test('numbers of several lines in one breath join the lines that they name', () => {
  expect(
    told('hand bells €70 each. wind chimes €48 each. roughly 2 100 bells, 4 300 chimes'),
  ).toEqual([
    ['offer', 'hand bells', { price: euros(70, 'sale'), volume: 2100 }],
    ['offer', 'wind chimes', { price: euros(48, 'sale'), volume: 4300 }],
  ])
  expect(told('we sold 40 gongs and 12 cymbals a month')).toEqual([
    ['offer', 'gongs', { volume: 480 }],
    ['offer', 'cymbals', { volume: 144 }],
  ])
  const standing = firm({ offer: [{ label: 'gongs' }, { label: 'cymbals' }] }, { currency: 'EUR' })
  const { facts, changes } = proposeAll('40 gongs and 12 cymbals last year', standing, null)
  expect(facts).toEqual([])
  expect(changes.map(({ id, attributes }) => [id, attributes])).toEqual([
    ['offer-1', { volume: 40 }],
    ['offer-2', { volume: 12 }],
  ])
})

test('a time that is named once holds for both figures of a clause', () => {
  expect(told('market stall €400 a week brings 12 customers', 'channel')).toEqual([
    ['channel', 'market stall', { spend: euros(400, 'week'), customers: 624 }],
  ])
  expect(told('more bells a month, from 30 to 50', 'goal')).toEqual([
    ['goal', 'bells', { baseline: 30, target: 50, form: 'count', per: 'month' }],
  ])
})

test('what is sold in a season is not made a year of', () => {
  expect(told('wind chimes €48, in summer 40 a week', 'offer')).toEqual([
    ['offer', 'wind chimes', { price: euros(48) }],
  ])
})

test('behind a wish both ends are a goal, also over an “and”, by the name of what moves', () => {
  expect(told('want €2m by end of 2029 and web orders from 30 to 85 a month')).toEqual([
    ['goal', 'yearly sales', { by: '2029-12', target: 200_000_000, form: 'money' }],
    ['goal', 'web orders', { baseline: 30, target: 85, form: 'count', per: 'month' }],
  ])
  expect(told('second goal: web orders from 30 to 85', 'goal')).toEqual([
    ['goal', 'web orders', { baseline: 30, target: 85, form: 'count' }],
  ])
  expect(told('ok so we cast and ship small bells, did €1.4m last year, want €2m')).toEqual([
    ['goal', 'yearly sales', { baseline: 140_000_000, target: 200_000_000, form: 'money' }],
  ])
})

test('what was sold last year has what it was the year before beside it', () => {
  expect(told('sold €1.45m last year (1.2 the year before)')).toEqual([
    [
      'measure',
      'yearly sales',
      { metric: 'sales', value: 145_000_000, form: 'money', previous: 120_000_000 },
    ],
  ])
})

test('who alone does what is named as a thing, and is a matter of one person', () => {
  const sort = 'one-person'
  expect(told('only Ines casts the big bells', 'constraint')).toEqual([
    ['constraint', 'casting big bells by Ines alone', { sort }],
  ])
  expect(told('only I can gild rims', 'constraint')).toEqual([
    ['constraint', 'gilding rims by one person', { sort }],
  ])
  expect(told('Pavel does nearly all the tuning', 'constraint')).toEqual([
    ['constraint', 'tuning by Pavel', { sort }],
  ])
})

test('a month, a relative and what is left out name nothing', () => {
  expect(told('Oct to Feb they all want a caster, turned away 21 repairs', 'constraint')).toEqual([
    ['constraint', 'repairs turned away', { lost: 21 }],
  ])
  expect(told('my brother is off with his back', 'constraint')).toEqual([])
  expect(told('sept to nov is 45% of the year')).toEqual([
    ['measure', 'sales from September to November', { value: 0.45, form: 'share' }],
  ])
  expect(told('fixed costs 71k a month without the vans')).toEqual([
    [
      'measure',
      'fixed costs',
      { metric: 'fixed-cost', value: 7_100_000, form: 'money', per: 'month' },
    ],
  ])
})

test('a paper that is missing is named with its number', () => {
  expect(told('no EN 1090 so we lost two bids', 'constraint')).toEqual([
    ['constraint', 'missing EN 1090', { lost: 2 }],
  ])
})

test('why people come is what is done, and a second one is called so', () => {
  expect(told('they choose us because we retune every bell', 'strength')).toMatchObject([
    ['strength', 'retuning every bell', {}],
  ])
  expect(told('second furnace in the lower yard, ~€95k', 'idea')).toEqual([
    ['idea', 'second furnace in the lower yard', { cost: euros(95_000) }],
  ])
})

test('who speaks is no way to customers, and a name keeps its capital', () => {
  expect(told('we are a bell supply shop', 'channel')).toEqual([])
  expect(told('Marek our oldest tuner, only 5 like him here', 'resource')).toEqual([
    ['resource', 'Marek', { rare: true }],
  ])
})

test('who works so many hours is a person, and years at it are of who is liked', () => {
  expect(told('me on Fridays, 5h')).toEqual([['person', 'the owner', {}]])
  expect(told('the choirs like Dorota, 31 yrs at it', 'strength')).toMatchObject([
    ['strength', 'Dorota', { proof: 31, proofForm: 'years' }],
  ])
})

test('what a rival does worse is the rival’s, and what we do beside it is ours', () => {
  expect(told('Karel: 12% cheaper on gongs, 5 weeks delivery, we give next day', 'rival')).toEqual([
    ['rival', 'Karel', { betterAt: ['price'], worseAt: ['speed'], gapLow: -0.12, gapHigh: -0.12 }],
    ['strength', 'next-day delivery', { sort: 'speed' }],
  ])
  expect(told('Brno Klempner, no guarantee, 3 months waiting', 'rival')).toMatchObject([
    ['rival', 'Brno Klempner', { worseAt: ['speed', 'trust'] }],
  ])
  expect(told('many just live without a bell', 'rival')).toMatchObject([
    ['rival', 'going without', { sort: 'nothing' }],
  ])
})

test('a rate of what goes wrong is a figure, each season apart, and no change', () => {
  expect(told('cracked in transit 7% in summer, 3% winter, we recast all')).toEqual([
    ['measure', 'cracked in transit in summer', { value: 0.07, form: 'share' }],
    ['measure', 'cracked in transit in winter', { value: 0.03, form: 'share' }],
    ['strength', 'recasting all', {}],
  ])
  expect(told('about 9% of castings fail')).toEqual([
    ['measure', 'castings that fail', { value: 0.09, form: 'share' }],
  ])
  expect(told('returns 2%, in this trade 9 is normal', 'strength')).toMatchObject([
    ['strength', 'returns', { proof: 0.02 }],
  ])
})

test('another’s opinion and what somebody else knows are no facts, and are said to be left out', () => {
  for (const text of ['uncle says do clocks too, dunno', 'stock no idea, ask Pavel']) {
    expect(read(text).facts, text).toEqual([])
    expect(read(text).leftOut, text).toBe(text)
  }
})

test('an order to put something on the list makes an idea, whatever was asked', () => {
  const order = 'put a podcast on the list too, 6 h a week'
  expect(told(order, 'constraint')).toEqual([['idea', 'podcast', {}]])
  expect(told('add a newsletter as an idea')).toEqual([['idea', 'newsletter', {}]])
})

test('a summer is no fixed month where it may be in January', () => {
  const southern = firm({}, { today: '2026-11-22', currency: 'ZAR' })
  const asked = { kind: 'change' as const, attributes: [] }
  const whenIn = (company: typeof southern) =>
    proposeAll('the road toll starts in summer', company, asked).facts[0]?.attributes.when
  expect(whenIn(foundry)).toBe('2027-07')
  expect(whenIn(southern)).toBeUndefined()
})

test('what stands and is spoken of by a part of its name stays what it is', () => {
  const standing = firm(
    {
      idea: [{ label: 'spring rebate on tuning' }],
      constraint: [{ label: 'the pit furnace' }],
    },
    { today: '2026-11-22', currency: 'EUR' },
  )
  const cost = euros(700, 'year')
  for (const kind of ['constraint', 'measure'] as const) {
    const asked = { kind, attributes: [] }
    const { facts, changes } = proposeAll('the rebate wld cost us 700 a yr', standing, asked)
    expect(facts).toEqual([])
    expect(changes).toMatchObject([{ id: 'idea-1', attributes: { cost } }])
  }
  const { facts } = proposeAll(
    'the furnace is max 25 bells a month so 40 needs a second one, about €300k',
    standing,
    null,
  )
  expect(facts.map(fact => [fact.kind, fact.label, fact.attributes])).toContainEqual([
    'idea',
    'second furnace',
    { cost: euros(300_000) },
  ])
  expect(facts.some(({ kind }) => kind === 'offer')).toBe(false)
})

test('“wait, no warranty” takes nothing back, and what we do stands beside it', () => {
  expect(
    told('Minted is 40% cheaper but 10 weeks wait, no warranty, we need 4 days', 'rival'),
  ).toEqual([
    [
      'rival',
      'Minted',
      { betterAt: ['price'], worseAt: ['speed', 'trust'], gapLow: -0.4, gapHigh: -0.4 },
    ],
    ['strength', 'service time', { sort: 'speed', proof: 4, proofForm: 'days' }],
  ])
})

test('what is needed is an idea with its cost, also where the sum is short and abroad', () => {
  expect(told('need a cooling room, 45 tsd')).toEqual([
    ['idea', 'cooling room', { cost: euros(45_000) }],
  ])
  expect(told('quote for a 2nd press 78k')).toEqual([
    ['idea', '2nd press', { cost: euros(78_000) }],
  ])
  expect(told('budget 30 tsd', 'goal')).toEqual([
    ['budget', 'the budget', { amount: euros(30_000) }],
  ])
})

test('who brings a rule is not what comes, and lost days are a hindrance', () => {
  expect(told('the council wants a licence for kilns from 2028')).toMatchObject([
    ['change', 'licence for kilns', { when: '2028' }],
  ])
  expect(told('the flood cost us 22 days', 'change')).toEqual([['constraint', 'the flood', {}]])
})

test('thousands of what comes in, and of what is granted, are money without a sign', () => {
  expect(told('last year the shop took in 84,000, want 110,000 by 2028', 'goal')).toEqual([
    [
      'goal',
      'yearly sales',
      { by: '2028', baseline: 8_400_000, target: 11_000_000, form: 'money' },
    ],
  ])
  expect(told('the city cuts its grant from 30,000 to 12,000', 'change')).toMatchObject([
    ['change', expect.anything(), { from: 3_000_000, to: 1_200_000, form: 'money' }],
  ])
})

test('how many a month may stand before the number, or behind what was done with them', () => {
  expect(lostIn('no room, every month 6 ringers wait and cancel', 'constraint')).toEqual([72])
  expect(lostIn('no room, 6 new ringers turned away per month', 'constraint')).toEqual([72])
})

test('what something does at most is a hindrance, and a second one with its sum an idea', () => {
  expect(
    told('the kiln does at most 18 bells a month so 25 needs a second one, about €90k'),
  ).toEqual([
    ['constraint', 'the kiln', {}],
    ['measure', 'bells', { value: 18, form: 'count', per: 'month' }],
    ['idea', 'second kiln', { cost: euros(90_000) }],
  ])
})

test('what is paid whether or not anything is sold is the fixed costs', () => {
  expect(told('it all costs us 96k a year whether we cast or not', 'measure')).toMatchObject([
    ['measure', 'fixed costs', { metric: 'fixed-cost', value: 9_600_000 }],
  ])
})

test('how people say a way, a habit or a number of enquiries short', () => {
  expect(told('mostly by word from old ringers, I’d say 3 of 5', 'channel')).toMatchObject([
    ['channel', 'word of mouth', { share: 0.6 }],
  ])
  expect(told('most just stick with wooden rattles', 'rival')).toMatchObject([
    ['rival', expect.anything(), { sort: 'substitute' }],
  ])
  expect(told('abt 240 enquiries a yr for the ringing class')).toMatchObject([
    ['measure', 'enquiries', { metric: 'leads', value: 240, per: 'year' }],
  ])
})

test('also in short spelling, and in another’s way of counting', () => {
  expect(told('lost one order bcoz no EN 1090', 'constraint')).toEqual([
    ['constraint', 'missing EN 1090', { lost: 1 }],
  ])
  expect(told('sold 4,1 mio last year, 3,8 the year before')).toMatchObject([
    ['measure', 'yearly sales', { metric: 'sales', value: 410_000_000, previous: 380_000_000 }],
  ])
  expect(read('the insurance guy says buy flood cover').leftOut).toBe(
    'the insurance guy says buy flood cover',
  )
})

test('what those pay whom a goal counts is a line of its own, and a rate of leaving keeps its time', () => {
  expect(told('420 keepers paying €18 a month, want 600 by 2028', 'goal')).toMatchObject([
    ['goal', 'keepers', { baseline: 420, target: 600 }],
    ['offer', 'keepers', { price: euros(18, 'month'), volume: 420 }],
  ])
  expect(told('from 40 to 60 castings a month', 'goal')).toHaveLength(1)
  const rate = { metric: 'churn', form: 'share' }
  expect(told('churn is 3% a month', 'measure')).toMatchObject([
    ['measure', 'churn', { ...rate, value: 0.03, per: 'month' }],
  ])
  expect(told('we lose 5% of members every year', 'measure')).toMatchObject([
    ['measure', 'members', { ...rate, value: 0.05, per: 'year' }],
  ])
})

test('a goal for all sales starts at what is sold, said before or beside it', () => {
  const [, goal] = told('sold €210k last year. want €300k by the end of 2028')
  expect(goal).toMatchObject(['goal', 'yearly sales', { baseline: 21_000_000, target: 30_000_000 }])
  const named = told('sold €210k last year. want 90 bells, now 60')
  expect(named[1]).toMatchObject(['goal', 'bells', { baseline: 60 }])
})

test('who asks and the part of them that buys are two figures', () => {
  const rate = { metric: 'win-rate', form: 'share', value: 0.25 }
  const asked = { metric: 'leads', form: 'count', per: 'month', value: 12 }
  for (const text of [
    'viewings 12 a month, 3 of those buy',
    '12 viewings a month, 3 of them order',
  ])
    expect(told(text, 'measure'), text).toMatchObject([
      ['measure', 'viewings', asked],
      ['measure', 'win rate', rate],
    ])
  const { per: _month, ...inAYear } = asked
  expect(told('12 viewings last year, 3 bought', 'measure')).toMatchObject([
    ['measure', 'viewings', inAYear],
    ['measure', 'win rate', rate],
  ])
  expect(told('12 viewings, 3 of them abroad', 'measure')).toHaveLength(1)
})

test('a way to customers is called by the way, and not by those who take it', () => {
  const named = (text: string) => told(text, 'channel')[0]?.[1]
  expect(named('half of the people come from the guild fair, it cost 2,300 and brought 9')).toBe(
    'the guild fair',
  )
  expect(named('most customers found us through Google, 40 a year')).toBe('Google')
  expect(named('posters 400 a month, brought 6')).toBe('posters')
})

test('where somebody is from is no name, where a name follows', () => {
  const rival = (text: string) => told(text, 'rival')[0]?.[1]
  expect(rival('a Danish app, Quillet, 2.9% fee')).toBe('Quillet')
  expect(rival('Danish Quill, 12% cheaper')).toBe('Danish Quill')
})
