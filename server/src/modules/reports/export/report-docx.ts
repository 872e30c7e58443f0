import { readFileSync } from 'node:fs'
import { dayInWords, periodWords } from '@sextant/agents/reports/period-words'
import type { ReportContent, ReportSection, SectionOf } from '@sextant/contracts/reports/content'
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import { COLOUR, FAMILY, FONT_FILES } from '../../../platform/paper/faces.ts'
import { pngOf } from '../../../platform/paper/png.ts'
import { hex, run } from '../../../platform/paper/word.ts'
import { docxTable, line } from './docx-table.ts'
import { drawingOf } from './report-drawing.ts'
import type { Logo, Printed } from './render-report.ts'

/** Twentieths of a point between the margins of an A4 page. */
const MEASURE = 9_960
const WIDE = Math.floor(MEASURE / 15)

const quiet = (text: string, size = 9) => run(text, 'sans', { size, color: COLOUR.ink3 })

function mark({ name, colour }: ReportContent['brand'], logo: Logo | null): TextRun | ImageRun {
  if (!logo) return run(name, 'book', { size: 14, bold: true, color: colour })
  const scale = Math.min(200 / logo.width, 45 / logo.height, 1)
  return new ImageRun({
    type: 'png',
    data: logo.png,
    transformation: { width: logo.width * scale, height: logo.height * scale },
    altText: { name: 'Logo', description: name },
  })
}

function front({ content, logo }: Printed): Paragraph[] {
  const { brand, prepared_for, period, as_of, headline, lead } = content
  const right = [{ type: TabStopType.RIGHT, position: MEASURE }]
  const about = [periodWords(period), ...(as_of ? [`as of ${dayInWords(as_of)}`] : [])]
  return [
    new Paragraph({
      tabStops: right,
      border: { top: { ...line(brand.colour, 24), space: 8 } },
      children: [mark(brand, logo), new TextRun('\t'), quiet(`Prepared for ${prepared_for}`)],
    }),
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      spacing: { after: 280 },
      children: [quiet(about.join(' · '))],
    }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 160 },
      children: [run(headline, 'display', { size: 24 })],
    }),
    ...(lead
      ? [
          new Paragraph({
            spacing: { after: 200, line: 300, lineRule: LineRuleType.AUTO },
            children: [run(lead, 'book', { size: 11.5 })],
          }),
        ]
      : []),
  ]
}

const heading = ({ title, caption }: ReportSection): Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 320, after: 80 },
    border: { top: { ...line(COLOUR.ink, 6), space: 5 } },
    children: [run(title, 'book', { size: 13.5, bold: true })],
  }),
  ...(caption
    ? [new Paragraph({ keepNext: true, spacing: { after: 80 }, children: [quiet(caption)] })]
    : []),
]

async function drawing(section: ReportSection, colour: string): Promise<Paragraph[]> {
  const picture = await drawingOf(section, { width: WIDE, colour })
  if (!picture) return []
  return [
    new Paragraph({
      spacing: { before: 80, after: 120 },
      children: [
        new ImageRun({
          type: 'png',
          data: pngOf(picture.svg),
          transformation: { width: picture.width, height: picture.height },
          altText: { name: 'Drawing', description: altOf(section) },
        }),
      ],
    }),
  ]
}

/** What the picture shows, in words: its figures are in no other place of a Word file. */
function altOf(section: ReportSection): string {
  if (section.form === 'falls')
    return `${section.title}. ${section.parts.map(({ label, text }) => `${label} ${text}`).join(', ')}`
  return section.form === 'line'
    ? `${section.title}. ${section.caption}; last ${section.last}`
    : section.title
}

const list = ({ items }: SectionOf<'list'>): Paragraph[] =>
  items.map(
    ({ lead, text }, at) =>
      new Paragraph({
        indent: { left: 360, hanging: 360 },
        tabStops: [{ type: TabStopType.LEFT, position: 360 }],
        spacing: { after: 100 },
        children: [
          run(`${at + 1}\t`, 'sans', { size: 10, bold: true, color: COLOUR.ink3 }),
          ...(lead ? [run(`${lead}: `, 'sans', { size: 10, bold: true })] : []),
          run(text, 'sans', { size: 10 }),
        ],
      }),
  )

async function bodyOf(section: ReportSection, colour: string): Promise<(Paragraph | Table)[]> {
  switch (section.form) {
    case 'prose':
      return section.lines.map(
        text =>
          new Paragraph({
            spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO },
            children: [run(text, 'book', { size: 11.5 })],
          }),
      )
    case 'list':
      return list(section)
    case 'table':
      return [
        docxTable(section),
        new Paragraph({
          spacing: { after: 60 },
          children: section.note ? [quiet(section.note, 8.5)] : [],
        }),
      ]
    default:
      return drawing(section, colour)
  }
}

const footer = (words: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: MEASURE }],
        children: [
          quiet(words, 7.5),
          new TextRun({
            font: FAMILY.sans,
            size: 15,
            color: hex(COLOUR.ink3),
            children: ['\t', 'page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

/** A report as a Word file to go on writing in: real headings, tables and lists; drawings are pictures that say what they show. */
export async function reportDocx(printed: Printed): Promise<Uint8Array> {
  const { title, content } = printed
  const { brand, sections, sources } = content
  const children: (Paragraph | Table)[] = front(printed)
  for (const section of sections)
    children.push(...heading(section), ...(await bodyOf(section, brand.colour)))
  children.push(
    new Paragraph({
      spacing: { before: 320 },
      border: { top: { ...line(COLOUR.line), space: 6 } },
      children: [quiet(sources, 8)],
    }),
  )
  const font = (path: string) => readFileSync(path)
  return Packer.toBuffer(
    new Document({
      title,
      creator: brand.name,
      lastModifiedBy: brand.name,
      description: content.headline,
      styles: {
        default: { document: { run: { font: FAMILY.sans, size: 18, color: hex(COLOUR.ink) } } },
      },
      fonts: [
        { name: FAMILY.sans, data: font(FONT_FILES.sans), bold: font(FONT_FILES.sansBold) },
        { name: FAMILY.book, data: font(FONT_FILES.book), bold: font(FONT_FILES.bookBold) },
        { name: FAMILY.display, data: font(FONT_FILES.display) },
      ],
      sections: [
        {
          properties: {
            page: {
              size: { width: 11_906, height: 16_838 },
              margin: { top: 900, bottom: 1_000, left: 973, right: 973 },
            },
          },
          footers: { default: footer(`${brand.name} · ${title}`) },
          children,
        },
      ],
    }),
  )
}
