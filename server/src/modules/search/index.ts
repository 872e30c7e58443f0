import type { Found, FoundPage, SearchKind } from '@sextant/contracts/search/routes'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import { api, type Context, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { closeWords } from './close-words.ts'

export { fillSearch } from './fill-search.ts'

type Signed = Context & { token: string }
type Sought = {
  words: string
  goes_on: boolean
  kind?: SearchKind | undefined
  client_id?: string | undefined
  since?: string | undefined
  until?: string | undefined
  limit: number
  offset: number
}
type Stored = Omit<FoundPage, 'rows' | 'corrected'> & {
  rows: (Omit<Found, 'pieces'> & { marked: string })[]
}
/** What is looked for: any of the words. A correction counts less than what was typed. */
type Term = { words: string[]; goes_on: boolean; weight: number }

/** Somebody who types; a program that reads everything is slowed down. */
const searches = { name: 'search', points: 300, seconds: 60 }
/** Stands before what was found, and after it. */
const [BEGINS, ENDS] = ['\u0001', '\u0002'] as const
/** More words than that are a text. */
const WORDS_MAX = 16
const CORRECTED = 0.8

/** What people type as words: letters and digits, each once. */
const wordsOf = (typed: string): string[] =>
  [...new Set(typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, WORDS_MAX)

/** "a [b] c" as pieces; signs that stand in the text itself were taken out when it was read. */
const piecesOf = (marked: string): Found['pieces'] =>
  marked.split(BEGINS).flatMap((part, index) => {
    const [found = '', after = ''] = index === 0 ? ['', part] : part.split(ENDS)
    return [
      { text: found, found: true },
      { text: after, found: false },
    ].filter(({ text }) => text !== '')
  })

/** Everything in reach that holds any of the words, best first. */
async function search(context: Signed, sought: Sought): Promise<FoundPage> {
  await withinOwnLimit(context, searches)
  const typed = wordsOf(sought.words)
  const client = sought.client_id ?? null
  return asActor(context.database.db, context, async tx => {
    const near = await rowsWithin<{ word: string; near: string[] }>(
      tx,
      'words_near',
      typed,
      sought.goes_on,
      client,
    )
    const corrected = near
      .map(({ word, near: words }) => ({ typed: word, read: closeWords(word, words) }))
      .filter(({ read }) => read.length > 0)
    const { rows, ...counts } = await callWithin<Stored>(
      tx,
      'search_entries',
      JSON.stringify(termsOf(typed, corrected, sought.goes_on)),
      [],
      sought.kind ? [sought.kind] : null,
      client,
      sought.since ?? null,
      sought.until ?? null,
      sought.limit,
      sought.offset,
    )
    return {
      ...counts,
      corrected,
      rows: rows.map(({ marked, ...row }) => ({ ...row, pieces: piecesOf(marked) })),
    }
  })
}

const termsOf = (
  typed: readonly string[],
  corrected: FoundPage['corrected'],
  goesOn: boolean,
): Term[] =>
  typed.map((word, at) => {
    const read = corrected.find(one => one.typed === word)?.read
    return read
      ? { words: read, goes_on: false, weight: CORRECTED }
      : { words: [word], goes_on: goesOn && at === typed.length - 1, weight: 1 }
  })

export const searchRouter = {
  find: api.search.find.use(withToken).handler(({ input, context }) => search(context, input)),
}
