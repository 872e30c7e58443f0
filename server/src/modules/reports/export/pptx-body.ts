import { shortDay } from '@sextant/contracts/days'
import { plainValue } from '@sextant/contracts/reports/plain-value'
import type {
  Cell,
  ReportContent,
  ReportSection,
  SectionOf,
} from '@sextant/contracts/reports/content'
import type pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from '../../../platform/paper/faces.ts'
import { pngOf } from '../../../platform/paper/png.ts'
import { hex } from '../../../platform/paper/word.ts'
import { HIGH, MEASURE, SIDE, type Slide, TOP } from '../../../platform/paper/slides.ts'
import { drawingOf } from './report-drawing.ts'

type Row = pptxgenjs.default.TableRow

const border = (colour: string): pptxgenjs.default.BorderProps[] => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', pt: 0.75, color: hex(colour) },
  { type: 'none' },
]

export function tableRows({ columns, rows, verdicts, total }: SectionOf<'table'>): {
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

const AXIS_FORMAT: Record<SectionOf<'line'>['kind'], string> = {
  money: '#,##0',
  count: '#,##0',
  rate: '0.0%',
  ratio: '0.0',
  number: '0.0',
  text: '',
}

/** Days named below a line; more stand in each other's way. */
const LABELS_MOST = 8

/** Days become labels; a day that was not told is a gap. */
export function chart(
  slide: Slide,
  section: SectionOf<'line'>,
  { brand, currency }: ReportContent,
): void {
  const labels = section.points.map(({ day }) => shortDay(day))
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
      catAxisLabelFrequency: String(Math.ceil(labels.length / LABELS_MOST)),
      valAxisLabelFormatCode: AXIS_FORMAT[section.kind],
      valAxisLabelFontSize: 10,
      valGridLine: { color: hex(COLOUR.line), size: 0.5 },
      displayBlanksAs: 'gap',
      altText: section.title,
    },
  )
}

export async function picture(slide: Slide, section: ReportSection, colour: string): Promise<void> {
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

export function lines(
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
