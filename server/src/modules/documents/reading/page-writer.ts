import { DOCUMENT_PAGES_MAX, DOCUMENT_WORDS_MAX } from '@sextant/contracts/document-kinds'
import type { PageBlock } from '@sextant/contracts/documents/rows'
import type { ReadText } from './read-text.ts'

/** Characters after which a document without pages of its own begins another part. */
const PART_LENGTH = 3_500
/** Part so long that even a heading need not come. */
const LONG_PART = 2 * PART_LENGTH

type Page = ReadText['pages'][number]

/** Bytes that no text has: PostgreSQL keeps none, and a page shows none. */
const clean = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[ \u00a0]+/g, ' ')
    .trim()

/** Puts blocks of text on pages, one after the other, until there are too many. */
export class PageWriter {
  readonly pages: Page[] = []
  #length = 0
  #isFull = false

  /** Whether something was left out, because there was too much. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Begins another page, unless the last one is still empty. */
  turn(): void {
    if (this.pages.at(-1)?.words === '') return
    this.pages.push({ page: this.pages.length + 1, words: '', blocks: [], lines: [] })
  }

  /** Writes a block on the last page; cells of a row are parted by tabs. Empty ones are left out. */
  write(sort: PageBlock['sort'], given: string): void {
    const words = clean(given)
    if (words === '' || this.#isFull) return
    this.#length += words.length
    if (this.#length > DOCUMENT_WORDS_MAX || this.pages.length > DOCUMENT_PAGES_MAX) {
      this.#isFull = true
      return
    }
    if (this.pages.length === 0) this.turn()
    const page = this.pages.at(-1)!
    const from = page.words === '' ? 0 : page.words.length + 1
    page.words = page.words === '' ? words : `${page.words}\n${words}`
    page.blocks.push({ sort, from, to: page.words.length })
  }

  /** The same for a document that has no pages: a long part ends where a heading comes, or anything after twice its length. */
  flow(sort: PageBlock['sort'], words: string): void {
    const length = this.pages.at(-1)?.words.length ?? 0
    const isLong = length > LONG_PART || (length > PART_LENGTH && sort === 'heading')
    if (isLong) this.turn()
    this.write(sort, words)
  }

  /** What was written; `note` when something was left out. */
  read(): ReadText {
    const pages = this.pages.filter(({ words }) => words !== '')
    if (!this.#isFull) return { pages }
    return {
      pages,
      note: `Only the first ${pages.length.toLocaleString('en-US')} pages were read.`,
    }
  }
}
