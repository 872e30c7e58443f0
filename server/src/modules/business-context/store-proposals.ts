import { AUTO_APPROVE_AT } from '@sextant/contracts/limits'
import { createHash } from 'node:crypto'
import { normalizeFact } from '@sextant/agents/learning/dedupe'
import type { Tables } from '@sextant/database/tables'
import { sql, type Transaction } from 'kysely'

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

/** Stores what was learned and answers what is new. The same fact, or one that a person rejected, is not proposed again. */
export async function storeProposals(
  tx: Transaction<Tables>,
  place: { sessionId: string; clientId: string | null; agent: string },
  found: readonly FoundInsight[],
): Promise<StoredInsight[]> {
  const stored: StoredInsight[] = []
  for (const item of found) {
    const status = item.confidence >= AUTO_APPROVE_AT ? ('approved' as const) : ('pending' as const)
    const {
      rows: [row],
    } = await sql<{ id: string }>`
      insert into public.business_context_history (org_id, client_id, session_id, message_id, agent_type, extracted_context, confidence_score, quote, fingerprint, status, auto_approved, decided_at)
      values (app.org_id(), ${place.clientId}, ${place.sessionId}, ${item.messageId}, ${place.agent}, ${JSON.stringify({ [item.key]: item.value })}::jsonb, ${item.confidence}, ${item.quote}, ${fingerprint(item)}, ${status}, ${status === 'approved'}, case when ${status} = 'approved' then now() end)
      on conflict (org_id, client_id, fingerprint) do nothing returning id`.execute(tx)
    if (row) stored.push({ ...item, id: row.id, status })
  }
  return stored
}
