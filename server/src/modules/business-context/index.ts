import type { InsightRow } from '@sextant/contracts/rows'
import { asActor } from '@sextant/database/as-actor'
import { extract } from '@sextant/agents/learning/extract'
import { sql } from 'kysely'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from './business-knowledge.ts'
import { storeProposals } from './store-proposals.ts'

export {
  businessKnowledge,
  type RawKnowledge,
  readBusinessKnowledge,
} from './business-knowledge.ts'
export { storeProposals } from './store-proposals.ts'

const INSIGHT = sql`h.id, h.extracted_context, h.confidence_score::float8 as confidence_score, h.agent_type, h.quote, h.status, h.auto_approved, h.session_id, h.client_id, h.created_at, h.decided_at,
  (select count(*)::integer from public.insight_uses u where u.org_id = h.org_id and u.insight_id = h.id) as uses`

type Rows = { rows: InsightRow[] }
const one = ({ rows }: Rows): InsightRow => {
  if (!rows[0]) throw fail('NOT_FOUND')
  return rows[0]
}

export const businessContextRouter = {
  pending: api.businessContext.pending
    .use(withToken)
    .handler(({ context }) =>
      asActor(
        context.database.db,
        context,
        async tx =>
          (
            await sql<InsightRow>`select ${INSIGHT} from public.business_context_history h where h.org_id = app.org_id() and h.status = 'pending' order by h.created_at limit 100`.execute(
              tx,
            )
          ).rows,
      ),
    ),

  history: api.businessContext.history.use(withToken).handler(({ input, context }) =>
    asActor(
      context.database.db,
      context,
      async tx =>
        (
          await sql<InsightRow>`
      select ${INSIGHT} from public.business_context_history h
       where h.org_id = app.org_id() and h.status <> 'rejected' and (${input.status ?? null}::text is null or h.status = ${input.status ?? null})
         and (${input.client_id ?? null}::uuid is null or h.client_id = ${input.client_id ?? null})
       order by h.created_at desc limit ${input.limit} offset ${input.offset}`.execute(tx)
        ).rows,
    ),
  ),

  update: api.businessContext.update.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx =>
      one(
        await sql<InsightRow>`
      update public.business_context_history h set extracted_context = ${JSON.stringify(input.extracted_context)}::jsonb
       where h.org_id = app.org_id() and h.id = ${input.id} and h.status <> 'rejected' returning ${INSIGHT}`.execute(
          tx,
        ),
      ),
    ),
  ),

  approve: api.businessContext.approve.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx =>
      one(
        await sql<InsightRow>`
      update public.business_context_history h set status = 'approved', decided_by = app.user_id(), decided_at = now()
       where h.org_id = app.org_id() and h.id = ${input.id} and h.status <> 'rejected' returning ${INSIGHT}`.execute(
          tx,
        ),
      ),
    ),
  ),

  reject: api.businessContext.reject.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => ({
      id: one(
        await sql<InsightRow>`
      update public.business_context_history h set status = 'rejected', decided_by = app.user_id(), decided_at = now()
       where h.org_id = app.org_id() and h.id = ${input.id} and h.status <> 'rejected' returning ${INSIGHT}`.execute(
          tx,
        ),
      ).id,
    })),
  ),

  restore: api.businessContext.restore.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx =>
      one(
        await sql<InsightRow>`
      update public.business_context_history h set status = case when h.auto_approved then 'approved' else 'pending' end, decided_by = null, decided_at = null
       where h.org_id = app.org_id() and h.id = ${input.id} and h.status = 'rejected' returning ${INSIGHT}`.execute(
          tx,
        ),
      ),
    ),
  ),

  extract: api.businessContext.extract.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [session],
      } = await sql<{
        client_id: string | null
      }>`select client_id from public.agent_sessions where org_id = app.org_id() and id = ${input.session_id} and deleted_at is null`.execute(
        tx,
      )
      if (!session) throw fail('NOT_FOUND')
      const { recorded, deleted } = await readBusinessKnowledge(tx, session.client_id)
      const found = extract({ text: input.conversation_text, known: recorded, deleted })
      const stored = await storeProposals(
        tx,
        { sessionId: input.session_id, clientId: session.client_id, agent: input.agent_type },
        found.map(item => ({ ...item, messageId: null })),
      )
      return { success: true, history_id: stored[0]?.id ?? null }
    }),
  ),

  read: api.businessContext.read.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [row],
      } = await sql<{
        companyName: string
        industry: string
        companySize: string
        description: string
      }>`
        select company_name as "companyName", industry, company_size as "companySize", description from public.business_contexts
         where org_id = ${input.organizationId} and org_id = app.org_id() and client_id is null`.execute(
        tx,
      )
      return row ?? null
    }),
  ),

  save: api.businessContext.save.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const {
        rows: [row],
      } = await sql<{
        companyName: string
        industry: string
        companySize: string
        description: string
      }>`
        insert into public.business_contexts (org_id, client_id, company_name, industry, company_size, description, updated_by)
        select app.org_id(), null, ${input.companyName}, ${input.industry}, ${input.companySize}, ${input.description}, app.user_id() where app.org_id() = ${input.organizationId}
        on conflict (org_id, client_id) do update set company_name = excluded.company_name, industry = excluded.industry, company_size = excluded.company_size, description = excluded.description, updated_by = excluded.updated_by, updated_at = now()
        returning company_name as "companyName", industry, company_size as "companySize", description`.execute(
        tx,
      )
      if (!row) throw fail('NOT_FOUND', 'Organization not found')
      return row
    }),
  ),
}
