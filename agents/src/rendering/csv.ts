import type { Table } from '@sextant/contracts/deliverable'
import type { StoredDeliverable, StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { frameworkFor } from '../strategy/registry.ts'
import { printable } from './printable.ts'

const PLAIN_NUMBER = /^[-+]?\d+(?:\.\d+)?%?$/

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text. Quoting is RFC 4180's. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const row = (cells: readonly (string | number)[]): string => cells.map(cell).join(',')
const grid = (table: Table): string[] => [row(table.columns.map(column => column.label)), ...table.rows.map(row)]
const tablesOf = (deliverable: StrategyDeliverable): Table[] => frameworkFor(deliverable.framework).tables(deliverable as never)

/** The main table of a deliverable, or every table of a combined document under a row with its title; UTF-8 with a byte order mark, CRLF. Null where there is no table. */
export function renderCsv(content: StoredDeliverable): string | null {
  const clean = printable(content)
  const lines = clean.framework === 'strategy-document'
    ? clean.parts.flatMap(tablesOf).flatMap((table, index) => [...(index ? [''] : []), row([table.title]), ...grid(table)])
    : tablesOf(clean).slice(0, 1).flatMap(grid)
  return lines.length > 0 ? `\ufeff${lines.join('\r\n')}\r\n` : null
}
