import type { Table } from '@sextant/contracts/deliverable'
import type { StoredDeliverable, Deliverable } from '@sextant/contracts/stored-deliverable'
import { toolFor } from '../tools.ts'
import { withNamedJudgments } from './named-judgments.ts'
import { printable } from './printable.ts'

const PLAIN_NUMBER = /^[-+]?\d+(?:\.\d+)?%?$/
/** What a spreadsheet runs when a cell begins with it. */
const FORMULA = /^(?=\s*[=+\-@\t\r＝＋－＠])/
/** The same behind what parts cells where a comma is a decimal mark, or in a pasted table. */
const FORMULA_INSIDE = /(?=[=+\-@＝＋－＠])(?<=[;\t]\s*)/g
/** Parts cells or lines somewhere. */
const PARTING = /[",;\t\r\n]/

/** An apostrophe before what begins like a formula makes it text, wherever the file is opened. Quoting is RFC 4180's. */
function cell(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'number' || PLAIN_NUMBER.test(text)
  const safe = harmless ? text : text.replace(FORMULA, "'").replace(FORMULA_INSIDE, "'")
  return PARTING.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
/** One line of CSV without its line end. */
export const csvRow = (cells: readonly (string | number)[]): string => cells.map(cell).join(',')
const grid = (table: Table): string[] => [
  csvRow(table.columns.map(column => column.label)),
  ...table.rows.map(csvRow),
]
/** Every statement of the body by its words, with whether an assumption alone carries it. */
function basisOf(deliverable: Deliverable): Map<string, string> {
  const assumed = new Set(
    deliverable.sources.filter(source => source.kind === 'assumption').map(source => source.n),
  )
  const basis = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      const { text, sources } = value as { text?: unknown; sources?: unknown }
      if (typeof text === 'string' && Array.isArray(sources) && sources.length > 0)
        basis.set(
          text.toLowerCase(),
          sources.every(n => assumed.has(n as number)) ? 'assumption' : 'checked',
        )
      // Some bodies name a thing in plain words and cite beside it why.
      const { name, because } = value as {
        name?: unknown
        because?: { text?: unknown; sources?: number[] }
      }
      if (typeof name === 'string' && because?.sources?.length)
        basis.set(
          name.toLowerCase(),
          because.sources.every(n => assumed.has(n)) ? 'assumption' : 'checked',
        )
      Object.values(value).forEach(walk)
    }
  }
  walk(deliverable.body)
  return basis
}

/** What a row rests on, by the statements in its cells; empty where it holds none. */
function basisOfRow(cells: readonly (string | number)[], basis: Map<string, string>): string {
  const known = cells.flatMap(one =>
    typeof one === 'string' ? (basis.get(one.toLowerCase()) ?? []) : [],
  )
  if (known.length === 0) return ''
  return known.includes('checked') ? 'checked' : 'assumption'
}

/** The tables of a deliverable; one whose rows hold sourced statements says in its last column, Basis, whether the row is checked or an assumption. */
function tablesOfOne(deliverable: Deliverable): Table[] {
  const basis = basisOf(deliverable)
  return toolFor(deliverable.tool)
    .tables(deliverable as never)
    .map(table => {
      const found = table.rows.map(cells => basisOfRow(cells, basis))
      return found.every(word => word === '')
        ? table
        : {
            ...table,
            columns: [...table.columns, { label: 'Basis', numeric: false }],
            rows: table.rows.map((cells, index) => [...cells, found[index] ?? '']),
          }
    })
}

/** The tables of a deliverable, or of every part of a combined document, each row with what it rests on. */
export function tablesOf(content: StoredDeliverable): Table[] {
  const clean = withNamedJudgments(printable(content))
  return clean.tool === 'combined' ? clean.parts.flatMap(tablesOfOne) : tablesOfOne(clean)
}

/** The main table of a deliverable, or every table of a combined document under a row with its title; UTF-8 with a byte order mark, CRLF. Null where there is no table. */
export function renderCsv(content: StoredDeliverable): string | null {
  const tables = tablesOf(content)
  const lines =
    content.tool === 'combined'
      ? tables.flatMap((table, index) => [
          ...(index ? [''] : []),
          csvRow([table.title]),
          ...grid(table),
        ])
      : tables.slice(0, 1).flatMap(grid)
  return lines.length > 0 ? `\ufeff${lines.join('\r\n')}\r\n` : null
}
