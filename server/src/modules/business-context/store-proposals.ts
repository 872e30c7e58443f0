import { AUTO_APPROVE_AT } from '@sextant/contracts/limits'
import { createHash } from 'node:crypto'
import { normalizeFact } from '@sextant/agents/learning/dedupe'
import type { LearnedFact } from '@sextant/agents/runtime/ports'
import type { Tables } from '@sextant/database/tables'
import { sql, type Transaction } from 'kysely'

export type FoundInsight = { key: string; value: string; confidence: number; quote: string; messageId: string | null }
export type StoredInsight = FoundInsight & { id: string; status: 'pending' | 'approved' }

/** The identity of a proposal: the same value from new words is a new one. */
const fingerprint = ({ key, value, quote }: FoundInsight): string => createHash('sha256').update(`${key}\n${normalizeFact(value)}\n${normalizeFact(quote)}`).digest('hex')

/** Facts on record, and facts a person deleted, for this organization or client. */
export async function recordedFacts(tx: Transaction<Tables>, clientId: string | null): Promise<{ recorded: LearnedFact[]; deleted: LearnedFact[] }> {
  const { rows } = await sql<{ key: string; value: string | string[]; quote: string; status: string }>`
    select e.key, e.value, h.quote, h.status from public.business_context_history h cross join lateral jsonb_each(h.extracted_context) e
     where h.org_id = app.org_id() and h.client_id is not distinct from ${clientId}::uuid`.execute(tx)
  const facts = rows.flatMap(({ key, value, quote, status }) => [value].flat().map(item => ({ key, value: item, quote, status })))
  return { recorded: facts.filter(fact => fact.status !== 'rejected'), deleted: facts.filter(fact => fact.status === 'rejected') }
}

/** Stores what was learned and answers what is new. The same fact, or one that a person rejected, is not proposed again. */
export async function storeProposals(tx: Transaction<Tables>, place: { sessionId: string; clientId: string | null; agent: string }, found: readonly FoundInsight[]): Promise<StoredInsight[]> {
  const stored: StoredInsight[] = []
  for (const item of found) {
    const status = item.confidence >= AUTO_APPROVE_AT ? 'approved' as const : 'pending' as const
    const { rows: [row] } = await sql<{ id: string }>`
      insert into public.business_context_history (org_id, client_id, session_id, message_id, agent_type, extracted_context, confidence_score, quote, fingerprint, status, auto_approved, decided_at)
      values (app.org_id(), ${place.clientId}, ${place.sessionId}, ${item.messageId}, ${place.agent}, ${JSON.stringify({ [item.key]: item.value })}::jsonb, ${item.confidence}, ${item.quote}, ${fingerprint(item)}, ${status}, ${status === 'approved'}, case when ${status} = 'approved' then now() end)
      on conflict (org_id, client_id, fingerprint) do nothing returning id`.execute(tx)
    if (row) stored.push({ ...item, id: row.id, status })
  }
  return stored
}
