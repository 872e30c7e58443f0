import type { PrintedDocument } from '@sextant/agents/rendering/document'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import {
  frame,
  HIGH,
  MEASURE,
  SIDE,
  type Slide,
  titled,
  TOP,
} from '../../../../platform/paper/slides.ts'
import { slideFile } from '../../../../platform/paper/slide-file.ts'
import { hex } from '../../../../platform/paper/word.ts'
import { footLine, LEGEND } from '../paper.ts'
import { pictureOf } from '../picture.ts'
import { ASIDE, BETWEEN } from './bodies.ts'
import { addGrid } from './grid-boxes.ts'
import type { Body, SlidePlan, TableOnSlide, TextLine, Words } from './plan.ts'
import { GAP, HEADING_MORE } from './room.ts'
import { runsOf } from './runs.ts'
import { slidesOf } from './sections.ts'

// Its types say that it is CommonJS; what Node imports is a module.
const Pptx = pptxgenjs as unknown as typeof pptxgenjs.default

/** A deliverable as slides to go on working with: text is text, tables are tables, the drawing is a vector. */
export async function renderPptx(document: PrintedDocument): Promise<Uint8Array> {
  const show = new Pptx()
  show.layout = 'LAYOUT_WIDE'
  show.title = document.title
  show.company = document.company
  for (const plan of slidesOf(document)) {
    const add = await bodyOf(plan)
    if (!add) continue
    const slide = show.addSlide()
    frame(slide, COLOUR.act, footLine(document))
    add(slide)
  }
  return slideFile(show)
}

function front(slide: Slide, { title, lead, lines }: Extract<SlidePlan, { kind: 'front' }>): void {
  const place = { x: SIDE, w: MEASURE - 1.5, margin: 0, fontFace: 'Georgia' } as const
  const small = { ...place, fontFace: FAMILY.sans, fontSize: 13, color: hex(COLOUR.ink3) }
  slide.addText(lines.join(' · '), { ...small, y: 0.6, h: 0.6 })
  slide.addText(title, {
    ...place,
    y: 1.6,
    h: 1.9,
    fontSize: title.length > 90 ? 28 : 34,
    color: hex(COLOUR.ink),
    valign: 'bottom',
    fit: 'shrink',
  })
  slide.addText(lead, {
    ...place,
    y: 3.75,
    h: 2.5,
    fontSize: lead.length > 420 ? 14 : 18,
    color: hex(COLOUR.ink2),
    valign: 'top',
    fit: 'shrink',
  })
  const face = { fontFace: FAMILY.sans, fontSize: 12, color: hex(COLOUR.ink3) }
  const legend = [
    ...runsOf(
      { text: `Behind words: ${LEGEND.checked}`, marks: [{ n: 1, isAssumed: false }] },
      face,
    ),
    ...runsOf({ text: LEGEND.assumed, marks: [{ n: 2, isAssumed: true }] }, face),
  ]
  slide.addText(legend, { ...small, y: 6.3, h: 0.5, valign: 'bottom' })
}

/** What fills a slide; null where a form has nothing to draw. */
async function bodyOf(plan: SlidePlan): Promise<((slide: Slide) => void) | null> {
  if (plan.kind === 'front') return slide => front(slide, plan)
  const { title, caption, body } = plan
  const add = body.kind === 'drawing' ? await drawingOf(body.deliverable, title) : wordsOf(body)
  return (
    add &&
    (slide => {
      titled(slide, title, caption)
      add(slide)
    })
  )
}

const wordsOf =
  (body: Exclude<Body, { kind: 'drawing' }>) =>
  (slide: Slide): void => {
    switch (body.kind) {
      case 'text':
        return addText(slide, body.lines, { x: SIDE, w: MEASURE, size: body.size })
      case 'beside':
        return addBeside(slide, body)
      case 'table':
        return addTable(slide, body.table, { size: body.size, y: TOP })
      case 'stack':
        return addStack(slide, body)
      case 'grid':
        return addGrid(slide, body)
    }
  }

function addBeside(slide: Slide, { lines, aside, size }: Extract<Body, { kind: 'beside' }>): void {
  const w = MEASURE - ASIDE - BETWEEN
  addText(slide, lines, { x: SIDE, w, size })
  addText(slide, aside, { x: SIDE + w + BETWEEN, w: ASIDE, size: Math.max(12, size - 4) })
}

type Place = { x: number; w: number; size: number }

function addText(slide: Slide, lines: readonly TextLine[], { x, w, size }: Place): void {
  slide.addText(
    lines.flatMap(line => runsOfLine(line, size)),
    { x, y: TOP, w, h: HIGH, margin: 0, valign: 'top', paraSpaceAfter: size * GAP },
  )
}

function runsOfLine({ as, lead, text, marks }: TextLine, size: number) {
  const face = { fontFace: FAMILY.sans, fontSize: size, color: hex(COLOUR.ink) }
  if (as === 'heading')
    return runsOf(
      { text, marks },
      { ...face, fontFace: 'Georgia', fontSize: size + HEADING_MORE, paraSpaceBefore: size },
    )
  const said = as === 'bullet' ? { ...face, bullet: true } : face
  const before = lead
    ? [{ text: `${lead}  `, options: { ...said, bold: true, color: hex(COLOUR.ink2) } }]
    : []
  return [...before, ...runsOf({ text, marks }, said)]
}

/** Letters up to which a first column names its rows, and is bold. */
const NAME_MOST = 28

/** heights: inches of its rows, where something stands below them. */
type TablePlace = { size: number; y: number; heights?: readonly number[] }

function addTable(
  slide: Slide,
  { columns, widths, rows }: TableOnSlide,
  { size, y, heights }: TablePlace,
): void {
  const face = { fontFace: FAMILY.sans, fontSize: size }
  const namesRows =
    !columns[0]?.numeric && rows.every(row => (row[0]?.text.length ?? 0) <= NAME_MOST)
  const cell = (words: Words, at: number, isHead: boolean) => ({
    text: runsOf(words, {
      ...face,
      color: hex(isHead ? COLOUR.ink3 : COLOUR.ink),
      bold: !isHead && at === 0 && namesRows,
    }),
    options: {
      align: columns[at]?.numeric ? ('right' as const) : ('left' as const),
      border: below(isHead ? COLOUR.lineStrong : COLOUR.line) as never,
    },
  })
  const head = columns.map(({ label }, at) => cell({ text: label, marks: [] }, at, true))
  const body = rows.map(row => row.map((said, at) => cell(said, at, false)))
  slide.addTable([head, ...body], {
    x: SIDE,
    y,
    w: MEASURE,
    colW: [...widths],
    ...(heights && { rowH: [...heights] }),
    margin: [0.05, 0.1, 0.05, 0.02],
  })
}

function addStack(slide: Slide, { tables, size }: Extract<Body, { kind: 'stack' }>): void {
  for (const { heading, headingTop, headingHigh, top, heights, table } of tables) {
    if (heading)
      slide.addText(heading, {
        x: SIDE,
        y: TOP + headingTop,
        w: MEASURE,
        h: headingHigh,
        margin: 0,
        fontFace: 'Georgia',
        fontSize: size + HEADING_MORE,
        color: hex(COLOUR.ink),
        valign: 'bottom',
      })
    addTable(slide, table, { size, y: TOP + top, heights })
  }
}

const below = (colour: string) => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', pt: 0.75, color: hex(colour) },
  { type: 'none' },
]

async function drawingOf(
  deliverable: Deliverable,
  title: string,
): Promise<((slide: Slide) => void) | null> {
  const drawn = await pictureOf(deliverable, 900)
  if (!drawn) return null
  const scale = Math.min(MEASURE / drawn.width, HIGH / drawn.height)
  const image = {
    data: `image/svg+xml;base64,${Buffer.from(drawn.svg).toString('base64')}`,
    x: SIDE,
    y: TOP,
    w: drawn.width * scale,
    h: drawn.height * scale,
    altText: drawn.label || title,
  }
  return slide => void slide.addImage(image)
}
