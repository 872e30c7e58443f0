import { CLIENT_COLUMNS, type ClientColumn } from '@sextant/contracts/clients/import-columns'
import { CLIENT_IMPORT_ROWS, DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { parse } from 'csv-parse/sync'
import { fail } from '../../platform/errors.ts'

/** Other spellings that people use. */
const SPELLINGS: Record<string, ClientColumn> = {
  client: 'name',
  company: 'name',
  client_name: 'name',
  company_name: 'name',
  contact_name: 'contact',
  contact_person: 'contact',
  contact_email: 'email',
  e_mail: 'email',
  contact_e_mail: 'email',
  telephone: 'phone',
  sector: 'industry',
  trade: 'industry',
  branch: 'industry',
  url: 'website',
  site: 'website',
  fee: 'monthly_fee',
  retainer: 'monthly_fee',
  monthly_fee_usd: 'monthly_fee',
  size: 'company_size',
  employees: 'company_size',
}

/** `beyond`: there are words in more cells than the header has columns. */
export type Line = { line: number; beyond: boolean; cells: Partial<Record<ClientColumn, string>> }

/** Signs of a cell that anything looks at: one more than the longest column may hold, so that what is too long still shows. */
const CELL_MAX = DESCRIPTION_MAX + 1
const HEADER_MAX = 100

const columnOf = (header: string): ClientColumn | null => {
  const key = header
    .slice(0, HEADER_MAX)
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  const column = CLIENT_COLUMNS.find(name => name === key)
  if (column) return column
  return Object.hasOwn(SPELLINGS, key) ? SPELLINGS[key]! : null
}

/** What parts the cells: whichever of the three stands most often in the header. One file has one; a semicolon inside a note is a word. */
function delimiterOf(csv: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/
    .exec(csv.trimStart().slice(0, 100_000))![0]
    .replaceAll(/"(?:[^"]|"")*"/g, '')
  return [',', ';', '\t'].toSorted(
    (one, other) => header.split(other).length - header.split(one).length,
  )[0]!
}

/** The export puts an apostrophe before what a spreadsheet would run; here it comes off again. */
const unguarded = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')

/** A cell as it is read: cut before any expression runs over it, because a cell may be as long as the file. */
const readCell = (cell: string): string => unguarded(cell.slice(0, CELL_MAX))

/** Reads the file. Line numbers are those of the file, so that somebody can find the row in their spreadsheet. */
export function readClientFile(csv: string): { lines: Line[]; unknown: string[] } {
  const [header, ...records] = recordsOf(csv)
  if (!header) return { lines: [], unknown: [] }
  // Of two columns that mean the same the first counts.
  const named = header.cells
    .map(columnOf)
    .map((column, index, all) => (all.indexOf(column) === index ? column : null))
  if (!named.includes('name')) throw fail('UNPROCESSABLE', 'The file needs a column "name".')
  return {
    unknown: header.cells.filter((_cell, index) => named[index] === null),
    lines: records.map(({ line, cells }) => ({
      line,
      beyond: cells.slice(named.length).some(cell => cell !== ''),
      cells: Object.fromEntries(
        cells.flatMap((cell, index) => (named[index] ? [[named[index], readCell(cell)]] : [])),
      ) as Line['cells'],
    })),
  }
}

/** The rows of the file, one more than may be imported at most: somebody who pastes a million lines need not have them all read. */
function recordsOf(csv: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 100_000,
      to: CLIENT_IMPORT_ROWS + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    throw fail(
      'UNPROCESSABLE',
      `The file cannot be read as CSV: ${error instanceof Error ? error.message : 'unknown form'}`,
    )
  }
}
