import { expect, test } from 'vitest'
import { extract } from './extract.ts'

const sure = (key: string, text: string) =>
  extract({ text, question: { key, text: '?' } })
    .filter(fact => fact.key === key && fact.confidence >= 0.9)
    .map(fact => fact.value)
const all = (key: string, text: string) =>
  extract({ text, question: { key, text: '?' } })
    .filter(fact => fact.key === key)
    .map(fact => fact.value)

test.each([
  ['uniqueValue', 'rent went up 12% in march'],
  ['targetMarket', 'rent went up 12% in march'],
  ['competitors', 'cheaper'],
  ['competitors', 'cheaper and closer'],
  ['painPoints', 'im tired'],
  ['goals', 'why do u ask all this'],
  ['products', 'im tired'],
  ['uniqueValue', 'you ask too much'],
  ['uniqueValue', 'we have no staff'],
])('%s: “%s” is not learned under that key', (key, text) => expect(all(key, text)).toEqual([]))

test.each([
  ['goals', 'it is all very nice and calm here'],
  ['kpis', 'the dog'],
  [
    'uniqueValue',
    'well people come in and they chat and then they look around and some of them buy a thing and tell us it is nice',
  ],
])('%s: “%s” waits for a person', (key, text) => expect(sure(key, text)).toEqual([]))

test.each([
  ['goals', '20 weddings by june'],
  ['goals', 'hire a second photografer'],
  ['targetMarket', 'young copules from the north side'],
  ['competitors', 'Stella Photo'],
  ['products', 'weddings, portraits'],
  ['kpis', 'monthly revenue'],
  ['uniqueValue', 'we deliver the photos in three days'],
  ['painPoints', 'no-shows on Mondays'],
])('%s: “%s” is approved by itself', (key, text) =>
  expect(sure(key, text).length).toBeGreaterThan(0),
)
