import type { Corrected, Found } from '@sextant/contracts/search/routes'
import type { Tables } from '@sextant/database/tables'
import { rowsWithin } from '@sextant/database/call'
import type { Transaction } from 'kysely'
import { closeWords, wholeWords } from './close-words.ts'

/** What is looked for: any of the words. A correction counts less than what was typed. */
export type Term = { words: string[]; goes_on: boolean; weight: number }

/** Stands before what was found, and after it. */
const [BEGINS, ENDS] = ['\u0001', '\u0002'] as const
/** More words than that are a text. */
const WORDS_MAX = 16
const CORRECTED = 0.8

/** What people type as words: letters and digits, each once. */
export const wordsOf = (typed: string): string[] =>
  [...new Set(typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, WORDS_MAX)

/** Words as they are looked for, corrected where they were. goesOn: the last one may go on. */
export const termsOf = (
  typed: readonly string[],
  corrected: readonly Corrected[],
  goesOn: boolean,
): Term[] =>
  typed.map((word, at) => {
    const read = corrected.find(one => one.typed === word)?.read
    return read
      ? { words: read, goes_on: false, weight: CORRECTED }
      : { words: [word], goes_on: goesOn && at === typed.length - 1, weight: 1 }
  })

/** Where words are looked for. */
type Among = { goesOn: boolean; clientId: string | null; kind?: Found['kind'] }

/** Of words that stand nowhere, those that were meant. */
export async function correctionsOf(
  tx: Transaction<Tables>,
  typed: readonly string[],
  { goesOn, clientId, kind }: Among,
): Promise<Corrected[]> {
  const near = await rowsWithin<{ word: string; near: string[]; joined: string[] }>(
    tx,
    'words_near',
    typed,
    goesOn,
    clientId,
    kind ?? null,
  )
  return near
    .map(({ word, near: words, joined }) => {
      const whole = wholeWords(word, joined)
      return { typed: word, read: whole.length > 0 ? whole : closeWords(word, words) }
    })
    .filter(({ read }) => read.length > 0)
}

/** "a [b] c" as pieces; signs that stand in the text itself were taken out when it was read. */
export const piecesOf = (marked: string): Found['pieces'] =>
  marked.split(BEGINS).flatMap((part, index) => {
    const [found = '', after = ''] = index === 0 ? ['', part] : part.split(ENDS)
    return [
      { text: found, found: true },
      { text: after, found: false },
    ].filter(({ text }) => text !== '')
  })
