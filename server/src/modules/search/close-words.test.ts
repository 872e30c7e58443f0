import { describe, expect, test } from 'vitest'
import { closeWords, mistakes, wholeWords } from './close-words.ts'

test.each([
  ['price', 'price', 0],
  ['pirce', 'price', 1],
  ['prise', 'price', 1],
  ['prce', 'price', 1],
  ['pricce', 'price', 1],
  ['recieve', 'receive', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s for %s: %i mistakes', (typed, meant, n) => expect(mistakes(typed, meant)).toBe(n))

describe('words that are meant', () => {
  test('are those with the fewest mistakes', () =>
    expect(closeWords('campain', ['campaign', 'champion', 'company'])).toEqual(['campaign']))
  test('are not those that are another word', () =>
    expect(closeWords('market', ['basket', 'mallet'])).toEqual([]))
  test('go on from what was typed where no word is near', () =>
    expect(closeWords('preis', ['preisliste', 'probe'])).toEqual(['preisliste']))
  test('of a short word or a number there are none', () => {
    expect(closeWords('seo', ['sea', 'seo2'])).toEqual([])
    expect(closeWords('2026', ['2025'])).toEqual([])
  })
})

describe('words that one is a part of', () => {
  test('are looked for themselves, and not by their stems', () =>
    expect(wholeWords('preis', ['sommerpreislist', 'sommerpreisliste', 'tagespreis'])).toEqual([
      'tagespreis',
      'sommerpreisliste',
    ]))
  test('of a short word there are none', () => expect(wholeWords('eis', ['eisbecher'])).toEqual([]))
})
