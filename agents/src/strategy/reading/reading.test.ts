import { describe, expect, test } from 'vitest'
import { deadlineIn, workingDaysAfter, workingQuarter } from '../calendar.ts'
import { BUSINESSES } from '../cases/businesses.ts'
import type { Fact, FactKey } from '../framework.ts'
import { countsIn, fromTo, moneyIn, percentsIn } from './figures.ts'
import { readOffers } from './offers.ts'
import { readFacts } from './reading.ts'
import { readRivals } from './rivals.ts'
import { sentences } from './split.ts'
import { brief, listed, quoted, sentence, spoken } from './wording.ts'

const fact = (key: FactKey, quote: string): Fact => ({
  key,
  value: quote,
  quote,
  unknown: false,
  kind: 'answer',
  ref: 'm1',
  on: '2026-11-20',
})

describe('figures', () => {
  test('money in cents, with scale and period', () => {
    expect(
      moneyIn('$12,000 or $1.5k a month, 40 dollars, $150k').map(m => [m.cents, m.per]),
    ).toEqual([
      [1_200_000, null],
      [150_000, 'month'],
      [4_000, null],
      [15_000_000, null],
    ])
  })
  test('percentages and spoken fractions', () => {
    expect(percentsIn('about 55% and 3 percent').map(p => p.ratio)).toEqual([0.55, 0.03])
    expect(percentsIn('a third of it')[0]?.ratio).toBeCloseTo(0.333)
    expect(percentsIn('empty half of Tuesday')).toEqual([])
  })
  test('counts leave money, times and years out', () =>
    expect(
      countsIn('40 riders, $39 tune-up, 5 am, 2026 filings, 212 tickets').map(c => c.words),
    ).toEqual(['40 riders', '212 tickets']))
  test('from and to', () =>
    expect([
      fromTo('recall 61% to 75%'),
      fromTo('from $6,800 to $9,000'),
      fromTo('no pair'),
    ]).toEqual([{ from: 61, to: 75 }, { from: 6800, to: 9000 }, null]))
})

describe('rivals', () => {
  const shop = readRivals([
    fact(
      'rivals',
      'RideLab out by the mall. They’re cheaper on a basic tune-up, $39. But people come back from there. One guy said “they had it eleven days and called it express.”',
    ),
  ])
  test('one rival with what it does better and worse', () => {
    expect(shop.map(r => r.name)).toEqual(['RideLab'])
    expect(shop[0]?.remarks.filter(r => r.tone > 0).map(r => r.money[0]?.words)).toContain('$39')
    expect(shop[0]?.remarks.filter(r => r.tone < 0).length).toBeGreaterThan(0)
  })
  test('names, substitutes and doing nothing', () => {
    const read = readFacts(BUSINESSES.bakery).rivals
    expect(read.map(r => [r.name, r.named])).toEqual([
      ['Crumb & Co', true],
      ['Market Basket', true],
      ['some just toast whats at home', false],
    ])
    expect(
      readFacts(BUSINESSES.payroll)
        .rivals.map(r => r.name)
        .slice(0, 2),
    ).toEqual(['Gusto', 'Toast Payroll'])
    expect(
      readFacts(BUSINESSES.dental)
        .rivals.filter(r => r.named)
        .map(r => r.name),
    ).toEqual(['Bright Smiles', 'Aspen Dental'])
  })
})

test('offers carry share, price and growth, and the rest is worked out', () => {
  expect(
    readOffers([fact('offer', 'Sourdough is about 55%, pastries 30%, coffee the rest')]).map(o => [
      o.name,
      o.share,
    ]),
  ).toEqual([
    ['sourdough', 0.55],
    ['pastries', 0.3],
    ['coffee', 0.15],
  ])
  expect(
    readOffers([fact('offer', 'fillings and crowns 35%, clear aligners 20% and growing 25%')]).map(
      o => [o.name, o.share, o.growth],
    ),
  ).toEqual([
    ['fillings and crowns', 0.35, null],
    ['clear aligners', 0.2, 0.25],
  ])
})

test('every stretch read from an answer is cut from it word for word', () => {
  for (const input of Object.values(BUSINESSES)) {
    const reading = readFacts(input)
    for (const f of input.facts)
      for (const item of [...reading.items(f.key), ...reading.list(f.key)])
        expect(item.fact.quote).toContain(item.quote)
    for (const r of reading.rivals.flatMap(r => r.remarks)) expect(r.fact.quote).toContain(r.quote)
    for (const o of reading.offers) expect(o.fact.quote).toContain(o.quote)
  }
})

test('titles and one-word openings do not break a sentence', () => {
  expect(sentences('Mrs. Alvarez said so. Hands. Two mechanics only').map(s => s.text)).toEqual([
    'Mrs. Alvarez said so',
    'Hands: two mechanics only',
  ])
})

test('words are woven without doubled stops or broken quotes', () => {
  expect(sentence('we sell bread..')).toBe('We sell bread.')
  expect(sentence('he said “no.”')).toBe('He said “no.”')
  expect(quoted('say "hi",')).toBe('“say ’hi’”')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
  expect(brief('one two three four five six seven eight nine ten and the', 11)).toBe(
    'one two three four five six seven eight nine ten',
  )
  expect(spoken('A mom said "he actually asked to come back"')).toBe(
    'he actually asked to come back',
  )
})

test('dates: working days skip the weekend; deadlines are the last day meant and lie ahead', () => {
  expect(workingDaysAfter('2026-11-20', 5)).toBe('2026-11-27')
  expect(workingQuarter('2026-11-20')).toEqual({ name: 'Q1 2027', ends: '2027-03-31' })
  expect([
    deadlineIn('by summer', '2026-11-20'),
    deadlineIn('december 2027', '2026-11-20'),
    deadlineIn('end of june', '2026-11-20'),
    deadlineIn('in 6 months', '2026-11-20'),
    deadlineIn('soon', '2026-11-20'),
  ]).toEqual(['2027-06-30', '2027-12-31', '2027-06-30', '2027-05-31', null])
})
