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
  expect(one?.attributes.goal).toEqual({ target: 40, form: 'count', per: 'day' })
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
  const [unclear] = read('1.000 bolts', 'USD')
  expect(unclear?.unclear).toEqual([{ text: '1.000', either: 1_000, or: 1 }])
  expect(unclear?.attributes.measure).toEqual({})
})

test.each([
  '1,'.repeat(10_000),
  ' '.repeat(20_000),
  'x'.repeat(20_000),
  'we, '.repeat(5_000),
  '“'.repeat(20_000),
  '1. '.repeat(6_600),
  'a 1% '.repeat(4_000),
  'no wait, 1. '.repeat(1_600),
])('hostile words are read like others (%#)', text => {
  expect(read(text).length).toBeLessThanOrEqual(40)
})

const goalOf = (text: string, currency = 'GBP') =>
  readCards({ text, currency, today: '2026-11-22', asked: { kind: 'goal' } })[0]?.attributes.goal

test.each([
  ['we restore maybe 90 clocks a yr now, want 120', { baseline: 90, target: 120, form: 'count' }],
  ['70 pupils want 95', { baseline: 70, target: 95, form: 'count' }],
  ['512k → 700k', { baseline: 51_200_000, target: 70_000_000, form: 'money' }],
  ['from £2.1M to 2.8M', { baseline: 210_000_000, target: 280_000_000, form: 'money' }],
  ['from 2.1 to £2.8M', { baseline: 210_000_000, target: 280_000_000, form: 'money' }],
  ['from $40 to $60', { baseline: 4_000, target: 6_000, form: 'money' }],
  ['from 12 to 15%', { baseline: 0.12, target: 0.15, form: 'share' }],
  ['50 covers today, 70 next year', { baseline: 50, target: 70, form: 'count', by: '2027' }],
  ['want 400', { target: 400, form: 'count' }],
  ['it stands at 260 today', { baseline: 260, form: 'count' }],
  ['want 400 today already', { target: 400, form: 'count' }],
  ['fine up to 900 if late', {}],
])('what is and what is wanted: %s', (text, goal) => {
  expect(goalOf(text)).toEqual(goal)
})

test('a sign that several countries share needs the company’s own', () => {
  expect(goalOf('7,1 mio kr -> 9 mio', 'NOK')).toEqual({
    baseline: 710_000_000,
    target: 900_000_000,
    form: 'money',
  })
  expect(goalOf('7,1 mio kr -> 9 mio', 'USD')).toEqual({})
})

test('a share of the market is nobody else’s', () => {
  const asked = { kind: 'offer', attributes: ['ownShare', 'rivalShare', 'marketGrowth'] } as const
  const [card] = readCards({
    text: 'oak floors about 310 a year, 70% of sales',
    currency: 'GBP',
    today: '2026-11-22',
    asked,
  })
  expect(card?.attributes.offer).toEqual({ share: 0.7 })
})

test.each([
  [
    'hire of the barge 4’800/yr, 70 of them',
    { price: { cents: 480_000, currency: 'GBP', per: 'year' }, volume: 70 },
  ],
  ['dried moss 104,000 kilos a year', { volume: 104_000 }],
  ['tables at 90', { price: { cents: 9_000, currency: 'GBP' } }],
])('a number beside a line: %s', (text, offer) => {
  const [card] = readCards({ text, currency: 'GBP', today: '2026-11-22', asked: { kind: 'offer' } })
  expect(card?.attributes.offer).toEqual(offer)
})

test('marks of lists, units, money and parts of words name nothing', () => {
  expect(read('3) kg and 20 kr').flatMap(({ nouns }) => nouns)).toEqual([])
  expect(read('mats w/ fringe').flatMap(({ nouns }) => nouns)).not.toContain('mats w')
  expect(read('we paid S/. 1,200 for it')).toHaveLength(1)
  expect(read('tiles cost £3,950 incl. VAT')).toHaveLength(1)
  expect(read('cash 120k. lost 14 bookings')).toHaveLength(2)
})

test('several round numbers in one pattern are thousands, and so is what was written before', () => {
  const figures = (text: string, before = '') =>
    readCards({ text, currency: 'USD', today: '2026-11-22', before }).flatMap(
      ({ unclear }) => unclear,
    )
  expect(figures('18.000 bolts')).toHaveLength(1)
  expect(figures('18.000 bolts and 42.500 nuts')).toEqual([])
  expect(figures('18.000 bolts', 'rent 14.000, wages 62.500')).toEqual([])
})

test('an amount that could be two is told in units', () => {
  const [card] = readCards({
    text: 'petrol is £1.459 a litre',
    currency: 'GBP',
    today: '2026-11-22',
  })
  expect(card?.unclear).toEqual([{ text: '£1.459', either: 1_459, or: 1.46 }])
})
