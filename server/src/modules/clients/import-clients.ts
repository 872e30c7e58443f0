import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { clientFields, type ImportAnswer } from '@sextant/contracts/clients/routes'
import { CLIENT_IMPORT_ROWS, DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { centsFrom } from '@sextant/contracts/money'
import { asActor } from '@sextant/database/as-actor'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { requireAbility } from '../../platform/require-ability.ts'

/** Columns of the file, as the export writes them; other spellings people use lead to the same. */
export const COLUMNS = [
  'name',
  'status',
  'industry',
  'contact',
  'email',
  'phone',
  'website',
  'monthly_fee',
  'company_size',
  'description',
  'notes',
] as const
type Column = (typeof COLUMNS)[number]
const SPELLINGS: Record<string, Column> = {
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
type Line = { line: number; beyond: boolean; cells: Partial<Record<Column, string>> }
type Checked = {
  line: number
  name: string
  problems: string[]
  fields: Record<string, unknown> | null
}

const EMAIL = z.email()

const columnOf = (header: string): Column | null => {
  const key = header
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  return (COLUMNS as readonly string[]).includes(key)
    ? (key as Column)
    : Object.hasOwn(SPELLINGS, key)
      ? SPELLINGS[key]!
      : null
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

/** Reads the file. Line numbers are those of the file, so that somebody can find the row in their spreadsheet. */
function readFile(csv: string): { lines: Line[]; unknown: string[] } {
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
        cells.flatMap((cell, index) => (named[index] ? [[named[index], unguarded(cell)]] : [])),
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

const oneOf = <T extends string>(values: readonly T[], written: string): T | undefined =>
  values.find(value => value.toLowerCase() === written.toLowerCase())

/** One row as a client, or why it cannot be one. */
function check({ line, beyond, cells }: Line): Checked {
  // Cut where a comma of a name or an amount was not quoted, the rest would land in the wrong columns.
  const problems = beyond
    ? ['This row has more cells than the header. A text with a comma in it needs quotes.']
    : []
  const cell = (column: Column): string => cells[column] ?? ''
  const industry = cell('industry') ? oneOf(INDUSTRIES, cell('industry')) : null
  if (industry === undefined)
    problems.push(`"${cell('industry')}" is not one of the industries: ${INDUSTRIES.join(', ')}`)
  const companySize = cell('company_size')
    ? oneOf(COMPANY_SIZES, cell('company_size').replace(/\s*employees$/i, ''))
    : null
  if (companySize === undefined)
    problems.push(
      `"${cell('company_size')}" is not one of the company sizes: ${COMPANY_SIZES.join(', ')}`,
    )
  const fee = cell('monthly_fee') ? centsFrom(cell('monthly_fee')) : undefined
  if (fee === null) problems.push(`"${cell('monthly_fee')}" is not an amount in dollars`)
  const client_info = Object.fromEntries(
    (
      [
        ['name', 'contact'],
        ['email', 'email'],
        ['phone', 'phone'],
        ['website', 'website'],
        ['notes', 'notes'],
      ] as const
    ).flatMap(([key, column]) => (cell(column) ? [[key, cell(column)]] : [])),
  )
  if (cell('email') && !EMAIL.safeParse(cell('email')).success)
    problems.push(`"${cell('email')}" is not an email address`)
  const parsed = clientFields.safeParse({
    name: cell('name'),
    status: cell('status').toLowerCase() || 'active',
    industry: industry ?? null,
    client_info,
    monthly_fee_cents: fee ?? null,
  })
  const description = cell('description')
  if (description.length > DESCRIPTION_MAX)
    problems.push(`description: At most ${DESCRIPTION_MAX} characters`)
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      problems.push(`${issue.path.join('.') || 'row'}: ${issue.message}`)
  return {
    line,
    name: cell('name'),
    problems,
    fields:
      parsed.success && problems.length === 0
        ? { ...parsed.data, companySize: companySize ?? null, description }
        : null,
  }
}

/**
 * Adds the clients of a file: a dry run says what would happen, row by row; without it everything is added, or nothing when a row is wrong.
 * A client of the same name, in the file or in the organization, is skipped.
 */
export async function importClients(
  context: Context & { token: string },
  csv: string,
  dryRun: boolean,
): Promise<ImportAnswer> {
  return asActor(context.database.db, context, async tx => {
    await requireAbility(tx, 'clients.manage', null)
    const { lines, unknown } = readFile(csv)
    if (lines.length === 0) throw fail('UNPROCESSABLE', 'The file has no rows below its header.')
    if (lines.length > CLIENT_IMPORT_ROWS)
      throw fail(
        'UNPROCESSABLE',
        `At most ${CLIENT_IMPORT_ROWS} clients can be imported at once; the file has more.`,
      )
    // Two imports at once would not see each other's clients.
    if (!dryRun)
      await sql`select pg_advisory_xact_lock(hashtextextended('client import ' || app.org_id(), 0))`.execute(
        tx,
      )
    const { rows } = await sql<{
      name: string
    }>`select lower(name) as name from public.clients where org_id = app.org_id()`.execute(tx)
    const taken = new Set(rows.map(row => row.name))
    const answer: ImportAnswer = {
      lines: [],
      created: 0,
      skipped: 0,
      invalid: 0,
      unknown_columns: unknown,
    }
    const wanted: Record<string, unknown>[] = []
    for (const { line, name, problems, fields } of lines.map(check)) {
      const known = taken.has(name.toLowerCase())
      const action = fields === null ? 'invalid' : known ? 'skip' : 'create'
      answer.lines.push({
        line,
        name,
        action,
        problems: action === 'skip' ? ['A client of this name is already here'] : problems,
      })
      answer[action === 'invalid' ? 'invalid' : action === 'skip' ? 'skipped' : 'created'] += 1
      if (action === 'create') wanted.push(fields!)
      taken.add(name.toLowerCase())
    }
    if (dryRun) return answer
    if (answer.invalid > 0)
      throw fail(
        'UNPROCESSABLE',
        `${answer.invalid} ${answer.invalid === 1 ? 'row' : 'rows'} cannot be imported. Nothing was added.`,
        answer,
      )
    await sql`select app.import_clients(${JSON.stringify(wanted)}::jsonb)`.execute(tx)
    return answer
  })
}
