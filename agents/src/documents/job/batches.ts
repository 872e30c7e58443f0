import type { Page } from '../page.ts'

/** Characters of pages that one call reads, and calls for one document: what lies beyond is left to the rules. */
const CHARACTERS_A_CALL = 9_000
const CALLS_MAX = 8
/** A page with fewer letters is a cover or a picture. */
const LETTERS_MIN = 40

const letters = (words: string): number => words.match(/\p{L}/gu)?.length ?? 0

/** What is sent call by call, whole pages in their order; of a page longer than a call its beginning. */
export function batchesOf(pages: readonly Page[]): Page[][] {
  const batches: Page[][] = []
  let room = 0
  for (const page of pages) {
    if (letters(page.words) < LETTERS_MIN) continue
    const words = page.words.slice(0, CHARACTERS_A_CALL)
    if (words.length > room) {
      if (batches.length === CALLS_MAX) break
      batches.push([])
      room = CHARACTERS_A_CALL
    }
    batches.at(-1)!.push({ ...page, words })
    room -= words.length
  }
  return batches
}

/** Pages of a document that no call reads, or not to their end; covers are not missed. */
export function pagesLeft(pages: readonly Page[]): number {
  const sent = new Map(batchesOf(pages).flatMap(batch => batch.map(page => [page.page, page])))
  return pages.filter(
    ({ page, words }) =>
      letters(words) >= LETTERS_MIN && (sent.get(page)?.words.length ?? 0) < words.length,
  ).length
}
