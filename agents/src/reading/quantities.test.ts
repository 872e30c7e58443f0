import { describe, expect, test } from 'vitest'
import { quantitiesIn } from './quantities.ts'
import { notationOf, type Quantity } from './quantity.ts'
import { NOTATIONS } from './notations.ts'
import { VECTORS } from './vectors.ts'

const TODAY = '2026-11-22'
const figure = (value: number): string => String(Number(value.toFixed(4)))

function shown(quantity: Quantity): string {
  const { kind, value, high, currency, unit, noun, per, day, orElse } = quantity
  const amount = kind === 'date' ? day : figure(value) + (high ? `–${figure(high)}` : '')
  const words = [kind, amount, currency ?? unit ?? noun?.toLowerCase(), per && `/${per}`]
  return [...words, orElse !== undefined && `| ${figure(orElse)}`].filter(Boolean).join(' ')
}

describe('figures as people write them', () => {
  test.each([...VECTORS, ...NOTATIONS])('%s (%s)', (text, currency, figures) => {
    const read = quantitiesIn(text, notationOf(currency, TODAY))
    expect(read.map(shown).join(', ')).toBe(figures)
  })
})

test('what is read stands where it says', () => {
  const text = 'we pay $389 a month, about 12% of it for 4 bookings'
  const read = quantitiesIn(text, notationOf('USD', TODAY))
  expect(read.map(({ start, end }) => text.slice(start, end))).toEqual(['$389', '12%', '4'])
})

test.each([
  ['digits', '1'],
  ['digits and marks', '1,'],
  ['spaces', ' '],
  ['groups', '1 '],
  ['signs', '$'],
  ['words', 'one in '],
  ['ranges', '1-1'],
  ['times', '1 day'],
])('200,000 hostile characters of %s are read, in linear time or never', (_what, part) => {
  const text = part.repeat(200_000 / part.length)
  expect(quantitiesIn(text, notationOf('USD', TODAY)).length).toBeLessThanOrEqual(text.length)
})
