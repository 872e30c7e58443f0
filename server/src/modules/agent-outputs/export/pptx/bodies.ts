import type { Block } from '@sextant/agents/rendering/document'
import { HIGH, MEASURE } from '../../../../platform/paper/slides.ts'
import { columnShares, PAGE_POINTS, withoutRepeats } from '../column-shares.ts'
import { lettersOf, wordsOf } from './lines.ts'
import type { Body, Flow, TextLine, Words } from './plan.ts'
import {
  heightOf,
  inPieces,
  inSlides,
  POINTS_TO_INCH,
  sizeFor,
  textLineHigh,
  wordsHigh,
} from './room.ts'

/** Points that are tried, the largest first; at the last of them the words go on to another slide. */
const SIZES = {
  text: [24, 20, 18, 16, 14],
  appendix: [14, 12, 11],
  table: [14, 12, 11],
} as const
/** Words of this many letters and fewer are set large: a slide with little on it is to be read from afar. */
const LARGE_UP_TO = 220
/** Inches between what is done and what it takes, and of the latter. */
export const [BETWEEN, ASIDE] = [0.5, 3.9]
const CELL = { beside: 0.15, above: 0.12 } as const
/** Inches for the rows of a table under its head. */
const BELOW_HEAD = HIGH - 0.4

/** Both columns on one slide; null where they are too long for that. */
export function besideOf(lines: readonly TextLine[], aside: readonly TextLine[]): Body | null {
  const inWidth = (width: number) => (line: TextLine, size: number) =>
    textLineHigh(line, width, size)
  const size = sizeFor(lines, SIZES.text.slice(1), inWidth(MEASURE - ASIDE - BETWEEN))
  const asideSize = size && sizeFor(aside, [Math.min(size, 16), 14, 12], inWidth(ASIDE))
  return asideSize ? { kind: 'beside', lines, aside, size: Math.min(size, asideSize + 4) } : null
}

type TableBlock = Extract<Block, { kind: 'table' }>
type Row = TableBlock['rows'][number]

/** A table, on as many slides as it takes. */
export function tablesOf(block: TableBlock, assumed: ReadonlySet<number>): Body[] {
  const { columns, rows } = block
  const rowOf = (row: Row): Words[] => row.map(cell => wordsOf(cell, assumed))
  const set = SIZES.table.map(size => ({ size, ...laidOut(block, size, rowOf) }))
  const { size, widths, high } =
    set.find(one => heightOf(rows, one.high) <= BELOW_HEAD) ?? set.at(-1)!
  return inSlides(rows, high, BELOW_HEAD).map(part => ({
    kind: 'table',
    size,
    table: { columns, widths, rows: withoutRepeats(part).map(rowOf) },
  }))
}

/** Inches of a table's columns, and of a row of it. */
function laidOut({ columns, rows }: TableBlock, size: number, rowOf: (row: Row) => Words[]) {
  const onPage = (size * PAGE_POINTS) / (MEASURE * POINTS_TO_INCH)
  const widths = columnShares(columns, rows, onPage).map(share => share * MEASURE)
  const cellHigh = ({ text, marks }: Words, at: number): number =>
    wordsHigh(text.length + marks.length * 2, (widths[at] ?? 1) - CELL.beside, size)
  return {
    widths,
    high: (row: Row): number => CELL.above + Math.max(0, ...rowOf(row).map(cellHigh)),
  }
}

/** Text, as large as it may be, on as many slides as it takes. */
export function textsOf({ lines, isAppendix }: Flow): Body[] {
  const sizes = isAppendix ? SIZES.appendix : SIZES.text
  const tried = lettersOf(lines) > LARGE_UP_TO ? sizes.slice(1) : sizes
  const high = (line: TextLine, size: number): number => textLineHigh(line, MEASURE, size)
  const size = sizeFor(lines, tried, high) ?? sizes.at(-1)!
  const pieces = lines.flatMap(line =>
    inPieces(line.text, size).map((text, index) =>
      index === 0 ? { ...line, text } : { ...line, text, lead: '' },
    ),
  )
  return inSlides(pieces, line => high(line, size)).map(part => ({
    kind: 'text',
    lines: part,
    size,
  }))
}
