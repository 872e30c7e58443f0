import { describe, expect, test } from 'vitest'
import { findAll } from './find.ts'
import { dollars, firm } from './testing/firm.ts'

const facts = (sells: 'gifts' | 'orders') =>
  firm({
    organization: [{ label: 'Lantern House', sells }],
    offer: [
      { label: 'night beds', share: 0.7 },
      { label: 'hot meals', share: 0.1 },
      { label: 'yearly pledge', price: dollars(120, 'year'), volume: 90, share: 0.2 },
    ],
    segment: [
      { label: 'the city', single: true, share: 0.4, spend: dollars(60_000, 'year') },
      { label: 'three foundations', size: 3, share: 0.5 },
    ],
    channel: [
      { label: 'the choir', share: 0.6, customers: 30 },
      { label: 'letters', share: 0.2, customers: 10 },
    ],
    constraint: [
      { label: 'the bed count', sort: 'capacity' },
      { label: 'the silent street', sort: 'awareness' },
    ],
    measure: [
      { label: 'cash', metric: 'cash', form: 'money', value: 900_000 },
      { label: 'running costs', metric: 'fixed-cost', form: 'money', value: 400_000, per: 'month' },
    ],
    idea: [{ label: 'a second stove', cost: dollars(600) }],
    change: [
      {
        label: 'the city budget',
        bearing: 'hurts',
        touches: 'funding',
        when: '2027-03',
        about: 'segment-1',
      },
    ],
  } as Parameters<typeof firm>[0])

const said = (sells: 'gifts' | 'orders'): string[] =>
  findAll(facts(sells)).findings.map(({ says }) => says.text)

describe('whom a finding speaks to', () => {
  test('who lives on gifts has givers and income, and nothing is sold there', () => {
    const words = said('gifts')
    expect(words.length).toBeGreaterThan(5)
    expect(words.filter(text => /\b(?:sales?|sold|buy|buyers?|customers?)\b/.test(text))).toEqual(
      [],
    )
    expect(words.some(text => text.includes('40% of income'))).toBe(true)
    expect(words.some(text => text.includes('60% of new givers'))).toBe(true)
  })

  test('who sells has sales and customers', () => {
    const words = said('orders')
    expect(words.some(text => text.includes('70% of sales'))).toBe(true)
    expect(words.some(text => text.includes('60% of new customers'))).toBe(true)
  })
})
