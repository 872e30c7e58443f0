import type { LeftOutWhy } from './head.ts'
import type { Cell } from './record.ts'

const TOTAL =
  /^(grand total|sub-?total|totals?|gesamt(summe|ergebnis)?|summe|insgesamt|totaux|totales|suma|ensemble)\b/i
const TOTAL_ALONE = /^[^:]{0,20}(:|$)/

/** What is asked to tell why a line is no row. */
export type Table = {
  headerLine: number
  headers: string[]
  dayAt: number | null
  names: number[]
}

const text = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '')

/** A total says so in its first word, or has no name where every row has one. */
function isTotal(cells: Cell[], { dayAt, names }: Table, hasDay: boolean): boolean {
  const says = cells.some(cell => {
    const word = text(cell)
    return TOTAL.test(word) && (!hasDay || TOTAL_ALONE.test(word))
  })
  const nameless = names.length > 0 && names.every(index => text(cells[index]) === '')
  return (says || nameless) && (!hasDay || dayAt === null)
}

/** Why a line is left out before it is read; null where it is a row. */
export function whyLeftOut(
  line: number,
  cells: Cell[],
  table: Table,
  hasDay: boolean,
): LeftOutWhy | null {
  const filled = cells.filter(cell => cell !== '' && cell !== null)
  if (filled.length === 0) return 'empty'
  if (line === table.headerLine) return 'header'
  if (line < table.headerLine) return 'title'
  if (isHeaderAgain(cells, table.headers)) return 'header'
  const words = String(filled[0])
  if (filled.length === 1 && table.headers.length > 1 && !hasDay)
    return TOTAL.test(words) ? 'total' : 'title'
  return isTotal(cells, table, hasDay) ? 'total' : null
}

const isHeaderAgain = (cells: Cell[], headers: string[]): boolean =>
  headers.length > 1 &&
  cells[0] === headers[0] &&
  headers.every((header, at) => cells[at] === header)
