import type { Block } from '@sextant/agents/rendering/document'
import type { Claim } from '@sextant/contracts/deliverable'
import { shown } from '../paper.ts'
import type { TextLine, Words } from './plan.ts'

export const wordsOf = (cell: string | number | Claim, assumed: ReadonlySet<number>): Words =>
  typeof cell === 'object'
    ? { text: cell.text, marks: cell.sources.map(n => ({ n, isAssumed: assumed.has(n) })) }
    : { text: shown(cell), marks: [] }

/** A block in lines; null for what is drawn. */
export function linesOf(block: Block, assumed: ReadonlySet<number>): TextLine[] | null {
  switch (block.kind) {
    case 'paragraph':
      return [{ as: 'plain', lead: '', ...wordsOf(block.claim, assumed) }]
    case 'points':
      return block.items.map(claim => ({ as: 'bullet', lead: '', ...wordsOf(claim, assumed) }))
    case 'pairs':
      return block.items.map(({ label, value }) => ({
        as: 'plain',
        lead: label,
        ...wordsOf(value, assumed),
      }))
    case 'sources':
      return block.items.map(({ n, quote, origin }) => ({
        as: 'plain',
        lead: String(n),
        text: [quote && `“${quote}”`, origin].filter(Boolean).join(' · '),
        marks: [],
      }))
    default:
      return null
  }
}

export const lettersOf = (lines: readonly TextLine[]): number =>
  lines.reduce((all, { lead, text }) => all + lead.length + text.length, 0)
