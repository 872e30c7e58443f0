import { dayInWords, periodWords } from '@sextant/agents/reports/period-words'
import type { ReportContent, ReportSection, SectionOf } from '@sextant/contracts/reports/content'
import type { Content } from 'pdfmake'
import { COLOUR, FAMILY } from '../../../platform/paper/faces.ts'
import { pdfmake } from '../../../platform/paper/pdf.ts'
import { withFallback } from '../../../platform/paper/svg-fallback.ts'
import { type } from '../../../platform/paper/typeset.ts'
import { pdfTable } from './pdf-table.ts'
import { drawingOf } from './report-drawing.ts'
import type { Logo, Printed } from './render-report.ts'

/** Points: the margins of the sheet and what is between them. */
const SIDE = 45
const MEASURE = 595 - 2 * SIDE
/** Pixels in which a drawing is laid out, so that its letters are as large as the table's. */
const DRAWN = 720
const LOGO: [number, number] = [150, 34]

const rule = (lineWidth: number, lineColor: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: MEASURE, y2: 0, lineWidth, lineColor }],
})
const quiet = (text: string, size = 9): Content => ({
  text: type(text, 'sans', { fontSize: size, color: COLOUR.ink3 }),
})

/** The sender's mark, or its name in its colour. */
function mark({ name, colour }: ReportContent['brand'], logo: Logo | null): Content {
  if (!logo)
    return { width: '*', text: type(name, 'book', { fontSize: 14, bold: true, color: colour }) }
  const image = `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`
  return { width: '*', stack: [{ image, fit: LOGO }] }
}

function front({ content, logo }: Printed): Content[] {
  const { brand, prepared_for, period, as_of, headline, lead } = content
  return [
    rule(3, brand.colour),
    {
      columns: [
        mark(brand, logo),
        {
          width: 'auto',
          alignment: 'right',
          stack: [
            quiet(`Prepared for ${prepared_for}`),
            quiet(periodWords(period)),
            ...(as_of ? [quiet(`As of ${dayInWords(as_of)}`)] : []),
          ],
        },
      ],
      margin: [0, 12, 0, 20],
    },
    {
      text: type(headline, 'display', { fontSize: headline.length > 90 ? 20 : 25 }),
      lineHeight: 1.06,
      margin: [0, 0, 60, 9],
    },
    ...(lead
      ? [
          {
            text: type(lead, 'book', { fontSize: 11.8 }),
            lineHeight: 1.28,
            margin: [0, 0, 0, 12],
          } satisfies Content,
        ]
      : []),
  ]
}

const heading = ({ title, caption }: ReportSection): Content => ({
  stack: [
    rule(0.8, COLOUR.ink),
    { text: type(title, 'book', { fontSize: 13.5, bold: true }), margin: [0, 6, 0, 2] },
    ...(caption ? [{ ...quiet(caption), margin: [0, 0, 0, 4] } satisfies Content] : []),
  ],
  headlineLevel: 1,
  margin: [0, 14, 0, 2],
})

const list = ({ items }: SectionOf<'list'>): Content[] =>
  items.map(({ lead, text }, at) => ({
    columns: [
      {
        width: 14,
        text: type(String(at + 1), 'sans', { fontSize: 10, bold: true, color: COLOUR.ink3 }),
      },
      {
        width: '*',
        text: [
          ...(lead
            ? type(`${lead}${/[.:!?]$/.test(lead) ? '' : ':'} `, 'sans', {
                fontSize: 10,
                bold: true,
              })
            : []),
          ...type(text, 'sans', { fontSize: 10 }),
        ],
      },
    ],
    columnGap: 6,
    lineHeight: 1.25,
    unbreakable: true,
    margin: [0, 4, 0, 4],
  }))

const prose = ({ lines }: SectionOf<'prose'>): Content[] =>
  lines.map(line => ({
    text: type(line, 'book', { fontSize: 11.5 }),
    lineHeight: 1.26,
    margin: [0, 0, 0, 7],
  }))

async function drawing(section: ReportSection, colour: string): Promise<Content[]> {
  const picture = await drawingOf(section, { width: DRAWN, colour })
  if (!picture) return []
  const note = section.form === 'line' && section.note ? [quiet(section.note, 8.5)] : []
  return [{ svg: withFallback(picture.svg), fit: [MEASURE, 520], margin: [0, 4, 0, 2] }, ...note]
}

async function bodyOf(section: ReportSection, colour: string): Promise<Content[]> {
  switch (section.form) {
    case 'prose':
      return prose(section)
    case 'list':
      return list(section)
    case 'table':
      return [
        pdfTable(section, colour),
        ...(section.note
          ? [{ ...quiet(section.note, 8.5), margin: [0, 3, 0, 0] } satisfies Content]
          : []),
      ]
    default:
      return drawing(section, colour)
  }
}

/** A heading never parts from what it heads: what is short goes over the page as a whole. */
async function sectionOf(section: ReportSection, colour: string): Promise<Content[]> {
  const head = heading(section)
  const [first, ...rest] = await bodyOf(section, colour)
  if (!first) return [head]
  const isShort = section.form !== 'table' || first.unbreakable === true
  if (!isShort) return [head, first, ...rest]
  return [
    {
      unbreakable: true,
      stack: [
        { ...head, headlineLevel: undefined },
        { ...first, unbreakable: undefined },
      ],
    },
    ...rest,
  ]
}

/** A report as A4 pages in the sender's colour, with its fonts inside. */
export async function reportPdf(printed: Printed): Promise<Uint8Array> {
  const { title, content } = printed
  const { brand, sections, sources } = content
  const parts = await Promise.all(sections.map(section => sectionOf(section, brand.colour)))
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [SIDE, 40, SIDE, 54],
      language: 'en',
      displayTitle: true,
      version: '1.7',
      info: { title, author: brand.name, subject: content.headline },
      defaultStyle: { font: FAMILY.sans, fontSize: 9, color: COLOUR.ink, lineHeight: 1.15 },
      content: [
        ...front(printed),
        ...parts.flat(),
        {
          stack: [rule(0.5, COLOUR.line), { ...quiet(sources, 8), margin: [0, 6, 0, 0] }],
          margin: [0, 18, 0, 0],
          unbreakable: true,
        },
      ],
      footer: (page, pages) => ({
        columns: [
          { width: '*', ...quiet(`${brand.name} · ${title}`, 7.5) },
          { width: 80, alignment: 'right', ...quiet(`page ${page} of ${pages}`, 7.5) },
        ],
        margin: [SIDE, 18, SIDE, 0],
      }),
      // A heading at the foot of a page goes over with what it heads.
      pageBreakBefore: node =>
        node.headlineLevel !== undefined && node.startPosition.verticalRatio > 0.84,
    })
    .getBuffer()
}
