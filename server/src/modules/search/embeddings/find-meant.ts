import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { nearness } from '../related/meaning.ts'
import type { Sought } from '../sought.ts'
import type { AskedMeaning } from './ask-meaning.ts'
import { signsOf } from './vector.ts'

/** Those with most signs in common, of which the nearest are reckoned. */
const CANDIDATES = 200
/** How far on the way from any text to the very same one a passage has to be; what is much less near than the nearest is not meant either. */
const [NEAR, OF_NEAREST, MOST] = [0.25, 0.7, 20] as const

/** Passages in reach, of every kind, that mean about what the question means, the nearest first. */
export async function findMeant(
  tx: Transaction<Tables>,
  { key, vector, toAny }: AskedMeaning,
  sought: Sought,
): Promise<string[]> {
  const [row] = await rowsWithin<{ ids: string[] | null; embeddings: Buffer | null }>(
    tx,
    'entries_by_embedding',
    key,
    vector.length,
    signsOf(vector),
    sought.client_id ?? null,
    sought.since ?? null,
    sought.until ?? null,
    CANDIDATES,
  )
  const { ids, embeddings } = row!
  if (!ids || !embeddings) return []
  const numbersAt = (at: number): Int8Array =>
    new Int8Array(embeddings.buffer, embeddings.byteOffset + at * vector.length, vector.length)
  const all = ids
    .map((id, at) => ({ id, near: beyond(nearness(vector, numbersAt(at)), toAny) }))
    .toSorted((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
  const least = Math.max(NEAR, OF_NEAREST * (all[0]?.near ?? 0))
  return all
    .filter(({ near }) => near >= least)
    .slice(0, MOST)
    .map(({ id }) => id)
}

/** 0: as near as any text; 1: the same. */
const beyond = (near: number, toAny: number): number => (near - toAny) / (1 - toAny)
