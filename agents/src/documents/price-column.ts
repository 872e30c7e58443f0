import { currencyOf, namedOver } from './money-named.ts'
import { maySayPrice, saysOtherMoney, saysPrice } from './price-words.ts'
import { plainNumber, sumIn, type Writing } from './sums.ts'
import { columnsOf, type Row, shareOf, type Table } from './tables.ts'

/** Where the prices of a table stand: the rows below its header, the column, and what the words over it name. */
export type PriceColumn = {
  under: readonly Row[]
  column: number
  /** The words over it say that these are prices. */
  isNamed: boolean
  /** ISO 4217, of numbers without a sign. */
  currency: string
  per: string
}

/** Rows of one table that say what something costs: fewer are no list of prices. */
const ROWS_MIN = 2
/** Of the cells under the header, so many are sums in a column of prices. */
const MOSTLY = 0.7
/** A title and a remark may stand above the header. */
const HEADER_WITHIN = 4

/** The column of prices of a table; null where it has none. `around`: what else the page says, for the currency. */
export function priceColumn(table: Table, around: string, writing: Writing): PriceColumn | null {
  return namedColumn(table, around, writing) ?? signedColumn(table, writing)
}

/** Under a header that says price, a number needs no sign. */
function namedColumn(
  { rows, heading }: Table,
  around: string,
  writing: Writing,
): PriceColumn | null {
  const at = rows.slice(0, HEADER_WITHIN).findIndex(row => isHeader(row, writing))
  if (at < 0) return null
  const under = rows.slice(at + 1)
  const header = rows[at]!.cells
  const above = [heading, ...rows.slice(0, at).map(({ cells }) => cells.join(' '))].join(' ')
  if (under.length < ROWS_MIN || saysOtherMoney(above)) return null
  const isPriced = (column: number): boolean =>
    saysPrice(header[column] ?? '') &&
    shareOf(under, column, cell => sumIn(cell, writing) !== null || plainNumber(cell)) >= MOSTLY
  const column = newest(columnsOf(under).filter(isPriced), header)
  if (column === undefined) return null
  const named = namedOver(header[column]!, writing)
  const { currency = currencyOf(above, writing) ?? currencyOf(around, writing) } = named
  return { under, column, isNamed: true, currency: currency ?? writing.currency, per: named.per }
}

/** Of prices of several years those of the last, else the first. */
function newest(columns: readonly number[], header: readonly string[]): number | undefined {
  const yearOf = (column: number): number => Number(/\b20\d\d\b/.exec(header[column]!)?.[0] ?? 0)
  return columns.toSorted((one, other) => yearOf(other) - yearOf(one))[0]
}

const isHeader = ({ cells }: Row, writing: Writing): boolean =>
  cells.length > 1 &&
  cells.some(cell => saysPrice(cell)) &&
  cells.every(cell => sumIn(cell, writing) === null && !plainNumber(cell))

/** Where the header says nothing of prices, the first column whose cells are mostly sums with a sign of money: where prices fall with the number bought, the price of one. */
function signedColumn({ rows, heading }: Table, writing: Writing): PriceColumn | null {
  const isHeading = rows[0]!.cells.every(cell => sumIn(cell, writing) === null)
  const under = isHeading ? rows.slice(1) : rows
  if (under.length < ROWS_MIN || saysOtherMoney(heading)) return null
  const header = isHeading ? rows[0]!.cells : []
  const column = columnsOf(under).find(
    at => at > 0 && shareOf(under, at, cell => sumIn(cell, writing) !== null) >= MOSTLY,
  )
  if (column === undefined || saysOtherMoney(header[column] ?? '')) return null
  const isNamed = maySayPrice(header[column] ?? '')
  return { under, column, isNamed, currency: writing.currency, per: '' }
}
