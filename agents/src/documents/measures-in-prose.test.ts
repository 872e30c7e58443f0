import { expect, test } from 'vitest'
import { measureInProse } from './measures-in-prose.ts'

const company = { name: 'Lumen Lifts', currency: 'EUR', today: '2027-01-15', facts: [] }
const read = (text: string) => measureInProse({ text, from: 0, heading: '' }, 1, company)

test.each([
  ['The average call-out fee last quarter was €112.40.', 'average call-out fee', 11_240, 'money'],
  ['In March 2026, our response rate was 40%.', 'response rate', 0.4, 'share'],
  [
    'Im letzten Quartal lag der durchschnittliche Auftragswert bei 112,40 €.',
    'durchschnittliche Auftragswert',
    11_240,
    'money',
  ],
  ['Le panier moyen était de 84,20 € le mois dernier.', 'panier moyen', 8_420, 'money'],
  ['El ticket medio fue de 84,20 € el año pasado.', 'ticket medio', 8_420, 'money'],
])('a figure with its subject and its time: %s', (text, label, value, form) => {
  expect(read(text)).toMatchObject([{ kind: 'measure', label, attributes: { value, form } }])
})

test('what adds up says of how long it is; what is ours is surer', () => {
  const [ours] = read('Our revenue in 2026 was €410,000.')
  const [told] = read('The average invoice in 2026 was €84.')
  expect(ours!.attributes).toMatchObject({ value: 41_000_000, per: 'year' })
  expect(told!.attributes).not.toHaveProperty('per')
  expect(told!.confidence).toBeLessThan(ours!.confidence)
})

test.each([
  'The average call-out fee was €112.40.',
  'The average order value of the industry in 2026 was €84.',
  'Our target for the average invoice in 2026 was €90.',
  'The average invoice last year was €84 and this year it is €90.',
  'Vertex Hoists in 2026 was €84.',
  'The average invoice last year would be €84.',
])('without a time, of others, a target or more than one figure it is none: %s', text => {
  expect(read(text)).toEqual([])
})
