import type { Claim } from '@sextant/contracts/deliverable'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { type Block, printedDocument } from './document.ts'
import type { SourceNote } from './source-notes.ts'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/([\\`*_[\]|])/g, '\\$1')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^>/, '\\>')
const marks = (sources: readonly number[]): string =>
  sources.length ? ` [${sources.join(', ')}]` : ''
const said = (claim: Claim): string => `${escape(claim.text)}${marks(claim.sources)}`
const cell = (value: string | number | Claim): string =>
  typeof value === 'object' ? said(value) : escape(String(value))

function sourceLine({ standing, quote, origin, check }: SourceNote): string {
  const parts = [quote && `“${quote}”`, origin, check && `To check: ${check}`]
  return `${standing}: ${parts.filter(Boolean).join(' · ')}`
}

/** One block; `depth` headings stand above it already. Drawings and grids are left to their table twins. */
function lines(block: Block, depth: number): string[] {
  switch (block.kind) {
    case 'front':
    case 'part':
      return [
        `${'#'.repeat(block.kind === 'front' ? 1 : 2)} ${escape(block.title)}`,
        '',
        `**${said(block.decision)}**`,
        '',
        [block.agent, ...block.lines].map(escape).join(' · '),
        '',
        ...(block.notice ? [`> ${escape(block.notice)}`, ''] : []),
      ]
    case 'heading':
      return [`${'#'.repeat(depth + block.level)} ${escape(block.text)}`, '']
    case 'paragraph':
      return [said(block.claim), '']
    case 'points':
      return [...block.items.map(item => `- ${said(item)}`), '']
    case 'pairs':
      return [...block.items.map(({ label, value }) => `- ${escape(label)}: ${said(value)}`), '']
    case 'table':
      return [
        `| ${block.columns.map(column => escape(column.label)).join(' | ')} |`,
        `| ${block.columns.map(column => (column.numeric ? '---:' : '---')).join(' | ')} |`,
        ...block.rows.map(row => `| ${row.map(cell).join(' | ')} |`),
        '',
      ]
    case 'sources':
      return [...block.items.map(item => `${item.n}. ${escape(sourceLine(item))}`), '']
    case 'checks':
      return [
        ...block.items.map(
          check => `- ${escape(check.label)}: ${check.status}. ${escape(check.detail)}`,
        ),
        '',
      ]
    case 'drawing':
    case 'grid':
      return []
  }
}

/** A deliverable or a combined document as Markdown. User text is escaped: it stays text. */
export function renderMarkdown(content: StoredDeliverable, title?: string): string {
  const { blocks } = printedDocument(content, title)
  const depth = content.tool === 'combined' ? 2 : 1
  // A heading whose block is only drawn would stand alone.
  const shown = blocks.filter(
    (block, index) =>
      !(block.kind === 'heading' && ['drawing', 'grid'].includes(blocks[index + 1]?.kind ?? '')),
  )
  return shown.flatMap(block => lines(block, depth)).join('\n')
}
