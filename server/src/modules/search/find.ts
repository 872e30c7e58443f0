import type { Found, FoundPage } from '@sextant/contracts/search/routes'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { closeWords } from './close-words.ts'
import type { AskedMeaning, QuestionMeaning } from './embeddings/ask-meaning.ts'
import { findMeant } from './embeddings/find-meant.ts'
import { findRelated } from './related/find-related.ts'
import type { Sought } from './sought.ts'

type Stored = Omit<FoundPage, 'rows' | 'corrected' | 'meaning'> & {
  rows: (Omit<Found, 'pieces'> & { marked: string })[]
}
/** What is looked for: any of the words. A correction counts less than what was typed. */
type Term = { words: string[]; goes_on: boolean; weight: number }

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

/** Everything that whoever the transaction acts for may see and that holds any of the words, or is near by what they mean, best first. */
export async function find(
  tx: Transaction<Tables>,
  sought: Sought,
  meaning: QuestionMeaning = 'off',
): Promise<FoundPage> {
  const meant: AskedMeaning | null = typeof meaning === 'string' ? null : meaning
  const typed = wordsOf(sought.words)
  const client = sought.client_id ?? null
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
    await findRelated(tx, readAs(typed, corrected).join(' '), sought, meant),
    meant ? await findMeant(tx, meant, sought) : [],
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
    meaning: typeof meaning === 'string' ? meaning : 'used',
    rows: rows.map(({ marked, ...row }) => ({ ...row, pieces: piecesOf(marked) })),
  }
}

/** The words, corrected where they were. */
const readAs = (typed: readonly string[], corrected: FoundPage['corrected']): string[] =>
  typed.flatMap(word => corrected.find(one => one.typed === word)?.read ?? [word])

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
