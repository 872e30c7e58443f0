import type { FactKind } from '@sextant/contracts/company/kinds'
import { describe, expect, test } from 'vitest'
import { countText, dateText, fixed, moneyText, percentText, spanText } from './figures.ts'
import { Label } from './label.ts'
import { ListText } from './list.ts'
import { say } from './sentence.ts'
import { agree } from './verbs.ts'

const AT = { fact: 'f1' }
const label = (text: string, number?: 'one' | 'many'): Label => Label.from(text, 'f1', number)!

describe('nothing but a hole gets into a sentence', () => {
  const clause: string = 'he is the only one who can weld'

  test('a string, a number or a look-alike does not compile, and is refused at run time', () => {
    // @ts-expect-error a person's clause
    expect(() => say`Build on ${clause}.`).toThrow('raw value')
    // @ts-expect-error a bare number
    expect(() => say`There are ${214}.`).toThrow('raw value')
    const alike = { origins: [], render: () => 'x' }
    // @ts-expect-error it looks like a hole
    expect(() => say`Build on ${alike}.`).toThrow('raw value')
    // @ts-expect-error a name may be refused: null has to be handled
    expect(() => say`Build on ${Label.from(clause, 'f1')}.`).toThrow('raw value')
    // @ts-expect-error names are made from facts alone
    expect(new Label('x', false, 'f1')).toBeInstanceOf(Label)
  })

  test('a digit in a frame has no origin', () => {
    expect(() => say`Sales rise by 12 percent.`).toThrow('a digit')
  })
})

test.each([
  ['the van', 'is'],
  ['late deliveries', 'are'],
  ['the two presses', 'are'],
  ['editing', 'is'],
  ['Lubrizol', 'is'],
  ['Timber Brothers', 'is'],
  ['advice', 'is'],
  ['follow-up visits', 'are'],
  ['the price of parts', 'is'],
  ['FCA rules', 'are'],
  ['the owner’s time', 'is'],
  ['the business', 'is'],
  ['logistics', 'is'],
  ['reviews on the map', 'are'],
  ['prices unknown to buyers', 'are'],
])('%s %s', (name, verb) => {
  const one = label(name)
  expect(say`Here ${one} ${agree('be', one)} named.`.text).toBe(`Here ${name} ${verb} named.`)
})

test('a name begins a sentence with a capital, and its number may be told', () => {
  expect(say`${label('the van')} stands.`.text).toBe('The van stands.')
  const staff = label('staff', 'many')
  expect(say`${staff} ${agree('carry', staff)} it.`.text).toBe('Staff carry it.')
  expect(label('our kites').render('middle')).toBe('the kites')
})

const form = (text: string, kind?: FactKind) => Label.from(text, 'f1', undefined, kind)?.form

describe('what a name is by its form', () => {
  test.each([
    'Ilse alone signs the papers',
    'only Ilse cuts veneer',
    'one saw cuts 40 boards',
    'Harrow reopens its list of joiners',
    'Bank refuses loans of that size',
    'customers pay late',
    'fees double',
    'Ilse retires',
  ])('“%s” is a statement, set in quotation marks', name => {
    expect(form(name, 'constraint')).toBe('clause')
    expect(say`It goes on because of ${label(name)}.`.text).toMatch(/because of “.+”\.$/)
  })

  test.each([
    'days until insurers pay',
    'senior hours a bid',
    'sales team',
    'Harrow sales team',
    'support calls',
    'inventory turns',
    'sensor heads from the coast',
    'patients turned away',
    'the price of parts',
    'members leaving',
  ])('“%s” is a noun', name => {
    expect(form(name, 'measure')).toBe('thing')
    expect(label(name).render('middle')).toBe(name)
  })

  test('a comparison, a task, a person, people and an event', () => {
    expect(form('more doors fitted', 'goal')).toBe('comparison')
    expect(label('more doors fitted').render('middle')).toBe('“More doors fitted”')
    expect(label('less waste').render('middle')).toBe('less waste')
    expect(form('train Ilse', 'idea')).toBe('task')
    expect(form('rent a goat', 'offer')).toBe('thing')
    expect(form('Ilse the head joiner', 'resource')).toBe('person')
    expect(form('Ilse', 'person')).toBe('person')
    expect(form('small builders', 'segment')).toBe('people')
    expect(form('second yard', 'change')).toBe('event')
  })

  test('what is counted off keeps its article, and no name is set in marks at the head of a line', () => {
    expect(say`It waits for ${label('second kiln')}.`.text).toBe('It waits for the second kiln.')
    expect(say`It stops because of ${label('number of thatchers')}.`.text).toBe(
      'It stops because of the number of thatchers.',
    )
    expect(say`It stops because of ${label('prices of glass')}.`.text).toBe(
      'It stops because of prices of glass.',
    )
    expect(label('first aid').render('middle')).toBe('first aid')
    expect(say`${label('more doors fitted').bare}: three.`.text).toBe('More doors fitted: three.')
  })
})

test.each([
  'they deliver late',
  'what we sell, mostly',
  '',
  'a very long name for one small thing that breaks',
  'slow!',
])('“%s” is no name', text => {
  expect(Label.from(text, 'f1')).toBeNull()
})

test('money is written as its country does, in the unit that reads well', () => {
  const money = (cents: number, currency: string) =>
    moneyText({ cents, currency }, AT).render('middle')
  expect(money(250, 'GBP')).toBe('£2.50')
  expect(money(3_150_000, 'USD')).toBe('$31,500')
  expect(money(140_000_000, 'EUR')).toBe('€1.4 million')
  expect(money(12_345_600, 'INR')).toBe('₹1,23,456')
  expect(moneyText({ cents: 38_900, currency: 'CAD', per: 'month' }, AT).render('middle')).toBe(
    'CA$389 a month',
  )
})

test('shares, counts, spans and days', () => {
  expect(percentText(0.6875, AT).render('middle')).toBe('69%')
  expect(percentText(0.024, AT).render('middle')).toBe('2.4%')
  const unit = { one: 'order', many: 'orders' }
  expect(countText(1, unit, AT).render('middle')).toBe('1 order')
  expect(countText(1.5, unit, AT).render('middle')).toBe('1.5 orders')
  expect(spanText(504, 'hour', AT).render('middle')).toBe('3 weeks')
  expect(spanText(240, 'minute', AT).render('middle')).toBe('4 hours')
  expect(spanText(30, 'hour', AT).render('middle')).toBe('30 hours')
  expect(dateText('2027-04-15', AT).render('middle')).toBe('April 2027')
  expect(fixed.percent(0.3, 'play').origins).toEqual([{ fixed: 'play' }])
})

test('a sentence keeps the origins of all that was filled into it', () => {
  const names = new ListText([label('vans'), Label.from('ovens', 'f2')!])
  const inner = say`${names} stand idle`
  const share = percentText(0.5, { ledger: 'c1' })
  const whole = say`${inner}: ${share} of the time.`
  expect(whole.text).toBe('Vans and ovens stand idle: 50% of the time.')
  expect(whole.origins).toEqual([{ fact: 'f1' }, { fact: 'f2' }, { ledger: 'c1' }])
})
