import { blocksOfHtml } from './blocks-of-html.ts'
import { PageWriter } from './page-writer.ts'
import { type ReadText, Unreadable } from './read-text.ts'
import { readSlides } from './slides.ts'
import { openZip } from './zip.ts'

const ROWS_MAX = 20_000

/** A Word document. Its pages are made by whoever lays it out; what is read are parts of a page's length. */
export async function readWord(bytes: Uint8Array): Promise<ReadText> {
  // Before anything unfolds it: what it claims to hold.
  openZip(bytes, () => false)
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    },
  )
  const writer = new PageWriter()
  blocksOfHtml(value, (sort, words) => writer.flow(sort, words))
  return writer.read()
}

/** A workbook: a sheet a page, the values that its cells were saved with. Formulas are not reckoned. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadText> {
  openZip(bytes, () => false)
  const { readSheets } = await import('./sheets.ts')
  const writer = new PageWriter()
  let isCut = false
  for (const { name, rows } of await readSheets(bytes)) {
    writer.turn()
    writer.write('heading', name)
    for (const cells of rows.slice(0, ROWS_MAX)) writer.write('row', cells.join('\t'))
    isCut ||= rows.length > ROWS_MAX
  }
  const read = writer.read()
  if (!isCut) return read
  return {
    ...read,
    note: `Only the first ${ROWS_MAX.toLocaleString('en-US')} rows of each sheet were read.`,
  }
}

/** A presentation: a slide a page, with its notes. */
export function readPresentation(bytes: Uint8Array): ReadText {
  const writer = new PageWriter()
  const slides = readSlides(bytes)
  if (slides.length === 0) throw new Unreadable('This presentation has no slides.')
  for (const blocks of slides) {
    writer.turn()
    for (const { sort, words } of blocks) writer.write(sort, words)
  }
  return writer.read()
}
