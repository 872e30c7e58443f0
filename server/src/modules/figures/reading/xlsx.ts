import type { FileRecord } from './record.ts'
import { Sheet } from './sheet.ts'
import { checkEnd, damaged, unpack } from './unpack.ts'
import { openWorkbook } from './workbook.ts'

/** Refuses a zip that is cut off or no workbook. */
export async function checkWorkbook(path: string): Promise<void> {
  await checkEnd(path)
  await openWorkbook(path)
}

/** The lines of the first sheet, as they come out of the zip. Formulas are not run. */
export async function* workbookRecords(path: string): AsyncGenerator<FileRecord[]> {
  const book = await openWorkbook(path)
  const sheet = new Sheet(book)
  const sinkOf = (name: string) => (name === book.sheet ? sheet.sink : null)
  yield* unpack(path, sinkOf, () => sheet.take())
  if (!sheet.ended) throw damaged()
}
