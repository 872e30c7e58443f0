import { expect, test } from 'vitest'
import { labelRefusal, refusalWords } from './label.ts'

test.each([
  ['Vaðið ehf', null],
  ['göra isär', null],
  ['we bake', 'person'],
  ['what he bakes', 'person'],
  ['they’re late', 'person'],
  ['bread is late', 'verb'],
  ['it', 'person'],
])('“%s” is refused as %s', (name, refusal) => {
  expect(labelRefusal(name)).toBe(refusal)
})

test('a name of eight words stands, and one of nine is asked to be shortened', () => {
  expect(labelRefusal('moulds of the old glass works by hand')).toBeNull()
  expect(labelRefusal('fixed costs of the furnace and cold store')).toBeNull()
  const long = 'two licensed glass blowers who work in July and August'
  expect(labelRefusal(long)).toBe('long')
  expect(refusalWords('long')).toMatch(/at most 8 words.*shorten/)
})

test('a job is a whole statement', () => {
  const job = 'have a warm hall before the first guests come, after a night of frost'
  expect(labelRefusal(job)).toBe('punctuation')
  expect(labelRefusal(job, 'job')).toBeNull()
  expect(labelRefusal(`${job} and of wind`, 'job')).toBe('long')
  expect(labelRefusal('Warm it. Then come.', 'job')).toBe('punctuation')
  expect(refusalWords('long', 'job')).toMatch(/at most 14 words/)
})

test('a word for somebody that is tied into another is none', () => {
  expect(labelRefusal('thank-you vases')).toBeNull()
  expect(labelRefusal('M&I inspectors')).toBeNull()
  expect(labelRefusal('Dr. Okoro')).toBeNull()
  expect(labelRefusal('school of St. Brendan')).toBeNull()
  expect(labelRefusal('late again. Then the rain')).toBe('punctuation')
})

test.each([
  'Days until it arrives',
  'Tiles that last thirty winters',
  'the nurse who knows everybody',
])('what says which one it is belongs to the name: %s', name => {
  expect(labelRefusal(name)).toBeNull()
})
