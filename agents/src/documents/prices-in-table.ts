import { labelRefusal } from '@sextant/contracts/company/label'
import type { Company } from '../company/company.ts'
import type { FactOnPage, Page } from './page.ts'
import { priceColumn, type PriceColumn } from './price-column.ts'
import { periodOf, type Sum, sumIn, sumOf, type Writing } from './sums.ts'
import { columnsOf, type Row, shareOf, type Table, tablesOf } from './tables.ts'

/** A name and a price under a header that says so leave little to doubt; without one, sums may be something else. */
const SURE = { named: 0.9, signed: 0.85 }
/** Of its cells, so many are words in a column of names. */
const MOSTLY = 0.7

/** "MB-204" is a number of an article. */
const ARTICLE_NUMBER = /^(?=\S*\d)[\p{L}\d./-]+$/u
const isWords = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !ARTICLE_NUMBER.test(cell)

/** What the sums are for, row by row: "hour", "each". */
const UNIT = /^(?:units?|per|uom|einheit|je|unité|unités|unidad|unidades)\.?$/iu

/** The first column of words is what things are called. */
const nameColumn = (under: readonly Row[], unit: number): number =>
  columnsOf(under).find(at => at !== unit && shareOf(under, at, isWords) >= MOSTLY) ?? 0

/** What a row is called: its cell in the column of names; where several rows begin alike, with the next cell, which says which. */
function nameOf({ cells }: Row, rows: readonly Row[], column: number): string | null {
  const first = cells[column]?.trim() ?? ''
  const isShared = rows.filter(row => row.cells[column]?.trim() === first).length > 1
  const name = isShared ? `${first} ${cells[column + 1]?.trim() ?? ''}`.trim() : first
  const isName = /\p{L}{2}/u.test(name) && labelRefusal(name, 'offer') === null
  return isName ? name : null
}

/** The price that a row tells, with its sign or in the currency that was named over it. */
function priceOf({ cells }: Row, unit: number, found: PriceColumn, writing: Writing): Sum | null {
  const cell = cells[found.column] ?? ''
  const signed = sumIn(cell, writing)
  const named = { ...writing, currency: found.currency }
  const sum = signed ?? (found.isNamed ? sumOf(cell, found.per, named) : null)
  if (!sum) return null
  return { ...unitOf(cells[unit]?.trim() ?? '', named), ...sum }
}

/** "Hour": for what one pays. That it is for one piece goes without saying. */
function unitOf(cell: string, writing: Writing): { per?: string } {
  const unit = cell === '' ? {} : periodOf(`per ${cell}`, writing)
  return unit.per === 'sale' ? {} : unit
}

function pricesIn(table: Table, page: Page, company: Company, around: string): FactOnPage[] {
  const cells = table.rows.map(row => row.cells.join(' ')).join('\n')
  const writing = { currency: company.currency, today: company.today, before: cells }
  const found = priceColumn(table, around, writing)
  if (!found) return []
  const { under, isNamed } = found
  const header = table.rows[table.rows.indexOf(under[0]!) - 1]?.cells ?? []
  const unit = header.findIndex(cell => UNIT.test(cell.trim()))
  const names = nameColumn(under, unit)
  return under.flatMap(row => {
    const price = priceOf(row, unit, found, writing)
    const label = nameOf(row, under, names)
    if (!price || !label) return []
    const { from, to } = row.block
    const confidence = isNamed ? SURE.named : SURE.signed
    const quote = page.words.slice(from, to)
    return [
      {
        kind: 'offer',
        label,
        attributes: { price },
        quote,
        confidence,
        page: page.page,
        starts: from,
      },
    ]
  })
}

/** What is sold and what it costs, by the tables of a page: a name in the first column of words, sums in another. */
export function pricesInTables(page: Page, company: Company): FactOnPage[] {
  const { words, blocks } = page
  const others = blocks.filter(({ sort }) => sort !== 'row')
  const around = others.map(({ from, to }) => words.slice(from, to)).join('\n')
  return tablesOf(page).flatMap(table => pricesIn(table, page, company, around))
}
