import { periodWords } from '@sextant/agents/reports/period-words'
import { plainValue } from '@sextant/contracts/reports/plain-value'
import type {
  Cell,
  ReportContent,
  ReportSection,
  SectionOf,
} from '@sextant/contracts/reports/content'
import pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from '../../../platform/paper/faces.ts'
import { pngOf } from '../../../platform/paper/png.ts'
import { hex } from '../../../platform/paper/word.ts'
import { drawingOf } from './report-drawing.ts'
import type { Logo, Printed } from './render-report.ts'

/** Inches of a wide slide, and its margin. */
const WIDE = 13.333
const SIDE = 0.7
const MEASURE = WIDE - 2 * SIDE
const [TOP, HIGH] = [1.75, 4.9]
/** Rows that can be read from the back of a room; more go on to another slide. */
const ROWS_MOST = 11

// Its types say that it is CommonJS; what Node imports is a module.
const Pptx = pptxgenjs as unknown as typeof pptxgenjs.default
type Slide = pptxgenjs.default.Slide
type Row = pptxgenjs.default.TableRow

/** The line over each slide, and whose it is at its foot. */
function frame(slide: Slide, { brand }: ReportContent, words: string): void {
  slide.addShape('rect', { x: 0, y: 0, w: WIDE, h: 0.12, fill: { color: hex(brand.colour) } })
  const small = { fontFace: FAMILY.sans, fontSize: 10, color: hex(COLOUR.ink3), h: 0.3, y: 7.02 }
  slide.addText(words, { ...small, x: SIDE, w: 9, margin: 0 })
  slide.slideNumber = {
    x: WIDE - SIDE - 0.6,
    y: 7.02,
    w: 0.6,
    h: 0.3,
    align: 'right',
    fontFace: FAMILY.sans,
    fontSize: 10,
    color: hex(COLOUR.ink3),
  }
}

function titled(slide: Slide, title: string, caption: string): void {
  slide.addText(title, {
    x: SIDE,
    y: 0.45,
    w: MEASURE,
    h: 0.75,
    margin: 0,
    fontFace: 'Georgia',
    fontSize: 26,
    color: hex(COLOUR.ink),
    valign: 'middle',
    fit: 'shrink',
  })
  if (caption)
    slide.addText(caption, {
      x: SIDE,
      y: 1.2,
      w: MEASURE,
      h: 0.35,
      margin: 0,
      fontFace: FAMILY.sans,
      fontSize: 13,
      color: hex(COLOUR.ink3),
    })
}

function front(slide: Slide, content: ReportContent, logo: Logo | null): void {
  const { brand, headline, lead, prepared_for, period } = content
  if (logo) {
    const high = 0.55
    const wide = Math.min(3.5, (logo.width / logo.height) * high)
    slide.addImage({
      data: `image/png;base64,${Buffer.from(logo.png).toString('base64')}`,
      x: SIDE,
      y: 0.6,
      w: wide,
      h: high,
      altText: brand.name,
    })
  } else
    slide.addText(brand.name, {
      x: SIDE,
      y: 0.55,
      w: 7,
      h: 0.6,
      margin: 0,
      fontFace: 'Georgia',
      fontSize: 20,
      bold: true,
      color: hex(brand.colour),
    })
  slide.addText(`Prepared for ${prepared_for}\n${periodWords(period)}`, {
    x: WIDE - SIDE - 5,
    y: 0.55,
    w: 5,
    h: 0.65,
    margin: 0,
    align: 'right',
    fontFace: FAMILY.sans,
    fontSize: 13,
    color: hex(COLOUR.ink3),
  })
  slide.addText(headline, {
    x: SIDE,
    y: 2.0,
    w: MEASURE - 1.5,
    h: 1.8,
    margin: 0,
    fontFace: 'Georgia',
    fontSize: 36,
    color: hex(COLOUR.ink),
    valign: 'top',
    fit: 'shrink',
  })
  if (lead)
    slide.addText(lead, {
      x: SIDE,
      y: 3.95,
      w: MEASURE - 1.5,
      h: 2.7,
      margin: 0,
      fontFace: 'Georgia',
      fontSize: 17,
      color: hex(COLOUR.ink2),
      valign: 'top',
      fit: 'shrink',
    })
}

const border = (colour: string): pptxgenjs.default.BorderProps[] => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', pt: 0.75, color: hex(colour) },
  { type: 'none' },
]

function tableRows({ columns, rows, verdicts, total }: SectionOf<'table'>): {
  head: Row
  rows: Row[]
  total: Row | null
} {
  const one = (
    text: string,
    numeric: boolean,
    bold: boolean,
    below: string,
    colour: string = COLOUR.ink,
  ) => ({
    text,
    options: {
      align: numeric ? ('right' as const) : ('left' as const),
      bold,
      color: hex(colour),
      border: border(below) as never,
    },
  })
  const spread = (cells: readonly Cell[], bold: boolean): Row =>
    cells.map(({ text }, at) => one(text, columns[at]!.numeric, bold || at === 0, COLOUR.line))
  const more = (text: string): Row =>
    verdicts === null ? [] : [one(text, false, false, COLOUR.line)]
  return {
    head: [
      ...columns.map(({ label, numeric }) =>
        one(label, numeric, false, COLOUR.lineStrong, COLOUR.ink3),
      ),
      ...(verdicts === null ? [] : [one(verdicts, false, false, COLOUR.lineStrong, COLOUR.ink3)]),
    ],
    rows: rows.map(({ cells, verdict }) => [...spread(cells, false), ...more(verdict?.says ?? '')]),
    total: total && [...spread(total, true), ...more('')],
  }
}

/** Days become labels; a day that was not told is a gap. */
function chart(slide: Slide, section: SectionOf<'line'>, { brand, currency }: ReportContent): void {
  const labels = section.points.map(({ day }) => day)
  const values = (of: 'value' | 'before') =>
    section.points.map(point => {
      const value = point[of]
      return value === null ? (null as never) : plainValue(value, section.kind, currency)
    })
  const hasBefore = section.points.some(({ before }) => before !== null)
  slide.addChart(
    'line',
    [
      { name: section.metric, labels, values: values('value') },
      ...(hasBefore ? [{ name: 'The period before', labels, values: values('before') }] : []),
    ],
    {
      x: SIDE,
      y: TOP,
      w: MEASURE,
      h: HIGH,
      chartColors: [hex(brand.colour), hex(COLOUR.lineStrong)],
      lineSize: 2.25,
      lineDataSymbol: 'none',
      showLegend: hasBefore,
      legendPos: 'b',
      catAxisLabelFontSize: 10,
      valAxisLabelFontSize: 10,
      valGridLine: { color: hex(COLOUR.line), size: 0.5 },
      displayBlanksAs: 'gap',
      altText: section.title,
    },
  )
}

async function picture(slide: Slide, section: ReportSection, colour: string): Promise<void> {
  const drawn = await drawingOf(section, { width: 900, colour })
  if (!drawn) return
  const scale = Math.min(MEASURE / drawn.width, HIGH / drawn.height)
  const png = Buffer.from(pngOf(drawn.svg)).toString('base64')
  const alt =
    section.form === 'falls'
      ? section.parts.map(({ label, text }) => `${label} ${text}`).join(', ')
      : section.title
  slide.addImage({
    data: `image/png;base64,${png}`,
    x: SIDE,
    y: TOP,
    w: drawn.width * scale,
    h: drawn.height * scale,
    altText: alt,
  })
  if (section.form === 'falls')
    slide.addNotes(`${section.former.text} before, ${section.later.text} now. ${alt}`)
}

function lines(
  slide: Slide,
  items: readonly { lead: string; text: string }[],
  isNumbered: boolean,
): void {
  const runs = items.flatMap(({ lead, text }) => [
    ...(lead
      ? [
          {
            text: `${lead}: `,
            options: { bold: true, ...(isNumbered && { bullet: { type: 'number' as const } }) },
          },
        ]
      : []),
    {
      text,
      options: {
        breakLine: true,
        ...(isNumbered && !lead && { bullet: { type: 'number' as const } }),
      },
    },
  ])
  slide.addText(runs, {
    x: SIDE,
    y: TOP,
    w: MEASURE,
    h: HIGH,
    margin: 0,
    fontFace: FAMILY.sans,
    fontSize: 18,
    color: hex(COLOUR.ink),
    valign: 'top',
    paraSpaceAfter: 10,
    fit: 'shrink',
  })
}

/** A report as slides to go on working with: text is text, tables are tables, the line is a chart with its figures. */
export async function reportPptx({ title, content, logo }: Printed): Promise<Uint8Array> {
  const show = new Pptx()
  show.layout = 'LAYOUT_WIDE'
  show.title = title
  show.author = content.brand.name
  show.company = content.brand.name
  const words = `${content.brand.name} · ${title}`
  const next = (): Slide => {
    const slide = show.addSlide()
    frame(slide, content, words)
    return slide
  }
  front(next(), content, logo)
  for (const section of content.sections) {
    if (section.form === 'table') {
      const { head, rows, total } = tableRows(section)
      for (let from = 0; from === 0 || from < rows.length; from += ROWS_MOST) {
        const slide = next()
        const isLast = from + ROWS_MOST >= rows.length
        titled(slide, from === 0 ? section.title : `${section.title}, continued`, section.caption)
        slide.addTable(
          [head, ...rows.slice(from, from + ROWS_MOST), ...(isLast && total ? [total] : [])],
          {
            x: SIDE,
            y: TOP,
            w: MEASURE,
            fontFace: FAMILY.sans,
            fontSize: 13,
            margin: [0.05, 0.1, 0.05, 0.02],
          },
        )
      }
      continue
    }
    const slide = next()
    titled(slide, section.title, section.caption)
    if (section.form === 'line') chart(slide, section, content)
    else if (section.form === 'falls') await picture(slide, section, content.brand.colour)
    else if (section.form === 'list') lines(slide, section.items, true)
    else
      lines(
        slide,
        section.lines.map(text => ({ lead: '', text })),
        false,
      )
  }
  return new Uint8Array((await show.write({ outputType: 'arraybuffer' })) as ArrayBuffer)
}
