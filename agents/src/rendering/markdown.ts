import { frameworkById } from '@sextant/contracts/catalogue'
import type { Claim, Source } from '@sextant/contracts/deliverable'
import type { StoredDeliverable, StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Table } from '../strategy/framework.ts'
import { frameworkFor } from '../strategy/registry.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/([\\`*_[\]|])/g, '\\$1').replaceAll(/\s*\n\s*/g, ' ')
const marks = (sources: readonly number[]): string => (sources.length ? ` [${sources.join(', ')}]` : '')
const said = (claim: Claim): string => `${escape(claim.text)}${marks(claim.sources)}`

const table = ({ title, columns, rows }: Table): string[] => [
  `### ${escape(title)}`, '',
  `| ${columns.map(column => escape(column.label)).join(' | ')} |`,
  `| ${columns.map(column => (column.numeric ? '---:' : '---')).join(' | ')} |`,
  ...rows.map(row => `| ${row.map(cell => escape(String(cell))).join(' | ')} |`), '',
]

/** One source in words: what it is, what it says, where it comes from, and how to check it where nothing backs it. */
export const sourceLine = (source: Source): string => {
  const what = source.kind === 'assumption' ? 'Assumption' : source.verified ? 'Checked' : 'Not checked'
  const quote = source.quote ? `“${source.quote}” ` : ''
  const flags = source.flags.length ? ` (${source.flags.join('; ')})` : ''
  return `${what}: ${quote}${source.origin}${flags}${source.check ? `. To check: ${source.check}` : ''}`
}

function part(deliverable: StrategyDeliverable, depth: number): string[] {
  const heading = (level: number, text: string): string => `${'#'.repeat(depth + level)} ${escape(text)}`
  return [
    heading(0, deliverable.title), '',
    `**${said(deliverable.decision)}**`, '',
    `${frameworkById(deliverable.framework).name} for ${escape(deliverable.company)} · true on ${deliverable.trueOn} · written by ${escape(deliverable.writer.label)}`, '',
    ...(deliverable.writer.notice ? [`> ${escape(deliverable.writer.notice)}`, ''] : []),
    ...frameworkFor(deliverable.framework).tables(deliverable as never).flatMap(table),
    ...deliverable.narrative.flatMap(section => [heading(1, section.heading), '', ...section.paragraphs.flatMap(paragraph => [said(paragraph), ''])]),
    heading(1, 'Next three actions'), '',
    ...table({ title: 'Actions', columns: [{ label: 'Action', numeric: false }, { label: 'Owner', numeric: false }, { label: 'By', numeric: false }, { label: 'Measured by', numeric: false }], rows: deliverable.actions.map(action => [action.what.text, action.ownerRole, action.due, action.metric]) }).slice(2),
    heading(1, 'What would change this'), '',
    ...deliverable.wouldChange.map(claim => `- ${said(claim)}`), '',
    heading(1, 'Figures'), '',
    ...deliverable.computations.map(item => `- ${escape(item.label)}: ${escape(item.display)} = ${escape(item.formula)}`), '',
    heading(1, 'Sources'), '',
    ...deliverable.sources.map(source => `${source.n}. ${escape(sourceLine(source))}`), '',
    heading(1, 'Checks'), '',
    ...deliverable.checks.map(check => `- ${escape(check.label)}: ${check.status}. ${escape(check.detail)}`), '',
  ]
}

/** A deliverable or a combined document as Markdown. User text is escaped: it stays text. */
export function renderMarkdown(content: StoredDeliverable): string {
  if (content.framework !== 'strategy-document') return part(content, 1).join('\n')
  return [`# ${escape(content.title)}`, '', `**${escape(content.decision)}**`, '', `For ${escape(content.company)} · true on ${content.trueOn}`, '', ...content.parts.flatMap(item => part(item, 2))].join('\n')
}
