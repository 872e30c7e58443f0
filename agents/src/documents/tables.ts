import type { PageBlock } from '@sextant/contracts/documents/rows'
import type { Page } from './page.ts'

export type Row = { block: PageBlock; cells: readonly string[] }
/** Rows that follow each other, and the heading they stand under ('' for none). */
export type Table = { rows: readonly Row[]; heading: string }

export function tablesOf({ words, blocks }: Page): Table[] {
  const tables: { rows: Row[]; heading: string }[] = []
  let heading = ''
  let isOpen = false
  for (const block of blocks) {
    const text = words.slice(block.from, block.to)
    const isRow = block.sort === 'row'
    if (block.sort === 'heading') heading = text
    if (isRow && !isOpen) tables.push({ rows: [], heading })
    if (isRow) tables.at(-1)!.rows.push({ block, cells: text.split('\t') })
    isOpen = isRow
  }
  return tables
}

/** The part of the cells of a column, 0–1, of which something holds. */
export function shareOf(
  rows: readonly Row[],
  column: number,
  holds: (cell: string) => boolean,
): number {
  const those = rows.filter(({ cells }) => holds(cells[column]?.trim() ?? ''))
  return rows.length === 0 ? 0 : those.length / rows.length
}

/** Columns of the widest row. */
export const columnsOf = (rows: readonly Row[]): number[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => at)
