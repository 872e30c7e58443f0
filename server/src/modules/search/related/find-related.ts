import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import type { AskedMeaning } from '../embeddings/ask-meaning.ts'
import type { Sought } from '../sought.ts'
import { DIMENSIONS, meaningOf, MODEL, nearness } from './meaning.ts'

/** Below that nothing is related; what is much less near than the nearest is not either. */
const [NEAR, OF_NEAREST, MOST] = [0.45, 0.85, 10] as const

/** Passages in reach, of every kind, that are about the same as the words, the nearest first. meant: what a provider's model made of the question; passages of which it knows what they mean are found by that. */
export async function findRelated(
  tx: Transaction<Tables>,
  words: string,
  sought: Sought,
  meant: AskedMeaning | null,
): Promise<string[]> {
  const meaning = meaningOf(words)
  if (!meaning) return []
  const [row] = await rowsWithin<{ ids: string[] | null; meanings: Buffer | null }>(
    tx,
    'entry_meanings',
    MODEL,
    DIMENSIONS,
    sought.client_id ?? null,
    sought.since ?? null,
    sought.until ?? null,
    meant?.key ?? null,
    meant?.vector.length ?? null,
  )
  const { ids, meanings } = row!
  if (!ids || !meanings) return []
  const all = ids
    .map((id, at) => ({ id, near: nearness(meaning, meaningAt(meanings, at)) }))
    .toSorted((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
  const least = Math.max(NEAR, OF_NEAREST * (all[0]?.near ?? 0))
  return all
    .filter(({ near }) => near >= least)
    .slice(0, MOST)
    .map(({ id }) => id)
}

const meaningAt = (meanings: Buffer, at: number): Int8Array =>
  new Int8Array(meanings.buffer, meanings.byteOffset + at * DIMENSIONS, DIMENSIONS)
