import { metricId } from '@sextant/contracts/metrics/routes'
import { expect, it } from 'vitest'
import { metricIdOf, nameProblem } from './metric-id.ts'

it.each([
  ['Left of an order', 'left_of_an_order'],
  ['Öffnungsrate, größte', 'offnungsrate_grosste'],
  ['2nd visits (%)', 'nd_visits'],
  ['Доход на заказ', 'metric'],
  ['   ', 'metric'],
])('%s is %s in formulas', (name, id) => {
  expect(metricIdOf(name, [])).toBe(id)
  expect(metricId.safeParse(id).success).toBe(true)
})

it('is unlike what is taken, however long', () => {
  expect(metricIdOf('Spend', [])).toBe('spend_2')
  expect(metricIdOf('Доход', ['metric', 'metric_2'])).toBe('metric_3')
  const long = 'a'.repeat(60)
  const first = metricIdOf(long, [])
  const second = metricIdOf(long, [first])
  expect(second).toBe(`${'a'.repeat(38)}_2`)
  expect(metricId.safeParse(second).success).toBe(true)
})

it('a name as long as may be is taken, and one longer says how long it may be', () => {
  expect(nameProblem('Д'.repeat(60))).toBeNull()
  expect(nameProblem(` ${'a'.repeat(60)} `)).toBeNull()
  expect(nameProblem('a'.repeat(61))).toBe('At most 60 letters')
})
