import type { PageBlock } from '@sextant/contracts/documents/rows'
import { labelRefusal } from '@sextant/contracts/company/label'
import type { Company } from '../company/company.ts'
import { figuresSaid } from '../core/dialogue/figures-said.ts'
import type { FactOnPage, Page } from './page.ts'

/** Rows of one table that say what something costs: fewer are no list of prices. */
const ROWS_MIN = 2
/** Of the cells under the heading, so many are sums in a column of prices. */
const MOSTLY = 0.7
/** A name and a price beside each other in a table that has more of them leave little to doubt. */
const SURE = 0.9

type Writing = { currency: string; today: string }
type Row = { block: PageBlock; cells: readonly string[] }
type Sum = { cents: number; currency: string; per?: string }

/** The sum that a cell is, where its own words say that it is money; the letters of the cell beside it do not matter. */
function sumIn(cell: string, writing: Writing): Sum | null {
  const [only, ...others] = figuresSaid(cell, writing)
  if (!only || others.length > 0 || only.kind !== 'money' || !only.currency) return null
  // "£0.92" is a sum; "frames for £40" says what it is of.
  if (/\p{L}{4,}/u.test(cell.replace(only.text, ''))) return null
  const { value: cents, currency, per } = only
  return { cents, currency, ...(per && { per }) }
}

/** Rows that follow each other. */
function tablesOf({ words, blocks }: Page): Row[][] {
  const tables: Row[][] = []
  let isOpen = false
  for (const block of blocks) {
    const isRow = block.sort === 'row'
    if (isRow && !isOpen) tables.push([])
    if (isRow) tables.at(-1)!.push({ block, cells: words.slice(block.from, block.to).split('\t') })
    isOpen = isRow
  }
  return tables
}

const share = (cells: readonly unknown[], holds: (cell: never) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(cell => holds(cell as never)).length / cells.length

/** The first column whose cells are mostly sums: where prices fall with the number bought, the price of one. */
function priceColumn(rows: readonly Row[], writing: Writing): number {
  const widest = Math.max(...rows.map(({ cells }) => cells.length))
  for (let column = 1; column < widest; column += 1) {
    const cells = rows.map(row => row.cells[column] ?? '')
    if (share(cells, cell => sumIn(cell, writing) !== null) >= MOSTLY) return column
  }
  return -1
}

/** What a row is called: its first cell; where several rows begin alike, with the next cell, which says which. */
function nameOf({ cells }: Row, rows: readonly Row[]): string | null {
  const first = cells[0]?.trim() ?? ''
  const isShared = rows.filter(row => row.cells[0]?.trim() === first).length > 1
  const name = isShared ? `${first} ${cells[1]?.trim() ?? ''}`.trim() : first
  const isName = /\p{L}{2}/u.test(name) && labelRefusal(name, 'offer') === null
  return isName ? name : null
}

/** What is sold and what it costs, by the tables of a page: a name in the first column, sums in another. */
export function pricesInTables(page: Page, { currency, today }: Company): FactOnPage[] {
  const writing = { currency, today }
  return tablesOf(page).flatMap(rows => {
    const isHeading = rows[0]!.cells.every(cell => sumIn(cell, writing) === null)
    const under = isHeading ? rows.slice(1) : rows
    if (under.length < ROWS_MIN) return []
    const column = priceColumn(under, writing)
    if (column < 0) return []
    return under.flatMap(row => {
      const price = sumIn(row.cells[column] ?? '', writing)
      const label = nameOf(row, under)
      if (!price || !label) return []
      const { from, to } = row.block
      return [
        {
          kind: 'offer' as const,
          label,
          attributes: { price },
          quote: page.words.slice(from, to),
          confidence: SURE,
          page: page.page,
          starts: from,
        },
      ]
    })
  })
}
