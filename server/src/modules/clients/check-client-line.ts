import { COMPANY_SIZES, INDUSTRIES } from '@sextant/contracts/catalogue'
import type { ClientColumn } from '@sextant/contracts/clients/import-columns'
import { clientFields } from '@sextant/contracts/clients/routes'
import { DESCRIPTION_MAX } from '@sextant/contracts/limits'
import { centsFrom } from '@sextant/contracts/money'
import * as z from 'zod'
import type { Line } from './read-client-file.ts'

/** One row as a client, or in words why it cannot be one. */
export type CheckedLine = {
  line: number
  name: string
  problems: string[]
  fields: Record<string, unknown> | null
}

const EMAIL = z.email()
/** Where a field of the contract stands in the file, and what people call it. */
const FIELDS: Record<string, { column: ClientColumn; words: string }> = {
  name: { column: 'name', words: 'name' },
  status: { column: 'status', words: 'status' },
  industry: { column: 'industry', words: 'industry' },
  monthly_fee_cents: { column: 'monthly_fee', words: 'monthly fee' },
  'client_info.name': { column: 'contact', words: 'contact' },
  'client_info.email': { column: 'email', words: 'email address' },
  'client_info.phone': { column: 'phone', words: 'phone number' },
  'client_info.website': { column: 'website', words: 'website' },
  'client_info.notes': { column: 'notes', words: 'note' },
}
const CONTACT = ['contact', 'email', 'phone', 'website', 'notes'] as const
const SHOWN_MAX = 60

const oneOf = <T extends string>(values: readonly T[], written: string): T | undefined =>
  values.find(value => value.toLowerCase() === written.toLowerCase())

const quoted = (cell: string): string =>
  cell.length > SHOWN_MAX ? `"${cell.slice(0, SHOWN_MAX).toWellFormed()}…"` : `"${cell}"`

const tooLong = (words: string, most: number | bigint): string =>
  `The ${words} is too long: at most ${most.toLocaleString('en-US')} characters`

/** What the contract has against a row, in words that name the column. */
function inWords(issue: z.core.$ZodIssue): string {
  const words = FIELDS[issue.path.join('.')]?.words ?? 'row'
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(words, issue.maximum)
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `The ${words} is missing or too short: at least ${issue.minimum} characters`
  if (issue.code === 'too_big') return `The ${words} is too large`
  if (issue.code === 'custom') return issue.message
  if (words === 'status') return 'The status is one word, such as active, paused or prospect'
  return `The ${words} cannot be used: ${issue.message}`
}

/** Reads one cell that must be one of a list; an empty cell says nothing, and what is not on the list is a problem. */
function choose<T extends string>(
  cell: string,
  values: readonly T[],
  list: string,
  problems: string[],
): T | null {
  if (cell === '') return null
  const found = oneOf(values, cell)
  if (!found) problems.push(`${quoted(cell)} is not one of the ${list}: ${values.join(', ')}`)
  return found ?? null
}

function readFee(cell: string, problems: string[]): number | null {
  if (cell === '') return null
  const cents = centsFrom(cell)
  if (cents === null) problems.push(`${quoted(cell)} is not an amount in dollars`)
  return cents
}

const SIZE_WORD = 'employees'
const withoutEmployees = (cell: string): string =>
  cell.toLowerCase().endsWith(SIZE_WORD) ? cell.slice(0, -SIZE_WORD.length).trim() : cell

function readContact(cells: Line['cells']): Record<string, string> {
  const said = CONTACT.filter(column => cells[column])
  return Object.fromEntries(
    said.map(column => [column === 'contact' ? 'name' : column, cells[column]!]),
  )
}

/** Checks a row of the file. */
export function checkClientLine({ line, beyond, cells }: Line): CheckedLine {
  const problems: string[] = []
  // Cut where a comma of a name or an amount was not quoted, the rest would land in the wrong columns.
  if (beyond)
    problems.push(
      'This row has more cells than the header. A text with a comma in it needs quotes.',
    )
  const cell = (column: ClientColumn): string => cells[column] ?? ''
  const industry = choose(cell('industry'), INDUSTRIES, 'industries', problems)
  const companySize = choose(
    withoutEmployees(cell('company_size')),
    COMPANY_SIZES,
    'company sizes',
    problems,
  )
  const fee = readFee(cell('monthly_fee'), problems)
  if (cell('email') && !EMAIL.safeParse(cell('email')).success)
    problems.push(`${quoted(cell('email'))} is not an email address`)
  const description = cell('description')
  if (description.length > DESCRIPTION_MAX) problems.push(tooLong('description', DESCRIPTION_MAX))
  const parsed = clientFields.safeParse({
    name: cell('name'),
    status: cell('status').toLowerCase() || 'active',
    industry,
    client_info: readContact(cells),
    monthly_fee_cents: fee,
  })
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(inWords)))
  return {
    line,
    name: cell('name'),
    problems,
    fields:
      parsed.success && problems.length === 0 ? { ...parsed.data, companySize, description } : null,
  }
}
