import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { notATable } from './file-kind.ts'
import { LIMITS } from './limits.ts'
import type { FileRecord } from './record.ts'
import { FileRefused } from './refused.ts'

const TOO_LARGE = new FileRefused(
  'too-large',
  'Unpacked, the workbook has more than 60 MB. Save the sheet as CSV, which may be larger.',
)

/** Unpacks a zip to nowhere and counts: what a zip says of its own size can be a lie. Answers with the names of its parts. */
async function measure(path: string): Promise<string[]> {
  const names: string[] = []
  let bytes = 0
  let failure: Error | null = null
  const unzip = new Unzip((part: UnzipFile) => {
    names.push(part.name)
    part.ondata = (error, chunk) => {
      if (error) failure = error
      bytes += chunk?.length ?? 0
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(path)) {
    unzip.push(chunk as Buffer)
    if (bytes > LIMITS.workbookBytes) throw TOO_LARGE
    if (failure) throw failure
  }
  unzip.push(new Uint8Array(0), true)
  if (failure) throw failure
  return names
}

const damaged = (): FileRefused =>
  new FileRefused('damaged', 'The workbook is damaged or cut off. Save it again as XLSX or CSV.')

/** Refuses a zip that is no workbook, is damaged, or would unpack to more than there is room for. */
export async function checkWorkbook(path: string): Promise<void> {
  const names = await measure(path).catch((error: unknown) => {
    throw error instanceof FileRefused ? error : damaged()
  })
  if (!names.includes('xl/workbook.xml')) throw notATable('a zip archive that is no workbook')
}

const two = (count: number): string => String(count).padStart(2, '0')

/** A date cell as text that says the same everywhere; a workbook knows no time zones. */
function written(date: Date): string {
  const day = date.toISOString().slice(0, 10)
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()]
  return hours + minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : written(value)
  return String(value).slice(0, LIMITS.cellLength).toWellFormed().trim()
}

/** The lines of the first sheet. Formulas are not run: a cell is the value that was last saved with it. */
export async function* workbookRecords(path: string): AsyncGenerator<FileRecord> {
  const rows = await readSheet(createReadStream(path)).catch(() => {
    throw damaged()
  })
  let line = 0
  for (const row of rows as unknown[][]) {
    line += 1
    yield { line, cells: row.slice(0, LIMITS.columns + 1).map(cellOf) }
  }
}
