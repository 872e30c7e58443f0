import type { DocumentKind } from '@sextant/contracts/document-kinds'
import type { PageBlock, PageLine } from '@sextant/contracts/documents/rows'

/** A page as it was read, and its passages: what is searched and cited. */
type ReadPage = {
  page: number
  words: string
  blocks: PageBlock[]
  lines: PageLine[]
  passages: Passage[]
}
export type Passage = { starts: number; heading: string; words: string }

/** What a reader of one kind of file makes of it. */
export type ReadText = {
  pages: Omit<ReadPage, 'passages'>[]
  /** The text was recognised in a picture. */
  recognised?: boolean
  /** What of the file was not read; for people. */
  note?: string
}

/** The file cannot be read; the message is for people. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export type ReadJob = { kind: DocumentKind; fileName: string; bytes: Uint8Array }
export type ReadResult = {
  pages: ReadPage[]
  /** Two letters. */
  language: string | null
  recognised: boolean
  note: string | null
}
