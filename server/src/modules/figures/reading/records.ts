import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { textOf } from './encoding.ts'
import type { Delimiter, Form } from './head.ts'
import { LIMITS } from './limits.ts'
import type { FileRecord } from './record.ts'
import { FileRefused } from './refused.ts'
import { workbookRecords } from './xlsx.ts'

type Parsed = { info: { lines: number }; record: string[] }
type Skipped = { code?: string }

const BEYOND_TYPING = /(?![\t\n\r])\p{Cc}/gu

/** A cell without what a database refuses: NUL and its like, halves of letters, more than anybody reads. */
const cleaned = (cell: string): string =>
  cell.slice(0, LIMITS.cellLength).replaceAll(BEYOND_TYPING, '').toWellFormed().trim()

/** The records of text, as they come. */
async function* textRecords(
  pieces: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<FileRecord> {
  const skipped: string[] = []
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LIMITS.lineLength,
    // Otherwise an error at the end takes with it the records before it that nobody has fetched yet.
    skip_records_with_error: true,
    on_skip: (error: Skipped | undefined): undefined => {
      skipped.push(error?.code ?? '')
    },
  })
  const source = Readable.from(untilSkipped(pieces, skipped))
  source.on('error', error => parser.destroy(error)).pipe(parser)
  let last = 0
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    yield { line: last + 1, cells: record.slice(0, LIMITS.columns + 1).map(cleaned) }
    last = info.lines
  }
  if (skipped.includes('CSV_QUOTE_NOT_CLOSED')) yield { line: last + 1, cells: [], broken: true }
  if (skipped.includes('CSV_MAX_RECORD_SIZE'))
    throw new FileRefused(
      'line-too-long',
      `Line ${last + 1} is longer than 1 MB: a quotation mark may be missing there.`,
    )
}

/** Nothing more is read once a line was too long: it may go on for as long as the file. */
async function* untilSkipped(
  pieces: AsyncIterable<string>,
  skipped: string[],
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (skipped.length > 0) return
    if (piece !== '') yield piece
  }
}

/** What is read: a file on this machine, or a table that somebody pasted. */
export type Input = { path: string } | { text: string }

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

function ofForm(input: Input, form: Form): AsyncGenerator<FileRecord> {
  if (form.kind === 'text' && 'text' in input) return textRecords(whole(input.text), form.delimiter)
  if (!('path' in input)) throw new Error('a workbook is a file')
  if (form.kind === 'xlsx') return workbookRecords(input.path)
  return textRecords(textOf(input.path, form.encoding), form.delimiter)
}

/** The lines of a file, whatever its form, within the limits. */
export async function* recordsOf(input: Input, form: Form): AsyncGenerator<FileRecord> {
  const records = ofForm(input, form)
  let count = 0
  for await (const record of records) {
    count += 1
    if (count > LIMITS.lines)
      throw new FileRefused(
        'too-many-lines',
        'The file has more than 1,000,000 lines. Export it in parts, a year each.',
      )
    yield record
  }
}
