import { expect, test } from 'vitest'
import { csvOf, fileNameOf } from './csv.ts'

const body = (cells: (string | number | null)[]) => csvOf(['A'], [cells]).split('\r\n')[1]

test('what a spreadsheet would compute is text, plain numbers stay numbers', () => {
  expect(body(['=SUM(A1)', '+cmd', '-x', '@a', '\tb'])).toBe("'=SUM(A1),'+cmd,'-x,'@a,'\tb")
  expect(body([-5, '-5', '+1.5', '−5'])).toBe('-5,-5,+1.5,−5')
  expect(body(['-5+A1'])).toBe("'-5+A1")
})

test('commas, quotes and breaks are quoted, the unknown is empty', () => {
  expect(body(['a, b', 'say "so"', null])).toBe('"a, b","say ""so""",')
  expect(csvOf(['A'], [['=a\nb']])).toContain('"\'=a\nb"')
})

test('a title becomes the name of a file', () => {
  expect(fileNameOf('Revenue rose by £3,077; Meta’s café')).toBe(
    'revenue-rose-by-3-077-meta-s-cafe',
  )
  expect(fileNameOf('…')).toBe('chart')
})
