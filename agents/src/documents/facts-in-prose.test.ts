import { beforeAll, expect, test } from 'vitest'
import { factsInPage } from './facts-in-page.ts'
import { type Block, pageOf } from './testing/page-of.ts'

const company = { name: 'Lumen Lifts', currency: 'EUR', today: '2027-01-15', facts: [] }
const readIn = (...blocks: Block[]) => factsInPage(pageOf(...blocks), company, '')
const read = (text: string) => readIn(['paragraph', text])
/** The words of English are loaded at the first reading. */
beforeAll(() => void read('We are a team.'), 60_000)

test.each([
  ['We charge €129 for an on-site check-up.', 'on-site check-up', 12_900],
  ['Our door-to-door service costs €40 per visit.', 'door-to-door service', 4_000],
  ['Since 2025, we sell spare ropes for €80 each.', 'spare ropes', 8_000],
  ['Eine Notruf-Prüfung kostet bei uns 120 €.', 'Notruf-Prüfung', 12_000],
  ['Nous facturons 95 € pour une révision.', 'révision', 9_500],
  ['Cobramos 80 € por una revisión anual.', 'revisión anual', 8_000],
])('a firm that says what it asks: %s', (text, label, cents) => {
  expect(read(text)).toMatchObject([
    { kind: 'offer', label, attributes: { price: { cents, currency: 'EUR' } } },
  ])
})

test('under a heading that says prices, a sentence needs no “we”; elsewhere it is nobody’s price', () => {
  const words = 'A yearly check-up is €60.'
  const prices = readIn(['heading', 'Prices 2027'], ['paragraph', words])
  expect(prices).toMatchObject([
    { label: 'yearly check-up', attributes: { price: { cents: 6_000 } } },
  ])
  expect(readIn(['heading', 'Supplier prices'], ['paragraph', words])).toEqual([])
  expect(read(words)).toEqual([])
})

test.each([
  'Customers fear a bill of €500 for a small repair.',
  'I paid about €90 for a door sensor elsewhere.',
  'Vertex Hoists charges €840 for a full service.',
  'If we charge €150 for a full service, half of them leave.',
  'They think we charge €150 for a full service.',
  'Ich habe Angst, wir berechnen 500 € für eine Reparatur.',
  'Minimum order is €250 and freight is €35.',
  'The marketing budget for 2027 is €18,000.',
  'Our check-up costs €85 and the second visit costs €40.',
])('a fear, a guess, another’s bill and terms are no price: %s', text => {
  expect(read(text)).toEqual([])
})

test('what stands in quotation marks, and what speakers of a talk say, is not the firm’s word', () => {
  expect(read('“We were in doubt. Our rope costs €300.” That was one voice.')).toEqual([])
  const talk = readIn(
    ['paragraph', 'Mira: We charge €30 for a class.'],
    ['paragraph', 'Mira: We are a team of six people.'],
  )
  expect(talk).toEqual([])
})

test('a goal is what is to be reached and by when, and nothing else is read in its sentence', () => {
  expect(read('Our goal: sign 25 service contracts by 31 March 2027.')).toMatchObject([
    { kind: 'goal', attributes: { target: 25, by: '2027-03-31' } },
  ])
  expect(read('Our target is a return rate of 4% by June.')).toEqual([])
  expect(read('The board approved €1,275 in January for posters.')).toEqual([])
})

test('what is spent names its way, whether it was worth it is not told, and no month is a name', () => {
  const facts = read('We spent €900 on Google Ads in March and got 14 customers.')
  expect(facts).toMatchObject([{ kind: 'channel', label: 'Google Ads' }])
  expect(facts[0]!.attributes).not.toHaveProperty('attempt')
  expect(read('In January we spent €1,275 for posters.')).toEqual([])
})

test('a sentence is less sure than a row under its header', () => {
  const [prose] = read('We are a team of six people.')
  const [row] = readIn(['row', 'Item\tPrice'], ['row', 'Rope\t12'], ['row', 'Hook\t13'])
  expect(prose!.confidence).toBeLessThan(row!.confidence)
})
