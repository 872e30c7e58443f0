import type { Found, FoundPage } from '@sextant/contracts/search/routes'
import { callWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import type { AskedMeaning, QuestionMeaning } from './embeddings/ask-meaning.ts'
import { findMeant } from './embeddings/find-meant.ts'
import { findRelated } from './related/find-related.ts'
import type { Sought } from './sought.ts'
import { correctionsOf, piecesOf, termsOf, wordsOf } from './words.ts'

type Stored = Omit<FoundPage, 'rows' | 'corrected' | 'meaning'> & {
  rows: (Omit<Found, 'pieces'> & { marked: string })[]
}

/** Everything that whoever the transaction acts for may see and that holds any of the words, or is near by what they mean, best first. */
export async function find(
  tx: Transaction<Tables>,
  sought: Sought,
  meaning: QuestionMeaning = 'off',
): Promise<FoundPage> {
  const meant: AskedMeaning | null = typeof meaning === 'string' ? null : meaning
  const typed = wordsOf(sought.words)
  const client = sought.client_id ?? null
  const corrected = await correctionsOf(tx, typed, { goesOn: sought.goes_on, clientId: client })
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
