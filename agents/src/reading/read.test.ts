import { expect, test } from 'vitest'
import { readCards } from './read.ts'

const read = (text: string, currency = 'GBP') => readCards({ text, currency, today: '2026-11-22' })

test('a paragraph becomes a card a clause, each with its own words whole', () => {
  const cards = read(
    'French polishing is about 60% of what we sell, £420 a piece on average. We turned away 14 tables because the spray booth was full! Moss & Daughters charge £350 but take 8 weeks',
  )
  expect(cards.map(({ quote }) => quote)).toEqual([
    'French polishing is about 60% of what we sell, £420 a piece on average',
    'We turned away 14 tables because the spray booth was full',
    'Moss & Daughters charge £350 but take 8 weeks',
  ])
})

test('a list is cut only where each part names something and has its figure', () => {
  expect(read('lamps 40%, shades 35% and repairs 25%').map(({ quote }) => quote)).toEqual([
    'lamps 40%',
    'shades 35%',
    'repairs 25%',
  ])
  expect(read('lamps and shades bring 75%')).toHaveLength(1)
  expect(read('We were told (lamps 40%, shades 60%) by the till')).toHaveLength(1)
  expect(read('it cost 1,250,000 kr, they said')).toHaveLength(1)
})

test('figures go where the kind has a place for them, each once', () => {
  const [card] = read('Flyers cost £120 a month and brought 6 customers')
  expect(card?.kinds[0]).toBe('channel')
  expect(card?.attributes.channel).toEqual({
    spend: { cents: 12_000, currency: 'GBP', per: 'month' },
    customers: 6,
  })
  const [goal] = read('get from 180 to 230 pieces by June 2027')
  expect(goal?.kinds).toContain('goal')
  const [one] = read('we want 40 covers a night')
  expect(one?.attributes.goal).toEqual({ target: 40, form: 'count' })
})

test('a name is the person’s own noun, and no clause', () => {
  const [card] = read('Moss & Daughters charge £350 for the oak tables')
  expect(card?.names).toEqual(['Moss & Daughters'])
  expect(card?.kinds[0]).toBe('rival')
  expect(card?.nouns).toContain('the oak tables')
  for (const { nouns } of read('they deliver late and we cannot say why, honestly it is a mess'))
    for (const noun of nouns) expect(noun.split(' ').length).toBeLessThanOrEqual(5)
})

test('a day of the week is nobody’s name', () => {
  const [card] = read('The stand is empty half of Tuesday though')
  expect(card?.names).toEqual([])
  expect(card?.nouns).toEqual(['the stand'])
})

test('what was taken back is not read, what could be either is asked', () => {
  const [card] = read('We sell 3000 in all, no wait, 250 a month')
  expect(card?.quote).toBe('250 a month')
  const [unclear] = read('1.000 subscribers', 'USD')
  expect(unclear?.unclear).toEqual([{ text: '1.000', either: 1_000, or: 1 }])
  expect(unclear?.attributes.measure).toEqual({})
})

test.each([
  '1,'.repeat(10_000),
  ' '.repeat(20_000),
  'x'.repeat(20_000),
  'we, '.repeat(5_000),
  '“'.repeat(20_000),
])('hostile words are read like others (%#)', text => {
  expect(read(text).length).toBeLessThanOrEqual(40)
})
