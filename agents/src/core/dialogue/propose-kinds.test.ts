import type { FactKind } from '@sextant/contracts/company/kinds'
import { expect, test } from 'vitest'
import { firm } from '../../findings/testing/firm.ts'
import { propose } from './propose.ts'

const foundry = firm({}, { name: 'Larkspur Bells', today: '2026-11-22', currency: 'EUR' })
const read = (text: string, kind?: FactKind) =>
  propose(text, foundry, kind ? { kind, attributes: [] } : null)
/** Kind, name and what is filled in, of each fact. */
const told = (text: string, kind?: FactKind) =>
  read(text, kind).facts.map(fact => [fact.kind, fact.label, fact.attributes])
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
    'the council sent us back because of form 27',
    'the papers went back, ISO 14001 and DIN 277',
    'we refused them, about 60 millones hanging',
    'lost 3 weeks in june because the furnace cracked',
    'customers wait 40 days and we lose them, age 63',
    'turned away 14 tys worth of work',
  ])
    expect(lostIn(text, 'constraint'), text).toEqual([])
})

test('a failed attempt with what it took is an idea that was tried, whatever was asked', () => {
  const tried = 'tried a night shift in 2024, Pavel, left after 9 weeks, waste of 12 tys'
  const idea = ['idea', 'night shift', { attempt: 'failed', cost: euros(12_000) }]
  expect(told(tried, 'constraint')).toEqual([idea])
  expect(told(tried)).toEqual([idea])
})

test('so many a week of a season are not so many of a year', () => {
  expect(lostIn('in spring we turn away 6 orders a week', 'constraint')).toEqual([])
  expect(lostIn('we turn away 6 orders a week', 'constraint')).toEqual([312])
  expect(
    lostIn('we lose orders, 15 a week but only 13 weeks, so abt 195 a year', 'constraint'),
  ).toEqual([195])
})

test('what may be spent is the budget, however it is said', () => {
  const budget = [['budget', 'the budget', { amount: euros(80_000) }]]
  expect(told('budget is 80k', 'goal')).toEqual(budget)
  expect(told('got €80k to spend')).toEqual(budget)
  expect(told('we have 80k to spend till june')).toEqual(budget)
})

test('what goes off a sale, or is left of it, is no price', () => {
  expect(told('every bell loses €19 on freight')).toEqual([
    ['measure', 'loss on freight', { value: 1900, form: 'money', per: 'sale' }],
  ])
  expect(told('the courier eats €11 a parcel')).toEqual([
    ['measure', 'the courier', { value: 1100, form: 'money', per: 'sale' }],
  ])
  const chimes = { price: euros(48, 'sale'), volume: 900, margin: 0.25 }
  expect(told('wind chimes 48 a piece, ab 900 a yr, leave us 12 each', 'offer')).toEqual([
    ['offer', 'wind chimes', chimes],
  ])
})

test('what is quoted, or would cost so much, is an idea with its cost', () => {
  const dryer = [['idea', 'dryer', { cost: euros(64_000) }]]
  expect(told('dryer quote €64 000')).toEqual(dryer)
  expect(told('quote for the dryer €64 000', 'offer')).toEqual(dryer)
  expect(told('a second tuner would be 7.800 a month', 'constraint')).toEqual([
    ['idea', 'second tuner', { cost: euros(7800, 'month') }],
  ])
})

test('in brackets behind a name stands what is in one pack', () => {
  expect(told('chime sets (10 pieces) €415', 'offer')).toEqual([
    ['offer', 'chime sets', { price: euros(415) }],
  ])
})

test('a number behind “abt” or “approx” is of what stands before', () => {
  const chimes = [['offer', 'wind chimes', { price: euros(48), volume: 900 }]]
  expect(told('wind chimes €48. abt 900 a yr.', 'offer')).toEqual(chimes)
  expect(told('wind chimes €48, approx 900 a year', 'offer')).toEqual(chimes)
})

test('numbers of several lines in one breath join the lines that they name', () => {
  expect(
    told('hand bells €70 each. wind chimes €48 each. roughly 3 050 bells, 6 050 chimes'),
  ).toEqual([
    ['offer', 'hand bells', { price: euros(70, 'sale'), volume: 3050 }],
    ['offer', 'wind chimes', { price: euros(48, 'sale'), volume: 6050 }],
  ])
  expect(told('we sold 40 gongs and 12 cymbals a month')).toEqual([
    ['offer', 'gongs', { volume: 480 }],
    ['offer', 'cymbals', { volume: 144 }],
  ])
  const standing = firm({ offer: [{ label: 'gongs' }, { label: 'cymbals' }] }, { currency: 'EUR' })
  const { facts, changes } = propose('40 gongs and 12 cymbals last year', standing, null)
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
  expect(told('more bells a month, from 26 to 42', 'goal')).toEqual([
    ['goal', 'bells', { baseline: 26, target: 42, form: 'count', per: 'month' }],
  ])
})

test('what is sold in a season is not made a year of', () => {
  expect(told('wind chimes €48, in summer 40 a week', 'offer')).toEqual([
    ['offer', 'wind chimes', { price: euros(48) }],
  ])
})

test('behind a wish both ends are a goal, also over an “and”, by the name of what moves', () => {
  expect(told('want €3m by end of 2027 and web orders from 45 to 120 a month')).toEqual([
    ['goal', 'yearly sales', { by: '2027-12', target: 300_000_000, form: 'money' }],
    ['goal', 'web orders', { baseline: 45, target: 120, form: 'count', per: 'month' }],
  ])
  expect(told('second goal: web orders from 45 to 120', 'goal')).toEqual([
    ['goal', 'web orders', { baseline: 45, target: 120, form: 'count' }],
  ])
  expect(told('ok so we cast and ship small bells, did €2.3m last year, want €3m')).toEqual([
    ['goal', 'yearly sales', { baseline: 230_000_000, target: 300_000_000, form: 'money' }],
  ])
})

test('what was sold last year has what it was the year before beside it', () => {
  expect(told('sold €2.35m last year (1.9 the year before)')).toEqual([
    [
      'measure',
      'yearly sales',
      { metric: 'sales', value: 235_000_000, form: 'money', previous: 190_000_000 },
    ],
  ])
})

test('who alone does what is named as a thing, and is a matter of one person', () => {
  const sort = 'one-person'
  expect(told('only Ines casts the big bells', 'constraint')).toEqual([
    ['constraint', 'casting big bells by Ines alone', { sort }],
  ])
  expect(told('only I can melt bronze', 'constraint')).toEqual([
    ['constraint', 'melting bronze by one person', { sort }],
  ])
  expect(told('Pavel does nearly all the tuning', 'constraint')).toEqual([
    ['constraint', 'tuning by Pavel', { sort }],
  ])
})

test('a month, a relative and what is left out name nothing', () => {
  expect(told('Nov to march everybody wants a tuner, turned away 37 jobs', 'constraint')).toEqual([
    ['constraint', 'jobs turned away', { lost: 37 }],
  ])
  expect(told('my brother is off with his back', 'constraint')).toEqual([])
  expect(told('feb to april is 60% of the year')).toEqual([
    ['measure', 'sales from February to April', { value: 0.6, form: 'share' }],
  ])
  expect(told('fixed costs 96k a month without the ferries')).toEqual([
    [
      'measure',
      'fixed costs',
      { metric: 'fixed-cost', value: 9_600_000, form: 'money', per: 'month' },
    ],
  ])
})

test('a paper that is missing is named with its number', () => {
  expect(told('no EN 1090 so we lost two bids', 'constraint')).toEqual([
    ['constraint', 'missing EN 1090', { lost: 2 }],
  ])
})

test('why people come is what is done, and a second one is called so', () => {
  expect(told('they pick us because we refund every cracked bell', 'strength')).toMatchObject([
    ['strength', 'refunding every cracked bell', {}],
  ])
  expect(told('second furnace in the old hall, ~€185k', 'idea')).toEqual([
    ['idea', 'second furnace in the old hall', { cost: euros(185_000) }],
  ])
})

test('who speaks is no way to customers, and a name keeps its capital', () => {
  expect(told('we are a bell supply shop', 'channel')).toEqual([])
  expect(told('Otieno our senior tuner, only 3 like him here', 'resource')).toEqual([
    ['resource', 'Otieno', { rare: true }],
  ])
})

test('who works so many hours is a person, and years at it are of who is liked', () => {
  expect(told('me on mondays, 3h')).toEqual([['person', 'the owner', {}]])
  expect(told('the club owners like Ximena, 22 yrs at it', 'strength')).toMatchObject([
    ['strength', 'Ximena', { proof: 22, proofForm: 'years' }],
  ])
})

test('what a rival does worse is the rival’s, and what we do beside it is ours', () => {
  expect(told('Karel: 8% cheaper on bells, 2 weeks delivery, we give same day', 'rival')).toEqual([
    ['rival', 'Karel', { betterAt: ['price'], worseAt: ['speed'], gapLow: -0.08, gapHigh: -0.08 }],
    ['strength', 'same-day delivery', { sort: 'speed' }],
  ])
  expect(told('Brno Klempner, no guarantee, 3 months waiting', 'rival')).toMatchObject([
    ['rival', 'Brno Klempner', { worseAt: ['speed', 'trust'] }],
  ])
  expect(told('many just live without a bell', 'rival')).toMatchObject([
    ['rival', 'going without', { sort: 'nothing' }],
  ])
})

test('a rate of what goes wrong is a figure, each season apart, and no change', () => {
  expect(told('cracked on arrival 6% in summer, 2% winter, we refund all')).toEqual([
    ['measure', 'cracked on arrival in summer', { value: 0.06, form: 'share' }],
    ['measure', 'cracked on arrival in winter', { value: 0.02, form: 'share' }],
    ['strength', 'refunding all', {}],
  ])
  expect(told('about 9% of castings fail')).toEqual([
    ['measure', 'castings that fail', { value: 0.09, form: 'share' }],
  ])
  expect(told('returns 2%, in this trade 9 is normal', 'strength')).toMatchObject([
    ['strength', 'returns', { proof: 0.02 }],
  ])
})

test('another’s opinion and what somebody else knows are no facts, and are said to be left out', () => {
  for (const text of ['wife says do clocks too, dunno', 'cash no idea, ask Pavel']) {
    expect(read(text).facts, text).toEqual([])
    expect(read(text).leftOut, text).toBe(text)
  }
})

test('an order to put something on the list makes an idea, whatever was asked', () => {
  const order = 'put a podcast on the list too, no money but 4 h a week'
  expect(told(order, 'constraint')).toEqual([['idea', 'podcast', {}]])
  expect(told('add a newsletter as an idea')).toEqual([['idea', 'newsletter', {}]])
})

test('a summer is no fixed month where it may be in January', () => {
  const southern = firm({}, { today: '2026-11-22', currency: 'ZAR' })
  const asked = { kind: 'change' as const, attributes: [] }
  const whenIn = (company: typeof southern) =>
    propose('the road toll starts in summer', company, asked).facts[0]?.attributes.when
  expect(whenIn(foundry)).toBe('2027-07')
  expect(whenIn(southern)).toBeUndefined()
})

test('what stands and is spoken of by a part of its name stays what it is', () => {
  const standing = firm(
    {
      idea: [{ label: 'autumn discount on tuning' }],
      constraint: [{ label: 'the pit furnace' }],
    },
    { today: '2026-11-22', currency: 'EUR' },
  )
  const cost = euros(900, 'year')
  for (const kind of ['constraint', 'measure'] as const) {
    const asked = { kind, attributes: [] }
    const { facts, changes } = propose('the discount wld cost us 900 a yr', standing, asked)
    expect(facts).toEqual([])
    expect(changes).toMatchObject([{ id: 'idea-1', attributes: { cost } }])
  }
  const { facts } = propose(
    'the furnace is max 30 bells a month so 42 needs a second one, about €1.1M',
    standing,
    null,
  )
  expect(facts.map(fact => [fact.kind, fact.label, fact.attributes])).toContainEqual([
    'idea',
    'second furnace',
    { cost: euros(1_100_000) },
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
  expect(told('the kiln is max 30 bells a month so 42 needs a second one, about €90k')).toEqual([
    ['constraint', 'the kiln', {}],
    ['measure', 'bells', { value: 30, form: 'count', per: 'month' }],
    ['idea', 'second kiln', { cost: euros(90_000) }],
  ])
})

test('what is paid whether or not anything is sold is the fixed costs', () => {
  expect(told('it all costs us 148k a year whether we cast or not', 'measure')).toMatchObject([
    ['measure', 'fixed costs', { metric: 'fixed-cost', value: 14_800_000 }],
  ])
})

test('how people say a way, a habit or a number of enquiries short', () => {
  expect(told('mostly by word from old ringers, I’d say 6 of 10', 'channel')).toMatchObject([
    ['channel', 'word of mouth', { share: 0.6 }],
  ])
  expect(told('many just stay on wooden rattles', 'rival')).toMatchObject([
    ['rival', expect.anything(), { sort: 'substitute' }],
  ])
  expect(told('abt 310 enquiries a yr for the bell course')).toMatchObject([
    ['measure', 'enquiries', { metric: 'leads', value: 310, per: 'year' }],
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
