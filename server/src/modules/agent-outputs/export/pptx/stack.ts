import type { Block } from '@sextant/agents/rendering/document'
import { HIGH, MEASURE } from '../../../../platform/paper/slides.ts'
import { columnShares, PAGE_POINTS, withoutRepeats } from '../column-shares.ts'
import { wordsOf } from './lines.ts'
import type { Body, StackedTable, TableOnSlide, Words } from './plan.ts'
import { brokenHigh, HEADING_MORE, POINTS_TO_INCH } from './room.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

/** A table that no size is chosen for yet, and the numbers of sources that are assumptions. */
export type LooseTable = { title: string; block: TableBlock; assumed: ReadonlySet<number> }

/** Points that are tried, the largest first; smaller ones are for tables that fill a slide. */
const SIZES = [14, 12]
/** Inches between a table and the heading of the next, and between that and its own. */
const [BEFORE_HEADING, AFTER_HEADING] = [0.22, 0.06]
/** Inches beside and above the words of a cell. */
const CELL = { beside: 0.15, above: 0.12 } as const

/** Several tables on one slide, each but the first under its own heading; null where they do not all fit. */
export function stackOf(tables: readonly LooseTable[]): Extract<Body, { kind: 'stack' }> | null {
  for (const size of SIZES) {
    const placed = placedAt(tables, size)
    if (highOf(placed) <= HIGH) return { kind: 'stack', tables: placed, size }
  }
  return null
}

type Parting = { groups: readonly (readonly LooseTable[])[]; tallest: number }

/** Tables in their order as groups that a slide holds: as few as may be, and then of about the same height. One that is too long for a slide is a group of its own. */
export function inStacks(tables: readonly LooseTable[]): Parting['groups'] {
  const best: Parting[] = []
  best[tables.length] = { groups: [], tallest: 0 }
  for (let from = tables.length - 1; from >= 0; from -= 1) {
    const ends = Array.from({ length: tables.length - from }, (_, more) => from + more + 1)
    best[from] = ends
      .map(end => withGroup(tables.slice(from, end), best[end]!))
      .filter(parting => parting !== null)
      .reduce(better)
  }
  return best[0]!.groups
}

function withGroup(group: readonly LooseTable[], rest: Parting): Parting | null {
  const high = highOf(placedAt(group, SIZES.at(-1)!))
  const fits = high <= HIGH
  if (group.length > 1 && !fits) return null
  // What goes on over several slides is as high whatever stands with whom.
  const tallest = fits ? Math.max(rest.tallest, high) : rest.tallest
  return { groups: [group, ...rest.groups], tallest }
}

function better(one: Parting, other: Parting): Parting {
  const fewer = one.groups.length - other.groups.length
  return fewer < 0 || (fewer === 0 && one.tallest <= other.tallest) ? one : other
}

function highOf(placed: readonly StackedTable[]): number {
  const last = placed.at(-1)!
  return last.top + sumOf(last.heights)
}

function placedAt(tables: readonly LooseTable[], size: number): StackedTable[] {
  let below = 0
  return tables.map(({ title, block, assumed }, index) => {
    const heading = index === 0 ? '' : title
    const headingHigh = heading ? brokenHigh(heading, MEASURE, size + HEADING_MORE) : 0
    const headingTop = heading ? below + BEFORE_HEADING : below
    const top = headingTop + headingHigh + (heading ? AFTER_HEADING : 0)
    const table = onSlide(block, assumed, size)
    const heights = heightsOf(table, size)
    below = top + sumOf(heights)
    return { heading, headingTop, headingHigh, top, heights, table }
  })
}

function onSlide(
  { columns, rows }: TableBlock,
  assumed: ReadonlySet<number>,
  size: number,
): TableOnSlide {
  const onPage = (size * PAGE_POINTS) / (MEASURE * POINTS_TO_INCH)
  return {
    columns,
    widths: columnShares(columns, rows, onPage).map(share => share * MEASURE),
    rows: withoutRepeats(rows).map(row => row.map(cell => wordsOf(cell, assumed))),
  }
}

/** Inches of each row, its head first: rather too high, for what follows must not lie on it. */
function heightsOf({ columns, widths, rows }: TableOnSlide, size: number): number[] {
  const head = columns.map(({ label }): Words => ({ text: label, marks: [] }))
  const cellHigh = ({ text, marks }: Words, at: number): number => {
    const numbers = marks.map(({ n }) => ` ${n}`).join('')
    return brokenHigh(text + numbers, (widths[at] ?? 1) - CELL.beside, size)
  }
  return [head, ...rows].map(row => CELL.above + Math.max(...row.map(cellHigh)))
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
