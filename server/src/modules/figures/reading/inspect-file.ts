import { open, stat } from 'node:fs/promises'
import { channelOfWord } from './channels.ts'
import { delimiterOf } from './delimiter.ts'
import { encodingOf } from './encoding.ts'
import { Evidence } from './evidence.ts'
import { kindOf } from './file-kind.ts'
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
import { checkWorkbook } from './xlsx.ts'

const BEGINNING = 64 * 1024
const NO_TODAY = { today: '9999-12-31' }

async function beginningOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
  return buffer.subarray(0, bytesRead)
}

async function formOf(path: string): Promise<Form> {
  const first = await beginningOf(path)
  if (kindOf(first) === 'zip') {
    await checkWorkbook(path)
    return { kind: 'xlsx' }
  }
  const { encoding, bom } = await encodingOf(path, first)
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(first))
  return { kind: 'text', encoding, bom, delimiter }
}

async function firstRecords(input: Input, form: Form): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  for await (const record of recordsOf(input, form)) {
    records.push(record)
    if (records.length >= LIMITS.headLines) break
  }
  return records
}

/** Columns beyond those that are used cost nothing more; a header of thousands is a mistake. */
function narrowed(found: HeaderFound): HeaderFound {
  if (found.headers.length > LIMITS.columns)
    throw new FileRefused('too-many-columns', 'The header has more than 3,000 columns.')
  return { ...found, headers: found.headers.slice(0, LIMITS.columnsUsed) }
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
  const found = narrowed(findHeader(await firstRecords(input, form)))
  const { headers, recognised } = found
  if (headers.length === 0) throw new FileRefused('empty', 'The file has no lines.')
  const roles = (recognised?.roles ?? suggestMapping(headers)).slice(0, headers.length)
  const day = dayTold(roles, found)
  const dayAt = roles.includes('day') ? roles.indexOf('day') : null
  const table = { headerLine: found.line, headers, dayAt, names: [] }
  const evidence = new Evidence(headers, roles, table)
  for await (const record of recordsOf(input, form)) evidence.add(record)
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
    columns: evidence.columns(),
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
