import type { Block, PrintedDocument } from '@sextant/agents/rendering/document'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'

/** A line of text; `lead` stands bold before it. */
export type TextLine = { lead: string; text: string; bullet: boolean }
export type TableOnSlide = {
  columns: readonly { label: string; numeric: boolean }[]
  rows: readonly (readonly string[])[]
}
/** What stands on one slide below its title. */
export type Body =
  | { kind: 'text'; lines: readonly TextLine[]; small: boolean }
  | { kind: 'table'; table: TableOnSlide }
  | { kind: 'drawing'; deliverable: Deliverable }
export type SlidePlan =
  | { kind: 'front'; title: string; lead: string; lines: readonly string[] }
  | { kind: 'section'; title: string; body: Body }

/** Letters that a line of a slide holds, and lines that a slide holds: at 16 points, and at 11 for sources. */
const ROOM = {
  text: { letters: 105, lines: 12 },
  small: { letters: 150, lines: 19 },
  table: { letters: 130, lines: 15 },
} as const

/** A file as slides: one for each section, or several where a section is longer than a slide. */
export function slidesOf({ blocks }: PrintedDocument): SlidePlan[] {
  const slides: SlidePlan[] = []
  let heading = ''
  let below = ''
  const add = (bodies: readonly Body[]): void => {
    const title = below ? `${heading}: ${below}` : heading
    bodies.forEach((body, index) => {
      const isFirst = index === 0 && !isTitleOf(slides.at(-1), title)
      slides.push({ kind: 'section', title: isFirst ? title : `${title}, continued`, body })
    })
  }
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (block.level === 1) heading = block.text
      below = block.level === 2 && block.text !== heading ? block.text : ''
    } else if (block.kind === 'front' || block.kind === 'part') {
      const { title, decision, agent, lines } = block
      slides.push({ kind: 'front', title, lead: decision.text, lines: [agent, ...lines] })
    } else add(bodiesOf(block))
  }
  return slides
}

const isTitleOf = (slide: SlidePlan | undefined, title: string): boolean =>
  slide?.kind === 'section' && slide.title.replace(/, continued$/, '') === title

function bodiesOf(block: Block): Body[] {
  switch (block.kind) {
    case 'paragraph':
      return texts([{ lead: '', text: block.claim.text, bullet: false }])
    case 'points':
      return texts(block.items.map(({ text }) => ({ lead: '', text, bullet: true })))
    case 'pairs':
      return texts(
        block.items.map(({ label, value }) => ({ lead: label, text: value.text, bullet: false })),
      )
    case 'sources':
      return texts(
        block.items.map(({ n, quote, origin }) => ({
          lead: String(n),
          text: [quote && `“${quote}”`, origin].filter(Boolean).join(' · '),
          bullet: false,
        })),
        true,
      )
    case 'table':
      return tables(block.columns, block.rows)
    case 'drawing':
      return [{ kind: 'drawing', deliverable: block.deliverable }]
    // A grid has its table below it; checks are about the writing.
    default:
      return []
  }
}

/** Parts of a list that a slide holds. size: lines that an item takes. */
function inSlides<T>(items: readonly T[], most: number, size: (item: T) => number): T[][] {
  const parts: T[][] = []
  let room = 0
  for (const item of items) {
    const takes = size(item)
    if (parts.length === 0 || takes > room) {
      parts.push([])
      room = most
    }
    parts.at(-1)!.push(item)
    room -= takes
  }
  return parts
}

function texts(lines: readonly TextLine[], small = false): Body[] {
  const { letters, lines: most } = ROOM[small ? 'small' : 'text']
  const size = ({ lead, text }: TextLine) => Math.ceil((lead.length + text.length + 2) / letters)
  return inSlides(lines, most, size).map(part => ({ kind: 'text', lines: part, small }))
}

const cellText = (cell: string | number | Claim): string =>
  typeof cell === 'object' ? cell.text : String(cell)

function tables(
  columns: TableOnSlide['columns'],
  cells: readonly (readonly (string | number | Claim)[])[],
): Body[] {
  const rows = cells.map(row => row.map(cellText))
  const room = ROOM.table.letters / Math.max(1, columns.length)
  const size = (row: readonly string[]) =>
    Math.max(1, ...row.map(text => Math.ceil(text.length / room)))
  return inSlides(rows, ROOM.table.lines, size).map(part => ({
    kind: 'table',
    table: { columns, rows: part },
  }))
}
