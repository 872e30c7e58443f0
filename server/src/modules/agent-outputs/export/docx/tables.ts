import type { Block } from '@sextant/agents/rendering/document'
import type { Grid, GridCell } from '@sextant/agents/rendering/paper'
import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type TextRun,
  WidthType,
} from 'docx'
import { shown } from '../paper.ts'
import { columnShares, withoutRepeats } from '../column-shares.ts'
import { COLOUR } from '../../../../platform/paper/faces.ts'
import { hex, run } from '../../../../platform/paper/word.ts'
import { claimed } from './type.ts'

/** Twentieths of a point between the margins of an A4 page. */
export const MEASURE = 9638
/** Rows up to which a table stays on one page. */
const SHORT_TABLE = 4
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const line = (size: number, color: string) => ({
  style: BorderStyle.SINGLE,
  size,
  color: hex(color),
})

/** Widths in whole twentieths that add up to the measure. */
const widthsOf = (shares: readonly number[]): number[] =>
  shares.map(share => Math.floor(share * MEASURE))

type TableBlock = Extract<Block, { kind: 'table' }>

/** Points: many columns are set smaller. */
function sizeOf({ small, columns }: TableBlock): number {
  if (small || columns.length > 8) return 7.5
  return columns.length > 6 ? 8 : 9
}

/** A cell with the hairline under it; the first column stands at the margin. */
const ruledCell = (
  index: number,
  width: number,
  under: ReturnType<typeof line>,
  paragraph: IParagraphOptions,
): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: index === 0 ? 0 : 80, right: 80 },
    borders: { top: none, left: none, right: none, bottom: under },
    children: [new Paragraph(paragraph)],
  })

/** A table with hairlines; Word repeats its header on every page and keeps rows whole. */
export function tableOf(block: TableBlock, assumed: ReadonlySet<number>): Table {
  const { columns } = block
  const rows = withoutRepeats(block.rows)
  const size = sizeOf(block)
  const widths = widthsOf(columnShares(columns, rows, size))
  const align = (index: number) =>
    columns[index]?.numeric ? { alignment: AlignmentType.RIGHT } : {}
  const words = (value: (typeof rows)[number][number], index: number): TextRun[] =>
    typeof value === 'object'
      ? claimed(value, assumed, 'sans', { size })
      : [run(shown(value), 'sans', { size, bold: index === 0 && !columns[0]?.numeric })]
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column, index) =>
      ruledCell(index, widths[index]!, line(6, COLOUR.lineStrong), {
        keepNext: true,
        ...align(index),
        children: [run(column.label, 'sans', { size, color: COLOUR.ink3 })],
      }),
    ),
  })
  const body = rows.map(
    (row, at) =>
      new TableRow({
        cantSplit: true,
        children: row.map((value, index) =>
          ruledCell(index, widths[index]!, line(4, COLOUR.line), {
            ...align(index),
            keepNext: rows.length <= SHORT_TABLE && at < rows.length - 1,
            children: words(value, index),
          }),
        ),
      }),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: MEASURE, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: [header, ...body],
  })
}

/** keepNext: it stays on the page of the row below it, so that a form is not parted that would fit on one. */
function gridCell(
  cell: GridCell,
  grid: Grid,
  keepNext: boolean,
  assumed: ReadonlySet<number>,
): TableCell {
  const size = grid.narrow ? 7.5 : 8.5
  const edge = line(5, COLOUR.lineStrong)
  const items = cell.items.map(
    ({ mark, claim, stress }) =>
      new Paragraph({
        keepNext,
        spacing: { before: 40, after: 40 },
        children: [
          ...(stress ? [run(`${stress}: `, 'sans', { size, bold: true, color: COLOUR.warn })] : []),
          ...(mark
            ? [
                run(`${mark}  `, 'sans', {
                  size: size - 1,
                  bold: true,
                  color: cell.tinted ? COLOUR.agent : COLOUR.ink3,
                }),
              ]
            : []),
          ...claimed(claim, assumed, 'sans', { size }),
        ],
      }),
  )
  return new TableCell({
    width: { size: Math.floor((MEASURE / grid.columns) * (cell.span ?? 1)), type: WidthType.DXA },
    margins: { top: 90, bottom: 90, left: grid.narrow ? 90 : 140, right: grid.narrow ? 90 : 140 },
    borders: { top: edge, bottom: edge, left: edge, right: edge },
    ...(cell.span && cell.span > 1 ? { columnSpan: cell.span } : {}),
    ...(cell.rows ? { rowSpan: cell.rows } : {}),
    ...(cell.tinted ? { shading: { type: ShadingType.CLEAR, fill: hex(COLOUR.agentTint) } } : {}),
    children: [
      new Paragraph({
        keepNext,
        spacing: { after: 40 },
        children: [
          run(cell.heading, 'book', { size: grid.narrow ? 9 : 11, bold: true }),
          ...(cell.note ? [run(`  ${cell.note}`, 'sans', { size: 7.5, color: COLOUR.ink3 })] : []),
        ],
      }),
      ...(items.length > 0
        ? items
        : [
            new Paragraph({
              keepNext,
              children: [run('Nothing named', 'sans', { size, color: COLOUR.ink3 })],
            }),
          ]),
    ],
  })
}

/** A framework that is a table in itself. */
export const gridOf = (grid: Grid, assumed: ReadonlySet<number>): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: MEASURE, type: WidthType.DXA },
    columnWidths: Array.from({ length: grid.columns }, () => Math.floor(MEASURE / grid.columns)),
    rows: grid.rows.map(
      (row, at) =>
        new TableRow({
          cantSplit: !grid.narrow,
          children: row.map(cell => gridCell(cell, grid, at < grid.rows.length - 1, assumed)),
        }),
    ),
  })
