import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import { clientFields, type ImportAnswer } from '@sextant/contracts/clients/routes'
import { CLIENT_IMPORT_ROWS } from '@sextant/contracts/limits'
import { centsFrom } from '@sextant/contracts/money'
import { asActor } from '@sextant/database/as-actor'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { requireAbility } from '../../platform/require-ability.ts'

/** Columns of the file, as the export writes them; other spellings people use lead to the same. */
export const COLUMNS = ['name', 'status', 'industry', 'contact', 'email', 'phone', 'website', 'monthly_fee', 'company_size', 'description', 'notes'] as const
type Column = (typeof COLUMNS)[number]
const SPELLINGS: Record<string, Column> = { client: 'name', company: 'name', client_name: 'name', company_name: 'name', contact_name: 'contact', contact_person: 'contact', contact_email: 'email', e_mail: 'email', contact_e_mail: 'email', telephone: 'phone', url: 'website', site: 'website', fee: 'monthly_fee', retainer: 'monthly_fee', monthly_fee_usd: 'monthly_fee', size: 'company_size', employees: 'company_size' }

type Line = { line: number; cells: Partial<Record<Column, string>> }
type Checked = { line: number; name: string; problems: string[]; fields: Record<string, unknown> | null }

const columnOf = (header: string): Column | null => {
  const key = header.trim().toLowerCase().replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_|_$/g, '')
  return (COLUMNS as readonly string[]).includes(key) ? (key as Column) : (SPELLINGS[key] ?? null)
}

/** Reads the file. Line numbers are those of the file, so that somebody can find the row in their spreadsheet. */
function readFile(csv: string): { lines: Line[]; unknown: string[] } {
  let unknown: string[] = []
  try {
    const records = parse(csv, {
      bom: true, delimiter: [',', ';', '\t'], info: true, relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true, trim: true, max_record_size: 100_000,
      columns: (header: string[]) => {
        const named = header.map(columnOf)
        unknown = header.filter((_cell, index) => named[index] === null)
        if (!named.includes('name')) throw fail('UNPROCESSABLE', 'The file needs a column "name".')
        return named.map((column, index) => column ?? `?${index}`)
      },
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[]
    return { unknown, lines: records.map(({ info, record }) => ({ line: info.lines, cells: record as Partial<Record<Column, string>> })) }
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw fail('UNPROCESSABLE', `The file cannot be read as CSV: ${error instanceof Error ? error.message : 'unknown form'}`)
  }
}

const oneOf = <T extends string>(values: readonly T[], written: string): T | undefined => values.find(value => value.toLowerCase() === written.toLowerCase())

/** One row as a client, or why it cannot be one. */
function check({ line, cells }: Line): Checked {
  const problems: string[] = []
  const cell = (column: Column): string => cells[column] ?? ''
  const industry = cell('industry') ? oneOf(INDUSTRIES, cell('industry')) : null
  if (industry === undefined) problems.push(`"${cell('industry')}" is not one of the industries: ${INDUSTRIES.join(', ')}`)
  const companySize = cell('company_size') ? oneOf(COMPANY_SIZES, cell('company_size').replace(/\s*employees$/i, '')) : null
  if (companySize === undefined) problems.push(`"${cell('company_size')}" is not one of the company sizes: ${COMPANY_SIZES.join(', ')}`)
  const fee = cell('monthly_fee') ? centsFrom(cell('monthly_fee')) : undefined
  if (fee === null) problems.push(`"${cell('monthly_fee')}" is not an amount in dollars`)
  const client_info = Object.fromEntries(([['name', 'contact'], ['email', 'email'], ['phone', 'phone'], ['website', 'website'], ['notes', 'notes']] as const).flatMap(([key, column]) => (cell(column) ? [[key, cell(column)]] : [])))
  const parsed = clientFields.safeParse({ name: cell('name'), status: cell('status').toLowerCase() || 'active', industry: industry ?? null, client_info, monthly_fee_cents: fee ?? null })
  if (!parsed.success) for (const issue of parsed.error.issues) problems.push(`${issue.path.join('.') || 'row'}: ${issue.message}`)
  return { line, name: cell('name'), problems, fields: parsed.success && problems.length === 0 ? { ...parsed.data, companySize: companySize ?? null, description: cell('description').slice(0, 4_000) } : null }
}

/**
 * Adds the clients of a file: a dry run says what would happen, row by row; without it everything is added, or nothing when a row is wrong.
 * A client of the same name, in the file or in the organization, is skipped.
 */
export async function importClients(context: Context & { token: string }, csv: string, dryRun: boolean): Promise<ImportAnswer> {
  return asActor(context.database.db, context, async tx => {
    await requireAbility(tx, 'clients.manage', null)
    const { lines, unknown } = readFile(csv)
    if (lines.length === 0) throw fail('UNPROCESSABLE', 'The file has no rows below its header.')
    if (lines.length > CLIENT_IMPORT_ROWS) throw fail('UNPROCESSABLE', `At most ${CLIENT_IMPORT_ROWS} clients can be imported at once; the file has ${lines.length}.`)
    const { rows } = await sql<{ name: string }>`select lower(name) as name from public.clients where org_id = app.org_id()`.execute(tx)
    const taken = new Set(rows.map(row => row.name))
    const answer: ImportAnswer = { lines: [], created: 0, skipped: 0, invalid: 0, unknown_columns: unknown }
    const wanted: Record<string, unknown>[] = []
    for (const { line, name, problems, fields } of lines.map(check)) {
      const known = taken.has(name.toLowerCase())
      const action = fields === null ? 'invalid' : known ? 'skip' : 'create'
      answer.lines.push({ line, name, action, problems: action === 'skip' ? ['A client of this name is already here'] : problems })
      answer[action === 'invalid' ? 'invalid' : action === 'skip' ? 'skipped' : 'created'] += 1
      if (action === 'create') wanted.push(fields!)
      taken.add(name.toLowerCase())
    }
    if (dryRun) return answer
    if (answer.invalid > 0) throw fail('UNPROCESSABLE', `${answer.invalid} ${answer.invalid === 1 ? 'row' : 'rows'} cannot be imported. Nothing was added.`, answer)
    await sql`select app.import_clients(${JSON.stringify(wanted)}::jsonb)`.execute(tx)
    return answer
  })
}
