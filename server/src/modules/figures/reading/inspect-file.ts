import { stat } from 'node:fs/promises'
import { channelOfWord } from './channels.ts'
import { hasDay } from './days.ts'
import { delimiterOf } from './delimiter.ts'
import { Evidence } from './evidence.ts'
import { BEGINNING, formOf } from './file-form.ts'
import { findHeader, type HeaderFound } from './find-header.ts'
import type { DayTold, FileHead, Form } from './head.ts'
import { headersKeyOf } from './headers.ts'
import { LIMITS } from './limits.ts'
import { noticesOf } from './notices.ts'
import { openQuestions } from './plan.ts'
import { grainOf } from './recognise-headers.ts'
import type { FileRecord } from './record.ts'
import { type Input, recordsOf } from './records.ts'
import { FileRefused } from './refused.ts'
import type { Role } from './roles.ts'
import { daysInTitles } from './title-days.ts'
import { suggestMapping } from './vocabulary.ts'

const NO_TODAY = { today: '9999-12-31' }

async function firstRecords(input: Input, form: Form): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  for await (const more of recordsOf(input, form)) {
    records.push(...more)
    if (records.length >= LIMITS.headLines) break
  }
  return records.slice(0, LIMITS.headLines)
}

/** Columns beyond those that are used cost nothing more; a header of thousands is a mistake. */
function narrowed(found: HeaderFound): HeaderFound {
  if (found.headers.length > LIMITS.columns)
    throw new FileRefused('too-many-columns', 'The header has more than 3,000 columns.')
  return { ...found, headers: found.headers.slice(0, LIMITS.columnsUsed) }
}

const NO_TABLE = 'No table is found in it: a header with two columns at least, a line for each day.'

/** What the columns are likely to be, by their headers; the day by its cells where no header says it. */
function suggested(headers: string[], first: FileRecord[], headerLine: number): Role[] {
  const roles = suggestMapping(headers)
  if (roles.includes('day')) return roles
  const { cells } = first.find(({ line }) => line > headerLine) ?? { cells: [] }
  const at = cells.findIndex(cell => typeof cell === 'string' && hasDay(cell))
  return roles.map((role, index) => (index === at ? 'day' : role))
}

function dayTold(roles: Role[], found: HeaderFound): DayTold {
  if (roles.includes('day')) return { by: 'column' }
  if (roles.includes('starts')) return { by: 'span' }
  const days = daysInTitles(found.titles)
  return days.length === 1 ? { by: 'title', day: days[0]! } : { by: 'nothing' }
}

/** A table of a platform that tells no day cannot become right by asking: it has to be exported again. */
function refuseWithoutDay({ recognised }: HeaderFound, day: DayTold, evidence: Evidence): void {
  if (!recognised) return
  const spans = day.by === 'span' && evidence.spans * 2 > evidence.rows
  if (day.by === 'nothing' || spans)
    throw new FileRefused(
      'no-day',
      `The lines are sums over several days, without a day each. ${recognised.platform.byDay}`,
    )
}

async function inspect(input: Input, form: Form, name: string, bytes: number): Promise<FileHead> {
  const first = await firstRecords(input, form)
  const found = narrowed(findHeader(first))
  const { headers, recognised } = found
  if (headers.length === 0) throw new FileRefused('empty', 'The file has no lines.')
  if (headers.length === 1) throw new FileRefused('not-a-table', NO_TABLE)
  const roles = (recognised?.roles ?? suggested(headers, first, found.line)).slice(
    0,
    headers.length,
  )
  const day = dayTold(roles, found)
  const dayAt = roles.includes('day') ? roles.indexOf('day') : null
  const table = { headerLine: found.line, headers, dayAt, names: [] }
  const evidence = new Evidence(headers, roles, table)
  for await (const records of recordsOf(input, form))
    for (const record of records) evidence.add(record)
  refuseWithoutDay(found, day, evidence)
  return finish(found, evidence, { name, bytes, form, day, roles })
}

type Gathered = Pick<FileHead, 'name' | 'bytes' | 'form' | 'day'> & { roles: Role[] }

function finish(found: HeaderFound, evidence: Evidence, gathered: Gathered): FileHead {
  const { roles, ...known } = gathered
  const { recognised } = found
  const head: FileHead = {
    ...known,
    headerLine: found.line,
    lines: evidence.lines,
    source: recognised?.platform.source ?? 'table',
    platform: recognised?.platform.id ?? null,
    language: recognised?.language ?? null,
    grain: recognised?.grain ?? grainOf(roles),
    columns: evidence.columns(found.titles),
    headersKey: headersKeyOf(found.headers),
    currencies: evidence.currencies(),
    timeZone: evidence.timeZone ?? timeZoneIn(found.titles),
    attribution: [...evidence.attribution],
    channels: Object.fromEntries(
      [...evidence.channels].map(word => [word, channelOfWord(word)] as const),
    ),
    questions: [],
    notices: [],
  }
  const notices = noticesOf(head, evidence)
  const mapping = recognised ? [] : [{ ask: 'mapping' as const }]
  const open = openQuestions(head, NO_TODAY).filter(({ ask }) => ask !== 'mapping')
  return { ...head, notices, questions: [...mapping, ...open] }
}

const timeZoneIn = (titles: string[]): string | null =>
  titles.map(title => /(?:time zone|zeitzone)\s*:\s*(.{2,60})$/i.exec(title)?.[1]).find(Boolean) ??
  null

/** What a file is and how it is to be read; throws FileRefused where it is not read at all. */
export async function inspectFile(path: string, name: string): Promise<FileHead> {
  const { size } = await stat(path)
  if (size > LIMITS.fileBytes)
    throw new FileRefused('too-large', 'The file has more than 200 MB. Export it in parts.')
  return inspect({ path }, await formOf(path), name, size)
}

/** The same for a table that was pasted. */
export async function inspectText(text: string): Promise<FileHead> {
  const bytes = Buffer.byteLength(text)
  if (bytes > LIMITS.fileBytes)
    throw new FileRefused('too-large', 'The table has more than 200 MB. Paste it in parts.')
  if (text.trim() === '') throw new FileRefused('empty', 'Nothing was pasted.')
  const delimiter = delimiterOf(`${text.slice(0, BEGINNING)}\n`)
  const form: Form = { kind: 'text', encoding: 'utf-8', bom: false, delimiter }
  return inspect({ text }, form, 'Pasted table', bytes)
}
