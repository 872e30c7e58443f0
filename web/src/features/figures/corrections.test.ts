import { expect, test } from 'vitest'
import { correctedCells, withCorrection, withoutCorrection } from './corrections.ts'

const cell = { line: 41, column: 2, value: '12,4O' }

test('a cell is corrected once, and still says what stood in the file', () => {
  const first = withCorrection([], cell, ' 12,4o ')
  expect(first).toEqual([{ line: 41, column: 2, value: '12,4o', was: '12,4O' }])
  // What is wrong now is what was typed.
  const again = withCorrection(first, { ...cell, value: '12,4o' }, '12,40')
  expect(again).toEqual([{ line: 41, column: 2, value: '12,40', was: '12,4O' }])
  expect(withCorrection(again, { ...cell, column: 3 }, '7')).toHaveLength(2)
  expect(withoutCorrection(again, cell)).toEqual([])
  expect(withoutCorrection(again, { ...cell, line: 42 })).toEqual(again)
})

test('corrected are the cells that are no problem any more, in the order of the file', () => {
  const column = (header: string) => ({ header, role: '', becomes: '', before: null, after: null })
  const file = {
    columns: [column('Day'), column('Clicks'), column('Cost')],
    problems: [{ line: 9, column: 1, header: 'Clicks', value: 'y', says: '' }],
  }
  const corrections = [
    { line: 41, column: 2, value: '12', was: '1Z' },
    { line: 9, column: 1, value: 'y', was: 'x' },
    { line: 8, column: 0, value: '2026-01-02', was: '31.11.' },
  ]
  expect(correctedCells(file, corrections).map(({ line, header }) => `${line} ${header}`)).toEqual([
    '8 Day',
    '41 Cost',
  ])
})
