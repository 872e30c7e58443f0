import type { Table } from '@sextant/contracts/deliverable'
import exceljs from 'exceljs'
import { fill, type Held } from '../../../platform/paper/sheets.ts'

/** What a sheet's name may not hold, and how long it may be. */
const UNNAMED = /[[\]:*?/\\']/g
const NAME_MAX = 31

/** The tables of a deliverable as a workbook, a sheet each: numbers are numbers, and text is only text. */
export async function renderXlsx(title: string, tables: readonly Table[]): Promise<Uint8Array> {
  const book = new exceljs.Workbook()
  book.title = title
  const names = new Set<string>()
  for (const table of tables) {
    const sheet = book.addWorksheet(nameFor(table.title, names), {
      views: [{ state: 'frozen', ySplit: 1 }],
    })
    fill(sheet, rowsOf(table))
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}

function nameFor(title: string, taken: Set<string>): string {
  const plain = title.replaceAll(UNNAMED, ' ').trim().slice(0, NAME_MAX) || 'Table'
  let name = plain
  for (let n = 2; taken.has(name.toLowerCase()); n += 1)
    name = `${plain.slice(0, NAME_MAX - 4)} ${n}`
  taken.add(name.toLowerCase())
  return name
}

const rowsOf = ({ columns, rows }: Table): Held[][] => [
  columns.map(({ label }) => ({ value: label, bold: true })),
  ...rows.map(row => row.map((value, at): Held => cell(value, columns[at]?.numeric ?? false))),
]

/** A figure of a numeric column is a number, where it is nothing but one. */
function cell(value: string | number, numeric: boolean): Held {
  if (typeof value === 'number') return { value }
  const isPlain = numeric && /^-?\d{1,15}(\.\d+)?$/.test(value)
  return { value: isPlain ? Number(value) : value }
}
