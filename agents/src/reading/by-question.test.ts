import type { FactKind } from '@sextant/contracts/company/kinds'
import { describe, expect, test } from 'vitest'
import { readCards } from './read.ts'

const told = (kind: FactKind, text: string): unknown[] =>
  readCards({ text, currency: 'GBP', today: '2026-11-22', asked: { kind } })
    .map(({ attributes }) => attributes[kind])
    .filter(attributes => Object.keys(attributes ?? {}).length > 0)
const pounds = (whole: number, per?: string) => ({
  cents: whole * 100,
  currency: 'GBP',
  ...(per && { per }),
})

const HURTS = { bearing: 'hurts', direction: 'rising', touches: 'cost' }
const ENDS = { bearing: 'hurts', direction: 'ending', touches: 'funding' }

describe('what a question is about gives the figures that are left their place', () => {
  test.each<[FactKind, string, object]>([
    [
      'offer',
      'kites 38, cost 14, 140 per month',
      { price: pounds(38), unitCost: pounds(14), volume: 1_680 },
    ],
    ['offer', 'surveying £420 a day, around 300 days', { price: pounds(420, 'day'), volume: 300 }],
    ['offer', 'a box of 12 candles is £30', { price: pounds(30) }],
    ['offer', 'wholesale is 44% of the £118k', { share: 0.44 }],
    ['segment', 'choirs, 38', { size: 38 }],
    // What one pays is told by any period; of a head it is no single sale.
    ['segment', 'choirs 38, £450 per quarter each', { size: 38, spend: pounds(450, 'quarter') }],
    ['segment', 'choirs 38, £9,000 per school year', { size: 38, spend: pounds(9_000, 'year') }],
    ['segment', 'choirs 38, 1,200 a year each', { size: 38, spend: pounds(1_200, 'year') }],
    ['segment', 'choirs 38 at £120 each', { size: 38, spend: pounds(120) }],
    ['segment', 'choirs 38, £300 per event', { size: 38, spend: pounds(300, 'sale') }],
    [
      'segment',
      '38 choirs with us, there are about 900 in our county',
      { size: 38, possible: 900 },
    ],
    [
      'channel',
      'posters £120 a quarter, 14 customers',
      { spend: pounds(120, 'quarter'), customers: 14 },
    ],
    ['budget', '900 a month till march', { amount: pounds(900, 'month'), until: '2027-03' }],
    ['budget', '£20k by the end of june', { amount: pounds(20_000), until: '2027-06' }],
    [
      'segment',
      'schools, 210 of them and two in five had been before',
      { size: 210, repeats: 0.4 },
    ],
    ['rival', 'doing it at home, which is free', { price: pounds(0) }],
    [
      'idea',
      'a second kiln £5,200, gives us another 90 pots a year',
      { cost: pounds(5_200), brings: 90 },
    ],
    ['channel', 'a radio talk got £1,900 in a weekend', {}],
    ['constraint', '4 posts are open. turned down 11 weddings', { lost: 11 }],
    [
      'partner',
      'the licence ends end of March, nobody else gives one',
      { alone: true, ends: '2027-03' },
    ],
    ['constraint', 'Ana can do 16 fittings a week', {}],
    // The number of a standard, a sum without its sign, so many of some weeks: none is lost in a year.
    ['constraint', 'we lost one contract because no DIN 4020', { lost: 1 }],
    ['constraint', 'in these weeks we lose maybe 8 orders a week', {}],
    ['constraint', 'lost 8 a week but only 10 weeks, so about 80 a year', { lost: 80 }],
    // What has moved is what it is now.
    [
      'measure',
      'margin went from 42% to 37%',
      { value: 0.37, previous: 0.42, form: 'share', metric: 'margin' },
    ],
    // What a monthly sum brings as a habit, it brings each month; who is sent is no money.
    [
      'channel',
      'ads £300 a month, gets about 4 bookings',
      { spend: pounds(300, 'month'), customers: 48 },
    ],
    [
      'channel',
      'ads £300 a month, brought 4 bookings',
      { spend: pounds(300, 'month'), customers: 4 },
    ],
    ['channel', 'the hotels send about 40 a year', { customers: 40 }],
    ['factor', 'calm: us 9, the mill 3', { ours: 9, theirs: 3 }],
  ])('%s: %s', (kind, text, attributes) => {
    expect(told(kind, text)).toEqual(Object.keys(attributes).length === 0 ? [] : [attributes])
  })

  test.each([
    [
      'the city grant, £54,000 a year, ends in March 2027',
      { from: 5_400_000, to: 0, form: 'money', when: '2027-03', ...ENDS },
    ],
    [
      'the lease, £5,400 a year, ends in March 2027',
      { yearlyCost: pounds(5_400, 'year'), when: '2027-03' },
    ],
    [
      'rental of the hall went from 2,200 to 2,750',
      { from: 220_000, to: 275_000, form: 'money', ...HURTS },
    ],
    ['the rye price falls from 105 to 85', { from: 10_500, to: 8_500, form: 'money' }],
    ['enrolments went from 220 to 275', { from: 220, to: 275, form: 'count' }],
  ])('a change: %s', (text, attributes) => {
    expect(told('change', text)).toEqual([attributes])
  })
})

describe('a figure that is called by its own word is known by it', () => {
  test.each([
    ['6.2k on our account', 'cash'],
    ['permanent costs £3,100 a month', 'fixed-cost'],
    ['the council owes us £9,000', 'arrears'],
    ['we win 30% of our quotes', 'win-rate'],
    ['delivery time 24 days', 'lead-time'],
    ['cash for fixed costs £9,000', undefined],
    ['41 windows a day', undefined],
  ])('%s', (text, metric) => {
    const [known] = told('measure', text) as { metric?: string }[]
    expect(known?.metric).toBe(metric)
  })

  test('with where it stood before, in a part of its own', () => {
    expect(told('measure', 'returns 4%, earlier 7%')).toEqual([
      { value: 0.04, form: 'share', previous: 0.07 },
    ])
  })

  test('who is the only one is said without a figure', () => {
    expect(told('person', 'Yara, carver. Nobody else can carve. She works 2 days a week')).toEqual([
      { alone: true, daysPerWeek: 2 },
    ])
  })
})

describe('a goal about a time', () => {
  test.each([
    [
      'the wait is 24 days, want it 10 by spring',
      { baseline: 24, target: 10, form: 'days', by: '2027-04' },
    ],
    ['delivery from 9 weeks to 5 weeks', { baseline: 63, target: 35, form: 'days' }],
    ['in 15 months from 40 to 60', { baseline: 40, target: 60, form: 'count', by: '2028-02' }],
  ])('%s', (text, goal) => {
    expect(told('goal', text)).toEqual([goal])
  })
})

describe('a figure that is mended right away', () => {
  test.each<[FactKind, string, object]>([
    ['constraint', 'we said no to 37 families this year... wait, my clerk says 41', { lost: 41 }],
    ['offer', 'rings are 240, no, 260', { price: pounds(260) }],
    [
      'goal',
      'We have 138 givers. No, 140. We want 300',
      { baseline: 140, target: 300, form: 'count' },
    ],
  ])('%s: %s', (kind, text, attributes) => {
    expect(told(kind, text)).toEqual([attributes])
  })

  test('two that could be meant are both left open', () => {
    expect(told('goal', '120 orders by June. Now 64. No wait, 110')).toEqual([{ by: '2027-06' }])
  })

  test('what begins with no mends nothing where it tells another thing', () => {
    expect(told('constraint', 'we refused 40 orders. No more than 30 fit in')).toEqual([
      { lost: 40 },
    ])
  })
})
