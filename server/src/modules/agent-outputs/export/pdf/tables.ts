import type { Grid, GridCell } from '@sextant/agents/rendering/paper'
import type { Block } from '@sextant/agents/rendering/document'
import type { Content, Inline, TableCell, TableLayout } from 'pdfmake'
import { shown } from '../paper.ts'
import { columnShares, PAGE_POINTS, withoutRepeats } from '../column-shares.ts'
import { COLOUR } from '../../../../platform/paper/faces.ts'
import { type } from '../../../../platform/paper/typeset.ts'
import { claimed } from './claimed.ts'

export const MEASURE = PAGE_POINTS
/** Rows up to which a table stays on one page. */
const SHORT_TABLE = 6
/** Signs beyond which a cell, or a whole grid, may break over pages: it could be taller than one. */
const LONG_CELL = 1200
const LONG_GRID = 2600
/** The same for two wide columns: more signs to the line. */
const LONG_SQUARE = 4200

/** Above the header and below it; every other row has a hairline. */
const LINE_WIDTHS = [0, 0.7]

const ruled = (space: number): TableLayout => ({
  hLineWidth: row => LINE_WIDTHS[row] ?? 0.4,
  vLineWidth: () => 0,
  hLineColor: row => (row === 1 ? COLOUR.lineStrong : COLOUR.line),
  paddingLeft: column => (column === 0 ? 0 : 5),
  paddingRight: () => 5,
  paddingTop: () => space,
  paddingBottom: () => space,
})

type TableBlock = Extract<Block, { kind: 'table' }>

/** Points: many columns are set smaller. */
function sizeOf({ small, columns }: TableBlock): number {
  if (small || columns.length > 8) return 7.6
  return columns.length > 6 ? 8 : 8.6
}

/** A table with hairlines; its header repeats on every page, rows stay whole unless one is longer than a page likes. */
export function tableContent(
  block: Extract<Block, { kind: 'table' }>,
  assumed: ReadonlySet<number>,
): Content {
  const { columns } = block
  const rows = withoutRepeats(block.rows)
  const size = sizeOf(block)
  const inner = MEASURE - columns.length * 10 + 5
  const widths = columnShares(columns, rows, size).map(
    share => Math.floor(share * inner * 100) / 100,
  )
  const long = rows.some(row =>
    row.some(cell => (typeof cell === 'object' ? cell.text : String(cell)).length > LONG_CELL),
  )
  const align = (index: number) => (columns[index]?.numeric ? { alignment: 'right' as const } : {})
  const body = [
    columns.map((column, index): TableCell => ({
      text: type(column.numeric ? column.label.replace(/ \(/, '\n(') : column.label, 'sans', {
        fontSize: size,
        color: COLOUR.ink3,
      }),
      ...align(index),
    })),
    ...rows.map(row =>
      row.map((cell, index): TableCell => ({
        text:
          typeof cell === 'object'
            ? claimed(cell, assumed, 'sans', { fontSize: size })
            : type(shown(cell), 'sans', {
                fontSize: size,
                ...(index === 0 && !columns[0]?.numeric ? { bold: true } : {}),
                ...(columns[index]?.numeric ? { fontFeatures: ['tnum'] } : {}),
              }),
        ...align(index),
      })),
    ),
  ]
  return {
    ...(rows.length <= SHORT_TABLE && !long ? { unbreakable: true } : {}),
    table: { headerRows: 1, keepWithHeaderRows: 2, dontBreakRows: !long, widths, body },
    layout: ruled(block.small ? 2.2 : 3.5),
    margin: [0, 0, 0, 6],
    lineHeight: 1.18,
  }
}

function gridCell(cell: GridCell, narrow: boolean, assumed: ReadonlySet<number>): TableCell {
  const size = narrow ? 7.6 : 8.6
  const item = ({ mark, claim, stress }: GridCell['items'][number]): Content => {
    const before: Inline[] = [
      ...(stress
        ? type(`${stress}: `, 'sans', { fontSize: size, bold: true, color: COLOUR.warn })
        : []),
      ...(mark
        ? type(`${mark}  `, 'sans', {
            fontSize: size - 1,
            bold: true,
            color: cell.tinted ? COLOUR.agent : COLOUR.ink3,
          })
        : []),
    ]
    return {
      text: [...before, ...claimed(claim, assumed, 'sans', { fontSize: size })],
      margin: [0, 2.5, 0, 2],
    }
  }
  const items =
    cell.items.length > 0
      ? cell.items.map(item)
      : [
          {
            text: type('Nothing named', 'sans', { fontSize: size, color: COLOUR.ink3 }),
            margin: [0, 2, 0, 2],
          } satisfies Content,
        ]
  return {
    stack: [
      {
        text: [
          ...type(cell.heading, 'book', { fontSize: narrow ? 9 : 11, bold: true }),
          ...(cell.note
            ? type(`  ${cell.note}`, 'sans', { fontSize: 7.5, color: COLOUR.ink3 })
            : []),
        ],
        margin: [0, 0, 0, 2],
      },
      ...items,
    ],
    ...(cell.span && cell.span > 1 ? { colSpan: cell.span } : {}),
    ...(cell.rows ? { rowSpan: cell.rows } : {}),
    ...(cell.tinted ? { fillColor: COLOUR.agentTint } : {}),
  }
}

/** A framework that is a table in itself. pdfmake wants a placeholder wherever a span covers. */
export function gridContent(grid: Grid, assumed: ReadonlySet<number>): Content {
  const taken = new Set<string>()
  const body = grid.rows.map((row, y) => {
    const line: TableCell[] = []
    const cells = [...row]
    for (let x = 0; x < grid.columns; x += 1) {
      const cell = taken.has(`${x},${y}`) ? undefined : cells.shift()
      line.push(cell ? gridCell(cell, grid.narrow, assumed) : { text: '' })
      for (let dy = 0; cell && dy < (cell.rows ?? 1); dy += 1)
        for (let dx = 0; dx < (cell.span ?? 1); dx += 1) taken.add(`${x + dx},${y + dy}`)
    }
    return line
  })
  const padding = grid.narrow ? 5 : 8
  const width = (MEASURE - 0.6) / grid.columns
  const layout: TableLayout = {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: () => COLOUR.lineStrong,
    vLineColor: () => COLOUR.lineStrong,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  }
  const cells = grid.rows.flat()
  const said = cells
    .flatMap(cell => cell.items)
    .reduce((sum, item) => sum + item.claim.text.length, 0)
  const spans = cells.some(cell => cell.rows)
  // A grid that fits stays on one page; a longer one breaks between its rows, unless a cell spans several.
  return {
    ...(said < (spans ? LONG_GRID : LONG_SQUARE) ? { unbreakable: true } : {}),
    table: {
      dontBreakRows: !spans && said < LONG_GRID * 2,
      widths: Array.from({ length: grid.columns }, () => width - padding * 2 - 0.6),
      body,
    },
    layout,
    margin: [0, 2, 0, 10],
    lineHeight: 1.15,
  }
}
