import { expect, test } from 'vitest'
import { emptyRow, pastedCells, readRows } from './hand-rows.ts'

test('typed money is sent in minor units of its currency, and empty rows are none', () => {
  const row = { day: '2026-05-04', channel: 'email', cells: { spend: '12,40', clicks: '7' } }
  expect(readRows([row, emptyRow()], ['spend', 'clicks'], 'EUR')).toEqual({
    problem: null,
    rows: [
      {
        day: '2026-05-04',
        channel: 'email',
        currency: 'EUR',
        values: { spend: 1240, clicks: 7 },
      },
    ],
  })
  expect(readRows([row], ['spend'], 'JPY').rows[0]!.values.spend).toBe(12)
})

test('what is wrong is named with its row', () => {
  const read = (row: Partial<ReturnType<typeof emptyRow>>) =>
    readRows([emptyRow(), { ...emptyRow(), ...row }], ['clicks'], 'EUR').problem
  expect(read({ cells: { clicks: '3' } })).toBe('Row 2: the day is missing.')
  expect(read({ day: '2026-05-04', cells: { clicks: '3x' } })).toBe('Row 2: “3x” is no number.')
  expect(read({ day: '2026-05-04' })).toBe('Row 2: no figure is typed.')
  expect(read({})).toBe('Type a day and at least one figure.')
})

test('a paste is rows and cells', () => {
  expect(pastedCells('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})
