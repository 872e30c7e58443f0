import type { Grid, GridCell } from '@sextant/agents/rendering/paper'
import type pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import { MEASURE, SIDE, type Slide, TOP } from '../../../../platform/paper/slides.ts'
import { hex } from '../../../../platform/paper/word.ts'
import { CELL_GAP, CELL_MARGIN, NOTHING } from './grid-room.ts'
import { wordsOf } from './lines.ts'
import type { Body } from './plan.ts'
import { runsOf } from './runs.ts'

type Text = pptxgenjs.default.TextProps
type GridOnSlide = Extract<Body, { kind: 'grid' }>

const edge = { type: 'solid', pt: 0.75, color: hex(COLOUR.lineStrong) } as const

/** A form that is a table in itself, as a table whose words can be changed. */
export function addGrid(slide: Slide, { grid, assumed, heights, size }: GridOnSlide): void {
  const rows = grid.rows.map(row => row.map(cell => cellOf(cell, assumed, size)))
  slide.addTable(rows, {
    x: SIDE,
    y: TOP,
    w: MEASURE,
    colW: columnWidths(grid),
    rowH: [...heights],
    margin: CELL_MARGIN,
  })
}

const columnWidths = ({ columns }: Grid): number[] =>
  Array.from({ length: columns }, () => MEASURE / columns)

const cellOf = (cell: GridCell, assumed: ReadonlySet<number>, size: number) => ({
  text: textOf(cell, assumed, size),
  options: {
    valign: 'top' as const,
    border: [edge, edge, edge, edge] as never,
    ...(cell.span && { colspan: cell.span }),
    ...(cell.rows && { rowspan: cell.rows }),
    ...(cell.tinted && { fill: { color: hex(COLOUR.agentTint) } }),
  },
})

function textOf(
  { heading, note, items, tinted }: GridCell,
  assumed: ReadonlySet<number>,
  size: number,
): Text[] {
  const face = {
    fontFace: FAMILY.sans,
    fontSize: size,
    color: hex(COLOUR.ink),
    paraSpaceAfter: CELL_GAP,
  }
  const quiet = { ...face, color: hex(COLOUR.ink3) }
  const head: Text[] = [
    {
      text: heading,
      options: { ...face, fontFace: 'Georgia', fontSize: size + 1, bold: true, breakLine: !note },
    },
    ...(note ? [{ text: `  ${note}`, options: { ...quiet, breakLine: true } }] : []),
  ]
  if (items.length === 0) return [...head, { text: NOTHING, options: quiet }]
  const said = items.flatMap(({ mark, claim, stress }): Text[] => [
    ...(stress
      ? [{ text: `${stress}: `, options: { ...face, bold: true, color: hex(COLOUR.warn) } }]
      : []),
    ...(mark
      ? [
          {
            text: `${mark}  `,
            options: { ...face, bold: true, color: hex(tinted ? COLOUR.agent : COLOUR.ink3) },
          },
        ]
      : []),
    ...runsOf(wordsOf(claim, assumed), face),
  ])
  return [...head, ...said]
}
