import { expect, test } from 'vitest'
import {
  catalogueOf,
  type CustomMetric,
  isReserved,
  readMetric,
  valueOfMetric,
} from './catalogue.ts'
import { METRICS } from './definitions.ts'

const own = (id: string, formula: string): CustomMetric => ({
  id,
  name: id,
  formula,
  good: 'up',
  note: '',
})
const read = (formula: string, others: CustomMetric[] = []) =>
  readMetric(own('mine', formula), others)

test('every metric of the product can be computed, and its unit is what people expect', () => {
  const catalogue = catalogueOf()
  for (const id of Object.keys(METRICS)) expect(catalogue.has(id), id).toBe(true)
  const kinds = ['ctr', 'cpc', 'cpm', 'roas', 'aov', 'ltv', 'contribution', 'break_even_roas'].map(
    id => catalogue.get(id)!.kind,
  )
  expect(kinds).toEqual(['rate', 'money', 'money', 'ratio', 'money', 'money', 'money', 'ratio'])
})

test('a metric is a ratio of sums', () => {
  const roas = catalogueOf().get('roas')!
  expect(valueOfMetric(roas, { conversion_value: 30_000, spend: 10_000 })).toBe(3)
  expect(valueOfMetric(roas, { conversion_value: 30_000, spend: 0 })).toBeNull()
  expect(valueOfMetric(roas, { spend: 10_000 })).toBeNull()
})

test('money by clicks is money, and what does not go together is named', () => {
  expect(read('spend / clicks').kind).toBe('money')
  expect(read('(revenue - refunds) / sessions').kind).toBe('money')
  expect(() => read('spend + clicks')).toThrow(
    '“Ad spend” is money and “Clicks” is a count: they cannot be added.',
  )
  expect(() => read('orders / spend')).toThrow('The other way round it is money')
  expect(() => read('spend * revenue')).toThrow('cannot be multiplied')
})

test('a formula is data: nothing in it runs', () => {
  for (const hostile of [
    'constructor',
    'process.exit()',
    'this.x',
    'spend[0]',
    '`a`',
    '"a"',
    'spend ? 1 : 2',
    'a => 1',
    'spend == 1',
    '[1,2]',
    'spend, clicks',
    '!spend',
    '1e999',
    '',
    'spend /',
    '__proto__',
  ])
    expect(() => read(hostile), hostile).toThrow(Error)
  expect(() => read('('.repeat(200) + 'spend' + ')'.repeat(200))).not.toThrow(RangeError)
  expect(() => read('-'.repeat(100) + 'spend')).toThrow('too many brackets')
})

test('circles are named with their way', () => {
  const others = [own('a', 'b + 1'), own('b', 'mine * 2')]
  expect(() => read('a / 2', others)).toThrow('mine → a → b → mine')
  expect(catalogueOf([own('c', 'c + 1')]).has('c')).toBe(false)
})

test('own metrics stand on others', () => {
  const profit = read('contribution / orders', [])
  expect(profit.needs.toSorted()).toEqual(['margin', 'orders', 'revenue', 'spend'])
  expect(valueOfMetric(profit, { revenue: 1000, margin: 0.5, spend: 100, orders: 4 })).toBe(100)
})

test('names of the product are not given away', () => {
  expect(['spend', 'roas', 'margin', 'mine'].map(isReserved)).toEqual([true, true, true, false])
})
