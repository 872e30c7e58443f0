import type { Claim } from '@sextant/contracts/deliverable'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { type Block, printedDocument } from './document.ts'

/** A line of a deliverable as its files print it, without numbers of sources. */
export type Line = {
  /** The heading it stands under; of a combined document, with its part before. */
  part: string
  /** What it is called where it has a name of its own: the first cell of a row, the label of a pair. */
  label: string | null
  text: string
}

type Untitled = Omit<Line, 'part'>
const plain = (text: string): Untitled => ({ label: null, text })
const cellText = (cell: string | number | Claim): string =>
  typeof cell === 'object' ? cell.text : String(cell)

function rowLine(row: readonly (string | number | Claim)[]): Untitled {
  const cells = row.map(cellText).filter(text => text !== '')
  const [first] = row
  return { label: typeof first === 'string' ? first : null, text: cells.join(' · ') }
}

/** What a block says, line by line. What is only drawn has its table beside it; checks are about the writing and not part of it. */
function linesIn(block: Block): Untitled[] {
  switch (block.kind) {
    case 'front':
    case 'part':
      return [plain(block.decision.text)]
    case 'heading':
      return block.level === 2 ? [plain(block.text)] : []
    case 'paragraph':
      return [plain(block.claim.text)]
    case 'points':
      return block.items.map(({ text }) => plain(text))
    case 'pairs':
      return block.items.map(({ label, value }) => ({ label, text: `${label}: ${value.text}` }))
    case 'table':
      return block.rows.map(rowLine)
    case 'sources':
      return block.items.map(({ quote, origin }) =>
        plain([quote && `“${quote}”`, origin].filter(Boolean).join(' · ')),
      )
    case 'drawing':
    case 'grid':
    case 'checks':
      return []
  }
}

/** Every line of a deliverable or a combined document, in reading order. */
export function linesOf(content: StoredDeliverable): Line[] {
  const lines: Line[] = []
  let of = ''
  let part = ''
  for (const block of printedDocument(content).blocks) {
    if (block.kind === 'part') of = `${block.title}: `
    if (block.kind === 'front' || block.kind === 'part') part = `${of}Decision`
    if (block.kind === 'heading' && block.level === 1) part = `${of}${block.text}`
    lines.push(...linesIn(block).map(line => ({ part, ...line })))
  }
  return lines
}
