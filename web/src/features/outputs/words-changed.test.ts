import { expect, test } from 'vitest'
import { wordsChanged } from './words-changed.ts'

const runs = (before: string, after: string) =>
  wordsChanged(before, after)?.map(({ kind, text }) => [kind, text])

test('single words are taken out and put in, the rest stays', () => {
  expect(runs('One line earns 62% of it all.', 'One line earns 62% of all sales.')).toEqual([
    ['same', 'One line earns 62% of '],
    ['out', 'it '],
    ['same', 'all'],
    ['in', ' sales'],
    ['same', '.'],
  ])
})

test('words that change side by side are one mark, taken out before put in', () => {
  expect(
    runs('One line earns 62% of the sales.', 'Sourdough alone earns 62% of the sales.'),
  ).toEqual([
    ['out', 'One line'],
    ['in', 'Sourdough alone'],
    ['same', ' earns 62% of the sales.'],
  ])
})

test('where little is left, both are to be read whole', () => {
  expect(wordsChanged('One of the biggest things here', 'Sourdough carries you')).toBeNull()
})

test('nothing is lost: each side can be put together again', () => {
  const [before, after] = ['Sell less,  earn more this year.', 'Sell fewer; earn more, this year.']
  const found = wordsChanged(before, after) ?? []
  const side = (without: string) =>
    found
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')
  expect([side('in'), side('out')]).toEqual([before, after])
})
