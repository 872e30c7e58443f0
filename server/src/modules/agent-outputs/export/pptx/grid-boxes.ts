import type { Grid, GridCell } from '@sextant/agents/rendering/paper'
import type pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import { MEASURE, SIDE, type Slide, TOP } from '../../../../platform/paper/slides.ts'
import { hex } from '../../../../platform/paper/word.ts'
import { CELL_GAP, CELL_MARGIN, NOTHING } from './grid-room.ts'
import { wordsOf } from './lines.ts'
import type { Body } from './plan.ts'
import { POINTS_TO_INCH } from './room.ts'
import { runsOf } from './runs.ts'

type Text = pptxgenjs.default.TextProps
type GridOnSlide = Extract<Body, { kind: 'grid' }>

/**
 * A form that is a table in itself, as boxes whose words can be changed. No table: programs part ways over cells that span rows and columns
 * at once.
 */
export function addGrid(slide: Slide, { grid, assumed, heights, size }: GridOnSlide): void {
  for (const { cell, x, y, w, h } of boxesOf(grid, heights))
    slide.addText(textOf(cell, assumed, size), {
      shape: 'rect',
      x: SIDE + x,
      y: TOP + y,
      w,
      h,
      margin: CELL_MARGIN * POINTS_TO_INCH,
      valign: 'top',
      line: { color: hex(COLOUR.lineStrong), width: 0.75 },
      ...(cell.tinted && { fill: { color: hex(COLOUR.agentTint) } }),
    })
}

type Box = { cell: GridCell; x: number; y: number; w: number; h: number }

/** Where each cell stands, in inches from the grid's corner. As in HTML, a row leaves out what a cell above or before it covers. */
function boxesOf({ rows, columns }: Grid, heights: readonly number[]): Box[] {
  const wide = MEASURE / columns
  const high = (from: number, count: number): number =>
    heights.slice(from, from + count).reduce((all, one) => all + one, 0)
  const covered = new Set<string>()
  return rows.flatMap((row, y) => {
    let x = 0
    return row.map((cell): Box => {
      while (covered.has(`${x},${y}`)) x += 1
      const [span, deep] = [cell.span ?? 1, cell.rows ?? 1]
      for (let dy = 0; dy < deep; dy += 1)
        for (let dx = 0; dx < span; dx += 1) covered.add(`${x + dx},${y + dy}`)
      return { cell, x: x * wide, y: high(0, y), w: span * wide, h: high(y, deep) }
    })
  })
}

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
