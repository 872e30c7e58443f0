import type { Grid, GridCell } from '@sextant/agents/rendering/paper'
import { HIGH, MEASURE } from '../../../../platform/paper/slides.ts'
import type { Body } from './plan.ts'
import { wordsHigh } from './room.ts'

/** Points that are tried for the words of a cell, the largest first. */
const SIZES = [14, 13, 12, 11, 10, 9]
/** Inches around the words of a cell. */
export const CELL_MARGIN = 0.1
/** Points behind what a cell says. */
export const CELL_GAP = 3
const CELL_GAP_IN = CELL_GAP / 72
/** A cell that names nothing says so. */
export const NOTHING = 'Nothing named'

/** A form that is a table in itself, on one slide; nothing where it is too full for one: its table follows. */
export function gridBody(grid: Grid, assumed: ReadonlySet<number>): Body[] {
  for (const size of SIZES) {
    const needed = rowHeights(grid, size)
    const spare = HIGH - needed.reduce((all, one) => all + one, 0)
    if (spare < 0) continue
    const heights = needed.map(height => height + spare / needed.length)
    return [{ kind: 'grid', grid, assumed, heights, size }]
  }
  return []
}

/** Inches that each row needs; a cell over several rows asks the same of each. */
const rowHeights = ({ rows, columns }: Grid, size: number): number[] =>
  rows.map((_, y) =>
    Math.max(
      ...cellsOver(rows, y).map(cell => {
        const width = (MEASURE * (cell.span ?? 1)) / columns - 2 * CELL_MARGIN
        return cellHigh(cell, width, size) / (cell.rows ?? 1)
      }),
    ),
  )

/** Cells that begin in a row, or reach down to it. */
const cellsOver = (rows: Grid['rows'], y: number): GridCell[] =>
  rows.flatMap((row, from) =>
    row.filter(cell => from === y || (from < y && from + (cell.rows ?? 1) > y)),
  )

function cellHigh({ heading, note, items }: GridCell, width: number, size: number): number {
  const head = wordsHigh(heading.length + (note?.length ?? 0) + 2, width, size + 1)
  const said = items.map(
    ({ mark, claim, stress }) =>
      (mark?.length ?? 0) +
      (stress?.length ?? 0) +
      claim.text.length +
      claim.sources.length * 2 +
      4,
  )
  const letters = said.length > 0 ? said : [NOTHING.length]
  const gap = CELL_GAP_IN
  return (
    2 * CELL_MARGIN +
    head +
    letters.reduce((all, one) => all + wordsHigh(one, width, size) + gap, 0)
  )
}
