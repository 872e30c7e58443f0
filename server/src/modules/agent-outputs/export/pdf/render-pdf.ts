import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Content } from 'pdfmake'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import { pdfmake } from '../../../../platform/paper/pdf.ts'
import { withFallback } from '../../../../platform/paper/svg-fallback.ts'
import { type } from '../../../../platform/paper/typeset.ts'
import { CHECK_WORDS, footLine, LEGEND } from '../paper.ts'
import { pictureOf } from '../picture.ts'
import { claimed, marks } from './claimed.ts'
import { gridContent, MEASURE, tableContent } from './tables.ts'

/** Points a drawing may be high: a page less its heading. */
const TALLEST = 600

const rule = (lineWidth: number, lineColor: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: MEASURE, y2: 0, lineWidth, lineColor }],
})

/** Points of the decision: what is long, or heads a part, is set smaller. */
function decisionSize(kind: Block['kind'], text: string): number {
  if (text.length > 420) return 13
  return kind === 'part' || text.length > 150 ? 17 : 23
}

function front(
  block: Extract<Block, { kind: 'front' | 'part' }>,
  assumed: ReadonlySet<number>,
): Content {
  const { agent, title, decision, lines, notice } = block
  const part = block.kind === 'part'
  return {
    ...(part ? { pageBreak: 'before' as const } : {}),
    stack: [
      {
        text: [
          {
            text: '\u00a0St\u00a0',
            font: FAMILY.sans,
            bold: true,
            fontSize: 7.5,
            color: COLOUR.agent,
            background: COLOUR.agentTint,
          },
          ...type(`   ${agent}`, 'sans', { fontSize: 9, bold: true, color: COLOUR.agent }),
        ],
        margin: [0, 0, 0, 8],
      },
      { text: type(title, 'sans', { fontSize: 10, color: COLOUR.ink2 }), margin: [0, 0, 0, 7] },
      {
        text: claimed(decision, assumed, 'display', {
          fontSize: decisionSize(block.kind, decision.text),
        }),
        lineHeight: 1.08,
        margin: [0, 0, 0, 8],
      },
      { text: type(lines.join(' · '), 'sans', { fontSize: 8.5, color: COLOUR.ink3 }) },
      ...(notice
        ? [
            {
              text: type(notice, 'sans', { fontSize: 8.5, color: COLOUR.warn }),
              margin: [0, 3, 0, 0],
            } satisfies Content,
          ]
        : []),
      ...(part || assumed.size > 0 || decision.sources.length > 0
        ? [
            {
              text: [
                ...marks([1], new Set(), 8.5),
                ...type(`  ${LEGEND.checked}     `, 'sans', { fontSize: 7.5, color: COLOUR.ink3 }),
                ...marks([2], new Set([2]), 8.5),
                ...type(`  ${LEGEND.assumed}`, 'sans', { fontSize: 7.5, color: COLOUR.ink3 }),
              ],
              margin: [0, 5, 0, 0],
            } satisfies Content,
          ]
        : []),
    ],
    margin: [0, 0, 0, 8],
  }
}

function sources(block: Extract<Block, { kind: 'sources' }>): Content[] {
  return block.items.map(({ n, assumed, standing, quote, origin, check }) => ({
    columns: [
      { width: 24, text: marks([n], new Set(assumed ? [n] : []), 10) },
      {
        width: '*',
        text: [
          ...(quote
            ? type(`“${quote}”  `, 'book', { fontSize: 10, italics: true, color: COLOUR.ink })
            : []),
          ...type([standing, origin].filter(Boolean).join(' · '), 'sans', {
            fontSize: 8,
            color: COLOUR.ink2,
            ...(assumed ? { bold: true } : {}),
          }),
          ...(check
            ? type(`${quote || origin ? '. ' : '. '}To check: ${check}`, 'sans', {
                fontSize: 8,
                color: COLOUR.ink2,
              })
            : []),
        ],
      },
    ],
    unbreakable: (quote?.length ?? 0) < 1500,
    margin: [0, 2, 0, 3],
  }))
}

/** Label over words in two columns, left one first. */
function inputs(
  items: Extract<Block, { kind: 'pairs' }>['items'],
  assumed: ReadonlySet<number>,
): Content {
  const length = (some: typeof items) =>
    some.reduce((sum, { value }) => sum + Math.max(value.text.length, 46) + 46, 0)
  const half =
    items.findIndex((_, index) => length(items.slice(0, index + 1)) >= length(items) / 2) + 1
  const side = (some: typeof items): Content => ({
    width: '*',
    stack: some.map(({ label, value }) => ({
      stack: [
        { text: type(label, 'sans', { fontSize: 7.5, color: COLOUR.ink3 }) },
        { text: claimed(value, assumed, 'sans', { fontSize: 8.6 }) },
      ],
      margin: [0, 0, 0, 5],
    })),
  })
  return {
    columns: [side(items.slice(0, half)), side(items.slice(half))],
    columnGap: 24,
    lineHeight: 1.15,
  }
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const heading = ({ level, text }: Of<'heading'>): Content =>
  level === 1
    ? {
        stack: [
          rule(0.8, COLOUR.ink),
          { text: type(text, 'book', { fontSize: 13, bold: true }), margin: [0, 5, 0, 5] },
        ],
        headlineLevel: 1,
        margin: [0, 12, 0, 0],
      }
    : {
        text: type(text, 'sans', { fontSize: 9, bold: true }),
        headlineLevel: 2,
        margin: [0, 8, 0, 1],
      }

/** Running text with room at its right and `below` points under it. */
const prose = (claim: Claim, below: number, assumed: ReadonlySet<number>): Content => ({
  text: claimed(claim, assumed, 'book', { fontSize: 11.5 }),
  lineHeight: 1.22,
  margin: [0, 0, 40, below],
})

const pair = (
  { label, value }: Of<'pairs'>['items'][number],
  assumed: ReadonlySet<number>,
): Content => ({
  columns: [
    { width: 110, text: type(label, 'sans', { fontSize: 8.5, color: COLOUR.ink3 }) },
    { width: '*', text: claimed(value, assumed, 'sans', { fontSize: 9 }) },
  ],
  columnGap: 8,
  lineHeight: 1.18,
  unbreakable: value.text.length < 1500,
  margin: [0, 1.5, 0, 2.5],
})

const check = ({ label, status, detail }: Of<'checks'>['items'][number]): Content => ({
  text: [
    ...type(label, 'sans', { fontSize: 8.5, bold: true }),
    ...type(` ${CHECK_WORDS[status]}. `, 'sans', {
      fontSize: 8.5,
      color: status === 'passed' ? COLOUR.good : COLOUR.warn,
    }),
    ...type(detail, 'sans', { fontSize: 8.5, color: COLOUR.ink2 }),
  ],
  lineHeight: 1.18,
  margin: [0, 1.5, 0, 2.5],
})

async function drawing({ deliverable }: Of<'drawing'>): Promise<Content[]> {
  const picture = await pictureOf(deliverable, 720)
  if (!picture) return []
  return [{ svg: withFallback(picture.svg), fit: [MEASURE, TALLEST], margin: [0, 4, 0, 8] }]
}

async function contentOf(block: Block, assumed: ReadonlySet<number>): Promise<Content[]> {
  switch (block.kind) {
    case 'front':
    case 'part':
      return [front(block, assumed)]
    case 'heading':
      return [heading(block)]
    case 'paragraph':
      return [prose(block.claim, 7, assumed)]
    case 'points':
      return block.items.map(item => prose(item, 6, assumed))
    case 'pairs':
      return block.small
        ? [inputs(block.items, assumed)]
        : block.items.map(item => pair(item, assumed))
    case 'drawing':
      return drawing(block)
    case 'grid':
      return [gridContent(block.grid, assumed)]
    case 'table':
      return [tableContent(block, assumed)]
    case 'sources':
      return sources(block)
    case 'checks':
      return [{ unbreakable: block.items.length < 20, stack: block.items.map(check) }]
  }
}

/** A heading and the one thing under it that cannot break go over the page together. */
function keepTogether(blocks: readonly Content[][]): Content[] {
  const content: Content[] = []
  for (const piece of blocks.flat()) {
    const above = content.at(-1)
    if ((piece.svg || piece.unbreakable) && above?.headlineLevel) {
      content.pop()
      content.push({
        unbreakable: true,
        stack: [
          { ...above, headlineLevel: undefined },
          { ...piece, unbreakable: undefined },
        ],
      })
    } else content.push(piece)
  }
  return content
}

/** A printed document as an A4 PDF with its fonts inside. */
export async function renderPdf(document: PrintedDocument): Promise<Uint8Array> {
  const content = keepTogether(
    await Promise.all(
      document.blocks.map((block, index) => contentOf(block, document.assumed[index] ?? new Set())),
    ),
  )
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 62],
      language: 'en',
      displayTitle: true,
      version: '1.7',
      info: {
        title: document.title,
        author: document.company,
        subject: document.blocks[0]?.kind === 'front' ? document.blocks[0].decision.text : '',
      },
      defaultStyle: { font: FAMILY.sans, fontSize: 9, color: COLOUR.ink, lineHeight: 1.15 },
      content,
      footer: (page, pages) => ({
        columns: [
          {
            width: '*',
            text: type(footLine(document), 'sans', { fontSize: 7.5, color: COLOUR.ink3 }),
          },
          {
            width: 90,
            alignment: 'right',
            text: type(`page ${page} of ${pages}`, 'sans', { fontSize: 7.5, color: COLOUR.ink3 }),
          },
        ],
        margin: [56, 24, 56, 0],
      }),
      // A heading at the foot of a page goes over with what it heads.
      pageBreakBefore: node =>
        node.headlineLevel !== undefined && node.startPosition.verticalRatio > 0.86,
    })
    .getBuffer()
}
