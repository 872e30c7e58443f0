import type {
  Cell,
  ReportContent,
  ReportSection,
  SectionOf,
} from '@sextant/contracts/reports/content'
import { plainValue } from '@sextant/contracts/reports/plain-value'
import { dayInWords, periodWords } from './period-words.ts'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/([\\`*_[\]|])/g, '\\$1')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^([>#+=-])/, '\\$1')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const written = (cells: readonly Cell[]): string[] => cells.map(({ text }) => escape(text))

function table({ columns, rows, verdicts, total, note }: SectionOf<'table'>): string[] {
  const more = verdicts === null ? [] : [escape(verdicts)]
  return [
    row([...columns.map(({ label }) => escape(label)), ...more]),
    row([...columns.map(({ numeric }) => (numeric ? '---:' : '---')), ...more.map(() => '---')]),
    ...rows.map(({ cells, verdict }) =>
      row([...written(cells), ...more.map(() => escape(verdict?.says ?? ''))]),
    ),
    ...(total
      ? [row([...written(total), ...more.map(() => '')].map(text => text && `**${text}**`))]
      : []),
    '',
    ...(note ? [escape(note), ''] : []),
  ]
}

function body(section: ReportSection, currency: string): string[] {
  switch (section.form) {
    case 'prose':
      return section.lines.flatMap(line => [escape(line), ''])
    case 'table':
      return table(section)
    case 'line':
      return [
        row(['Day', escape(section.metric), 'Before']),
        row(['---', '---:', '---:']),
        ...section.points.map(({ day, value, before }) =>
          row([
            day,
            ...[value, before].map(one =>
              one === null ? '' : String(plainValue(one, section.kind, currency)),
            ),
          ]),
        ),
        '',
      ]
    case 'falls':
      return [
        row(['Cause', 'Change']),
        row(['---', '---:']),
        row(['Before', escape(section.former.text)]),
        ...section.parts.map(({ label, text }) => row([escape(label), escape(text)])),
        row(['Now', escape(section.later.text)]),
        '',
      ]
    case 'list':
      return [
        ...section.items.map(
          ({ lead, text }, at) =>
            `${at + 1}. ${lead ? `**${escape(lead)}:** ` : ''}${escape(text)}`,
        ),
        '',
      ]
  }
}

/** A report as Markdown. */
export function reportMarkdown(title: string, content: ReportContent): string {
  const { headline, lead, brand, prepared_for, period, as_of, sections, sources } = content
  const about = [
    title,
    `${brand.name} for ${prepared_for}`,
    periodWords(period),
    as_of ? `as of ${dayInWords(as_of)}` : '',
  ]
  const lines = [
    `# ${escape(headline)}`,
    '',
    about.filter(Boolean).map(escape).join(' · '),
    '',
    ...(lead ? [escape(lead), ''] : []),
    ...sections.flatMap(section => [
      `## ${escape(section.title)}`,
      '',
      ...(section.caption ? [`*${escape(section.caption)}*`, ''] : []),
      ...body(section, content.currency),
    ]),
    ...(sources ? [escape(sources)] : []),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
