import { AUTO_APPROVE_AT } from '@sextant/contracts/limits'
import { createHash } from 'node:crypto'
import { normalizeFact } from '@sextant/agents/learning/dedupe'
import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

export type FoundInsight = {
  key: string
  value: string
  confidence: number
  quote: string
  messageId: string | null
}
export type StoredInsight = FoundInsight & { id: string; status: 'pending' | 'approved' }

/** The identity of a proposal: the same value from new words is a new one. */
const fingerprint = ({ key, value, quote }: FoundInsight): string =>
  createHash('sha256')
    .update(`${key}\n${normalizeFact(value)}\n${normalizeFact(quote)}`)
    .digest('hex')

const statusOf = ({ confidence }: Pick<FoundInsight, 'confidence'>): StoredInsight['status'] =>
  confidence >= AUTO_APPROVE_AT ? 'approved' : 'pending'

/** Stores what was learned and answers what is new. The same fact, or one that a person rejected, is not proposed again. */
export async function storeProposals(
  tx: Transaction<Tables>,
  place: { sessionId: string; clientId: string | null; agent: string },
  found: readonly FoundInsight[],
): Promise<StoredInsight[]> {
  const proposals = found.map(item => ({ item, fingerprint: fingerprint(item) }))
  const rows = await rowsWithin<{ id: string; fingerprint: string }>(
    tx,
    'store_proposals',
    place.sessionId,
    place.clientId,
    place.agent,
    JSON.stringify(
      proposals.map(({ item: { messageId, ...fact }, fingerprint }) => ({
        ...fact,
        message_id: messageId,
        fingerprint,
        approved: statusOf(fact) === 'approved',
      })),
    ),
  )
  const ids = new Map(rows.map(row => [row.fingerprint, row.id]))
  return proposals.flatMap(({ item, fingerprint }) => {
    const id = ids.get(fingerprint)
    // The same fact twice among those found is kept, and told, once.
    ids.delete(fingerprint)
    return id ? [{ ...item, id, status: statusOf(item) }] : []
  })
}
