import type { PrintedDocument } from '@sextant/agents/rendering/document'
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
import { withVectorFallbacks } from '../../../../platform/paper/slide-pictures.ts'
import { hex } from '../../../../platform/paper/word.ts'
import { footLine } from '../paper.ts'
import { pictureOf } from '../picture.ts'
import {
  type Body,
  type SlidePlan,
  slidesOf,
  type TableOnSlide,
  type TextLine,
} from './sections.ts'

// Its types say that it is CommonJS; what Node imports is a module.
const Pptx = pptxgenjs as unknown as typeof pptxgenjs.default

/** A deliverable as slides to go on working with: text is text, tables are tables, the drawing is a vector. */
export async function renderPptx(document: PrintedDocument): Promise<Uint8Array> {
  const show = new Pptx()
  show.layout = 'LAYOUT_WIDE'
  show.title = document.title
  show.company = document.company
  for (const plan of slidesOf(document)) {
    const slide = show.addSlide()
    frame(slide, COLOUR.act, footLine(document))
    if (plan.kind === 'front') front(slide, plan)
    else {
      titled(slide, plan.title, '')
      await body(slide, plan.body, plan.title)
    }
  }
  const file = (await show.write({ outputType: 'arraybuffer' })) as ArrayBuffer
  return withVectorFallbacks(new Uint8Array(file))
}

function front(slide: Slide, { title, lead, lines }: Extract<SlidePlan, { kind: 'front' }>): void {
  const place = { x: SIDE, w: MEASURE - 1.5, margin: 0, fontFace: 'Georgia' } as const
  slide.addText(lines.join(' · '), {
    ...place,
    y: 0.6,
    h: 0.6,
    fontFace: FAMILY.sans,
    fontSize: 13,
    color: hex(COLOUR.ink3),
  })
  slide.addText(title, {
    ...place,
    y: 1.6,
    h: 1.9,
    fontSize: 34,
    color: hex(COLOUR.ink),
    valign: 'bottom',
    fit: 'shrink',
  })
  slide.addText(lead, {
    ...place,
    y: 3.75,
    h: 2.8,
    fontSize: 18,
    color: hex(COLOUR.ink2),
    valign: 'top',
    fit: 'shrink',
  })
}

async function body(slide: Slide, of: Body, title: string): Promise<void> {
  if (of.kind === 'text') text(slide, of.lines, of.small)
  else if (of.kind === 'table') table(slide, of.table)
  else {
    const drawn = await pictureOf(of.deliverable, 900)
    if (!drawn) return
    const scale = Math.min(MEASURE / drawn.width, HIGH / drawn.height)
    slide.addImage({
      data: `image/svg+xml;base64,${Buffer.from(drawn.svg).toString('base64')}`,
      x: SIDE,
      y: TOP,
      w: drawn.width * scale,
      h: drawn.height * scale,
      altText: drawn.label || title,
    })
  }
}

function text(slide: Slide, lines: readonly TextLine[], small: boolean): void {
  const runs = lines.flatMap(({ lead, text: said, bullet }) => [
    ...(lead ? [{ text: `${lead}  `, options: { bold: true } }] : []),
    { text: said, options: { breakLine: true, ...(bullet && { bullet: true }) } },
  ])
  slide.addText(runs, {
    x: SIDE,
    y: TOP,
    w: MEASURE,
    h: HIGH,
    margin: 0,
    fontFace: FAMILY.sans,
    fontSize: small ? 11 : 16,
    color: hex(COLOUR.ink),
    valign: 'top',
    paraSpaceAfter: small ? 3 : 7,
    fit: 'shrink',
  })
}

function table(slide: Slide, { columns, rows }: TableOnSlide): void {
  const cell = (said: string, at: number, isHead: boolean) => ({
    text: said,
    options: {
      align: columns[at]?.numeric ? ('right' as const) : ('left' as const),
      color: hex(isHead ? COLOUR.ink3 : COLOUR.ink),
      bold: !isHead && at === 0,
      border: below(isHead ? COLOUR.lineStrong : COLOUR.line) as never,
    },
  })
  const head = columns.map(({ label }, at) => cell(label, at, true))
  const body = rows.map(row => row.map((said, at) => cell(said, at, false)))
  slide.addTable([head, ...body], {
    x: SIDE,
    y: TOP,
    w: MEASURE,
    fontFace: FAMILY.sans,
    fontSize: 12,
    margin: [0.04, 0.1, 0.04, 0.02],
  })
}

const below = (colour: string) => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', pt: 0.75, color: hex(colour) },
  { type: 'none' },
]
