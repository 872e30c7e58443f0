import type { LearnedFact } from '@sextant/agents/runtime/ports'
import type { ApprovedInsight } from '@sextant/agents/strategy/conversation'
import type { Profile } from '@sextant/agents/strategy/framework'
import { sql, type Transaction } from 'kysely'
import { recordedFacts } from './store-proposals.ts'
import type { Tables } from '@sextant/database/tables'

export type BusinessKnowledge = { profile: Profile; insights: ApprovedInsight[]; recorded: LearnedFact[]; deleted: LearnedFact[] }

/** What every agent knows of an organization or one client: the profile, the approved insights, the facts on record. */
export async function readBusinessKnowledge(tx: Transaction<Tables>, clientId: string | null): Promise<BusinessKnowledge> {
  const { rows: [profile] } = await sql<Profile>`
    select coalesce(b.company_name, c.name, o.name) as "companyName", coalesce(b.industry, c.industry, 'Other') as industry, coalesce(b.company_size, '1-10') as "companySize", coalesce(b.description, '') as description
      from public.organizations o
      left join public.clients c on c.org_id = o.id and c.id = ${clientId}::uuid
      left join public.business_contexts b on b.org_id = o.id and b.client_id is not distinct from ${clientId}::uuid
     where o.id = app.org_id()`.execute(tx)
  const { rows: insights } = await sql<ApprovedInsight>`
    select h.id, e.key, e.value, h.quote, to_char(h.created_at, 'YYYY-MM-DD') as "on" from public.business_context_history h cross join lateral jsonb_each(h.extracted_context) e
     where h.org_id = app.org_id() and h.client_id is not distinct from ${clientId}::uuid and h.status = 'approved' order by h.created_at`.execute(tx)
  return { profile: profile!, insights, ...(await recordedFacts(tx, clientId)) }
}
