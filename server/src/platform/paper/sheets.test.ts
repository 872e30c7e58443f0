import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { fill, type Held } from './sheets.ts'

const words = (letters: number): Held => ({ value: 'word '.repeat(letters / 5).trim() })

/** The heights of the rows, in points; undefined where the program chooses. */
function heightsOf(rows: readonly Held[][]): (number | undefined)[] {
  const sheet = new exceljs.Workbook().addWorksheet('One')
  fill(sheet, rows)
  return rows.map((_, at) => sheet.getRow(at + 1).height)
}

test('a row is as high as the text that is broken in it, and the longest cell decides', () => {
  const [head, short, long, both] = heightsOf([
    [{ value: 'What' }, { value: 'Value' }],
    [words(40), { value: 3 }],
    [words(95), { value: 3 }],
    [words(40), words(250)],
  ])
  expect([head, short]).toEqual([undefined, undefined])
  // 95 letters would fill two lines of 48, but words do not fill theirs.
  expect(long).toBe(3 * 13.5)
  expect(both).toBe(6 * 13.5)
})

test('no row is higher than the format allows', () => {
  expect(heightsOf([[words(20_000)]])).toEqual([409])
})
