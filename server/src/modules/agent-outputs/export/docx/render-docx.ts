import { readFileSync } from 'node:fs'
import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import type { SourceNote } from '@sextant/agents/rendering/source-notes'
import type { Claim } from '@sextant/contracts/deliverable'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TabStopType,
  TextRun,
} from 'docx'
import { COLOUR, FAMILY, FONT_FILES } from '../../../../platform/paper/faces.ts'
import { pngOf } from '../../../../platform/paper/png.ts'
import { hex, run } from '../../../../platform/paper/word.ts'
import { CHECK_WORDS, footLine, LEGEND } from '../paper.ts'
import { pictureOf } from '../picture.ts'
import { gridOf, MEASURE, tableOf } from './tables.ts'
import { claimed, marks } from './type.ts'

/** Pixels (96 to the inch) between the margins, and how high a drawing may be. */
const WIDE = Math.floor(MEASURE / 15),
  TALL = 860

type Front = Extract<Block, { kind: 'front' | 'part' }>

/** Points of the decision: what is long, or heads a part, is set smaller. */
function decisionSize(kind: Front['kind'], text: string): number {
  if (text.length > 420) return 13
  return kind === 'part' || text.length > 150 ? 17 : 23
}

function front(
  { kind, agent, title, decision, lines, notice }: Front,
  assumed: ReadonlySet<number>,
): Paragraph[] {
  const size = decisionSize(kind, decision.text)
  return [
    new Paragraph({
      pageBreakBefore: kind === 'part',
      spacing: { after: 140 },
      children: [run(agent, 'sans', { size: 9, bold: true, color: COLOUR.agent })],
    }),
    // The title is the document's heading for outline and screen readers; the decision is what is read first.
    new Paragraph({
      heading: kind === 'part' ? HeadingLevel.HEADING_1 : HeadingLevel.TITLE,
      keepNext: true,
      spacing: { before: 0, after: 100 },
      children: [run(title, 'sans', { size: 10, color: COLOUR.ink2 })],
    }),
    new Paragraph({
      spacing: { after: 140, line: 250, lineRule: LineRuleType.AUTO },
      children: claimed(decision, assumed, 'display', { size }),
    }),
    new Paragraph({
      children: [run(lines.join(' · '), 'sans', { size: 8.5, color: COLOUR.ink3 })],
    }),
    ...(notice
      ? [
          new Paragraph({
            spacing: { before: 60 },
            children: [run(notice, 'sans', { size: 8.5, color: COLOUR.warn })],
          }),
        ]
      : []),
    ...(kind === 'part' || assumed.size > 0 || decision.sources.length > 0
      ? [
          new Paragraph({
            spacing: { before: 80, after: 120 },
            children: [
              ...marks([1], new Set(), 8.5),
              run(`  ${LEGEND.checked}     `, 'sans', { size: 7.5, color: COLOUR.ink3 }),
              ...marks([2], new Set([2]), 8.5),
              run(`  ${LEGEND.assumed}`, 'sans', { size: 7.5, color: COLOUR.ink3 }),
            ],
          }),
        ]
      : []),
  ]
}

function source({ n, assumed, standing, quote, origin, check }: SourceNote): Paragraph {
  return new Paragraph({
    indent: { left: 480, hanging: 480 },
    tabStops: [{ type: TabStopType.LEFT, position: 480 }],
    spacing: { after: 70 },
    children: [
      ...marks([n], new Set(assumed ? [n] : []), 10),
      new TextRun({ text: '\t' }),
      ...(quote ? [run(`“${quote}”  `, 'book', { size: 10, italics: true })] : []),
      run([standing, origin].filter(Boolean).join(' · '), 'sans', {
        size: 8,
        bold: assumed,
        color: COLOUR.ink2,
      }),
      ...(check ? [run(`. To check: ${check}`, 'sans', { size: 8, color: COLOUR.ink2 })] : []),
    ],
  })
}

async function drawing(block: Extract<Block, { kind: 'drawing' }>): Promise<Paragraph[]> {
  const picture = await pictureOf(block.deliverable, 720)
  if (!picture) return []
  const png = pngOf(picture.svg)
  const scale = Math.min(WIDE / picture.width, TALL / picture.height)
  return [
    new Paragraph({
      spacing: { before: 80, after: 120 },
      children: [
        new ImageRun({
          type: 'png',
          data: png,
          transformation: {
            width: Math.round(picture.width * scale),
            height: Math.round(picture.height * scale),
          },
          altText: { name: 'Drawing', description: picture.label },
        }),
      ],
    }),
  ]
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const heading = ({ level, text }: Of<'heading'>): Paragraph =>
  level === 1
    ? new Paragraph({
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        spacing: { before: 280, after: 120 },
        border: {
          top: { style: BorderStyle.SINGLE, size: 6, space: 5, color: hex(COLOUR.ink) },
        },
        children: [run(text, 'book', { size: 13, bold: true })],
      })
    : new Paragraph({
        heading: HeadingLevel.HEADING_3,
        keepNext: true,
        spacing: { before: 180, after: 40 },
        children: [run(text, 'sans', { size: 9, bold: true })],
      })

/** Running text with room at its right; `after` in twentieths of a point. */
const prose = (claim: Claim, after: number, assumed: ReadonlySet<number>): Paragraph =>
  new Paragraph({
    spacing: { after, line: 288, lineRule: LineRuleType.AUTO },
    indent: { right: 800 },
    children: claimed(claim, assumed, 'book', { size: 11.5 }),
  })

const pair = (
  { label, value }: Of<'pairs'>['items'][number],
  size: number,
  assumed: ReadonlySet<number>,
): Paragraph =>
  new Paragraph({
    indent: { left: 2300, hanging: 2300 },
    tabStops: [{ type: TabStopType.LEFT, position: 2300 }],
    spacing: { after: 60 },
    children: [
      run(label, 'sans', { size: 8.5, color: COLOUR.ink3 }),
      new TextRun({ text: '\t' }),
      ...claimed(value, assumed, 'sans', { size }),
    ],
  })

const check = ({ label, status, detail }: Of<'checks'>['items'][number]): Paragraph =>
  new Paragraph({
    spacing: { after: 60 },
    children: [
      run(label, 'sans', { size: 8.5, bold: true }),
      run(` ${CHECK_WORDS[status]}. `, 'sans', {
        size: 8.5,
        color: status === 'passed' ? COLOUR.good : COLOUR.warn,
      }),
      run(detail, 'sans', { size: 8.5, color: COLOUR.ink2 }),
    ],
  })

async function contentOf(
  block: Block,
  assumed: ReadonlySet<number>,
): Promise<(Paragraph | Table)[]> {
  switch (block.kind) {
    case 'front':
    case 'part':
      return front(block, assumed)
    case 'heading':
      return [heading(block)]
    case 'paragraph':
      return [prose(block.claim, 140, assumed)]
    case 'points':
      return block.items.map(item => prose(item, 120, assumed))
    case 'pairs':
      return block.items.map(item => pair(item, block.small ? 8.6 : 9, assumed))
    case 'drawing':
      return drawing(block)
    case 'grid':
      return [gridOf(block.grid, assumed), new Paragraph({ spacing: { after: 60 }, children: [] })]
    case 'table':
      return [tableOf(block, assumed)]
    case 'sources':
      return block.items.map(source)
    case 'checks':
      return block.items.map(check)
  }
}

const font = (path: string) => readFileSync(path)

/** A printed document as a Word file (A4) with its fonts inside; drawings are pictures with their message as alternative text. */
export async function renderDocx(document: PrintedDocument): Promise<Uint8Array> {
  const children: (Paragraph | Table)[] = []
  for (const [index, block] of document.blocks.entries())
    children.push(...(await contentOf(block, document.assumed[index] ?? new Set())))
  const small = { font: FAMILY.sans, size: 15, color: hex(COLOUR.ink3) }
  const file = new Document({
    title: document.title,
    creator: document.company,
    description: '',
    lastModifiedBy: document.company,
    styles: {
      default: { document: { run: { font: FAMILY.sans, size: 18, color: hex(COLOUR.ink) } } },
    },
    fonts: [
      { name: FAMILY.sans, data: font(FONT_FILES.sans), bold: font(FONT_FILES.sansBold) },
      {
        name: FAMILY.book,
        data: font(FONT_FILES.book),
        bold: font(FONT_FILES.bookBold),
        italic: font(FONT_FILES.bookItalic),
      },
      { name: FAMILY.display, data: font(FONT_FILES.display) },
    ],
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.LEFT,
                tabStops: [{ type: TabStopType.RIGHT, position: MEASURE }],
                children: [
                  new TextRun({ ...small, text: footLine(document) }),
                  new TextRun({
                    ...small,
                    children: ['\t', 'page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  })
  return Packer.toBuffer(file)
}
