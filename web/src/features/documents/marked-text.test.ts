import { expect, test } from 'vitest'
import { piecesOf } from './marked-text.ts'

const said = (text: string, from: number, ...marks: [string, number, number][]) =>
  piecesOf(
    text,
    from,
    marks.map(([name, start, to]) => ({ name, from: start, to })),
  ).map(piece => [piece.text, ...piece.marks])

test('text without a mark stays whole', () => {
  expect(said('abcdef', 0)).toEqual([['abcdef']])
  expect(said('abcdef', 10, ['a', 0, 10], ['b', 16, 20])).toEqual([['abcdef']])
})

test('a mark parts it, from wherever the text begins', () => {
  expect(said('abcdef', 10, ['a', 12, 14])).toEqual([['ab'], ['cd', 'a'], ['ef']])
  expect(said('abcdef', 10, ['a', 5, 12])).toEqual([['ab', 'a'], ['cdef']])
})

test('marks that overlap both cover what they share', () => {
  expect(said('abcdef', 0, ['a', 0, 4], ['b', 2, 6])).toEqual([
    ['ab', 'a'],
    ['cd', 'a', 'b'],
    ['ef', 'b'],
  ])
})
