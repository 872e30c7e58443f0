import { expect, test } from 'vitest'
import { askedOf, filterOf, narrows, paramsOf } from './output-filter.ts'

const ID = '0190b7a4-0000-7000-8000-000000000001'
const read = (query: string) => filterOf(new URLSearchParams(query))

test('an address keeps its filter, and nothing besides', () => {
  const query = `q=hedge&agent=strategy&type=swot&client=${ID}&campaign=${ID}&author=${ID}&state=draft&stale=true&sort=title&view=expert`
  expect(new URLSearchParams(paramsOf(read(query))).toString()).toBe(query)
  expect(paramsOf(read('')).toString()).toBe({}.toString())
  expect(Object.keys(paramsOf(read('')))).toEqual([])
})

test('what an address says wrongly is the default', () => {
  const wrong = read('agent=nobody&type=poem&client=1&state=lost&sort=colour&stale=maybe')
  expect(wrong).toEqual(read(''))
  expect(narrows(wrong)).toBe(false)
})

test('an address of before finds the saved ones still', () => {
  expect(read('kept=saved').state).toBe('saved')
  expect(read('kept=drafts').state).toBe('draft')
})

test('order and look are not part of what is asked for', () => {
  expect(askedOf(read('sort=title&view=expert&q=a'))).toEqual({ q: 'a' })
  expect(narrows(read('sort=title&view=expert'))).toBe(false)
  expect(narrows(read('stale=true'))).toBe(true)
})
