import type { DocumentKind } from '@sextant/contracts/document-kinds'
import { languageOf } from './language.ts'
import { withPassages } from './passages.ts'
import { type ReadJob, type ReadResult, type ReadText, Unreadable } from './read-text.ts'

type Read = (bytes: Uint8Array) => ReadText | Promise<ReadText>

// Each is loaded when it is wanted: a text file need not wait for a reader of PDFs.
const plain = async (name: 'readPlainText' | 'readMarkdown' | 'readWebPage' | 'readTable') =>
  (await import('./read-plain.ts'))[name]
const office = async (name: 'readWord' | 'readWorkbook' | 'readPresentation') =>
  (await import('./read-office.ts'))[name]
const READERS: Record<DocumentKind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  image: async () => (await import('./read-picture.ts')).readPicture,
  eml: async () => (await import('./read-mail.ts')).readMail,
  docx: () => office('readWord'),
  xlsx: () => office('readWorkbook'),
  pptx: () => office('readPresentation'),
  txt: () => plain('readPlainText'),
  md: () => plain('readMarkdown'),
  html: () => plain('readWebPage'),
  csv: () => plain('readTable'),
}

/** Reads a file into pages and passages. Throws Unreadable with a sentence for people; anything else is a file that is damaged. */
export async function readFile({ kind, bytes }: ReadJob): Promise<ReadResult> {
  const reader = await READERS[kind]()
  // A Buffer is one too, but not to all of them.
  const { pages, recognised = false, note = null } = await reader(new Uint8Array(bytes))
  const text = pages.map(({ words }) => words)
  if (kind !== 'image' && text.every(words => words.trim() === ''))
    throw new Unreadable('No text was found in this file.')
  return { pages: withPassages(pages), language: languageOf(text), recognised, note }
}
