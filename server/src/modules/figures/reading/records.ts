import { parse, type Parser } from 'csv-parse'
import { textOf } from './encoding.ts'
import type { Delimiter, Form } from './head.ts'
import { LIMITS } from './limits.ts'
import type { FileRecord } from './record.ts'
import { FileRefused } from './refused.ts'
import { workbookRecords } from './xlsx.ts'

type Skipped = { code?: string }

const BEYOND_TYPING = /(?![\t\n\r])\p{Cc}/gu
/** What nearly every cell is made of, and nothing is wrong with. */
const PLAIN = /^[ -~]*$/

/** A cell without what a database refuses: NUL and its like, halves of letters, more than anybody reads. */
function cleaned(cell: string): string {
  const kept = cell.slice(0, LIMITS.cellLength)
  if (PLAIN.test(kept)) return kept.trim()
  return kept.replaceAll(BEYOND_TYPING, '').toWellFormed().trim()
}

/** Hears the records of text while it is written to the parser: fetched one by one they would take twice as long. */
class Heard {
  #records: FileRecord[] = []
  #last = 0
  readonly skipped: string[] = []
  readonly parser: Parser

  constructor(delimiter: Delimiter) {
    this.parser = parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LIMITS.lineLength,
      // Otherwise an error at the end takes with it the records before it.
      skip_records_with_error: true,
      on_skip: (error: Skipped | undefined): undefined => {
        this.skipped.push(error?.code ?? '')
      },
      on_record: (cells: string[], { lines }: { lines: number }): null => {
        this.#records.push({
          line: this.next,
          cells: cells.slice(0, LIMITS.columns + 1).map(cleaned),
        })
        this.#last = lines
        this.#beginAgain()
        return null
      },
    })
    // Told to whoever writes; without somebody who listens it would end the server.
    this.parser.on('error', () => undefined)
  }

  /**
   * Of each record that is not as long as the first one the parser makes an error, though it may be of any length; below a title that is
   * every one, and takes four times as long. Where none was counted yet, the next is the first.
   */
  #beginAgain(): void {
    Object.assign(this.parser.info, { records: 0 })
  }

  /** The line after the last whole record. */
  get next(): number {
    return this.#last + 1
  }

  take(): FileRecord[] {
    const records = this.#records
    this.#records = []
    return records
  }

  write(piece: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.parser.write(piece, error => (error ? reject(error) : resolve()))
    })
  }

  end(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.parser.once('error', reject).end(resolve)
    })
  }
}

/** The records of text, as many at once as a piece of it brings. */
async function* textRecords(
  pieces: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<FileRecord[]> {
  const heard = new Heard(delimiter)
  for await (const piece of pieces) {
    if (piece !== '') await heard.write(piece)
    yield heard.take()
    // Once a line was too long nothing more is read: it may go on for as long as the file.
    if (heard.skipped.length > 0) break
  }
  await heard.end()
  yield heard.take()
  if (heard.skipped.includes('CSV_QUOTE_NOT_CLOSED'))
    yield [{ line: heard.next, cells: [], broken: true }]
  if (heard.skipped.includes('CSV_MAX_RECORD_SIZE'))
    throw new FileRefused(
      'line-too-long',
      `Line ${heard.next} is longer than 1 MB: a quotation mark may be missing there.`,
    )
}

/** What is read: a file on this machine, or a table that somebody pasted. */
export type Input = { path: string } | { text: string }

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

function ofForm(input: Input, form: Form): AsyncGenerator<FileRecord[]> {
  if (form.kind === 'text' && 'text' in input) return textRecords(whole(input.text), form.delimiter)
  if (!('path' in input)) throw new Error('a workbook is a file')
  if (form.kind === 'xlsx') return workbookRecords(input.path)
  return textRecords(textOf(input.path, form.encoding), form.delimiter)
}

/** The lines of a file, whatever its form, within the limits; as many at once as come of one piece of it, now and then none. */
export async function* recordsOf(input: Input, form: Form): AsyncGenerator<FileRecord[]> {
  let count = 0
  for await (const records of ofForm(input, form)) {
    count += records.length
    if (count > LIMITS.lines)
      throw new FileRefused(
        'too-many-lines',
        'The file has more than 1,000,000 lines. Export it in parts, a year each.',
      )
    yield records
  }
}
