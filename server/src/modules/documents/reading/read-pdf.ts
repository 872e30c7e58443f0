import { DOCUMENT_PAGES_MAX, DOCUMENT_WORDS_MAX } from '@sextant/contracts/document-kinds'
import { extractImages, getDocumentProxy } from 'unpdf'
import { bitmap } from './bitmap.ts'
import { layOut, type Run } from './pdf-lines.ts'
import { openRecogniser, type Recogniser } from './recognise.ts'
import { type ReadText, Unreadable } from './read-text.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>
type Page = ReadText['pages'][number]

/** A page with fewer letters than this says nothing, and may be a picture of one. */
const FEW_LETTERS = 20
/** Pictures of pages that are recognised in one document: each takes seconds. */
const SCANS_MAX = 40

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { enableXfa: false })
  } catch (error) {
    if ((error as Error).name === 'PasswordException')
      throw new Unreadable(
        'This PDF is locked with a password. Save it without one and bring it again.',
      )
    throw new Unreadable('This PDF is damaged: it cannot be opened.', { cause: error })
  }
}

async function readPage(page: PdfPage, number: number): Promise<Page> {
  const { items } = await page.getTextContent()
  const runs = items.flatMap((item): Run[] => {
    if (!('str' in item)) return []
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    const height = item.height || Math.hypot(c, d)
    return [{ words: printable(item.str), x, y, width: item.width, height }]
  })
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view
  const size = { left, bottom, width: right - left || 1, height: top - bottom || 1 }
  return { page: number, ...layOut(runs, size) }
}

const printable = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t]/gu, '')
    .replaceAll(/[\t\u00a0]/g, ' ')

/** The text in the pictures of a page: a scan is one picture. */
async function recogniseIn(
  pdf: Pdf,
  number: number,
  recognise: Recogniser['recognise'],
): Promise<Page | null> {
  const pictures = await extractImages(pdf, number)
  const largest = pictures.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest || largest.width < 300 || largest.height < 300) return null
  return { page: number, ...(await recognise(bitmap(largest), largest)) }
}

type Scans = { found: number; read: number }

function noteOf(pages: number, all: number, { found, read }: Scans): string | null {
  const parts: string[] = []
  if (pages < all)
    parts.push(`Only the first ${pages} of ${all.toLocaleString('en-US')} pages were read.`)
  if (found > read) parts.push(`Of ${found} scanned pages the first ${read} were recognised.`)
  return parts.join(' ') || null
}

/** A PDF page by page; what is only a picture of a page is recognised, as far as that takes no more than minutes. */
export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  const pdf = await open(bytes)
  const pages: Page[] = []
  const scans: Scans = { found: 0, read: 0 }
  let recogniser: Recogniser | null = null
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_PAGES_MAX); number += 1) {
    const page = await pdf.getPage(number)
    let read = await readPage(page, number)
    if (read.words.length < FEW_LETTERS) {
      const isWanted = scans.read < SCANS_MAX
      recogniser ??= isWanted ? await openRecogniser() : null
      const scanned = isWanted ? await recogniseIn(pdf, number, recogniser!.recognise) : null
      scans.found += scanned || !isWanted ? 1 : 0
      scans.read += scanned ? 1 : 0
      read = scanned ?? read
    }
    page.cleanup()
    length += read.words.length
    if (length > DOCUMENT_WORDS_MAX) break
    pages.push(read)
  }
  await recogniser?.close()
  const note = noteOf(pages.length, pdf.numPages, scans)
  return { pages, recognised: scans.read > 0, ...(note && { note }) }
}
