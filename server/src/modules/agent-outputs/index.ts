import { frameworkFor } from '@sextant/agents/strategy/registry'
import type { Table } from '@sextant/contracts/deliverable'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type {
  StoredDeliverable,
  StrategyDeliverable,
  StrategyDocument,
} from '@sextant/contracts/strategy/deliverable'
import { asActor } from '@sextant/database/as-actor'
import type { Tables } from '@sextant/database/tables'
import { sql, type Transaction } from 'kysely'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { requireAbility } from '../../platform/require-ability.ts'
import { applyEdits, earlierClaims, type EarlierClaim, type ReadThread } from './apply-edits.ts'

type Tx = Transaction<Tables>
const ROW = sql`o.id, o.org_id, o.output_type, o.created_at, o.agent_type, o.title, o.summary, o.updated_at, o.saved_at, o.session_id, o.client_id, o.shared_at`

type Stored = AgentOutputRow & {
  version: number
  content: StoredDeliverable
  earlier_claims: EarlierClaim[]
}

/** An output that the person may see, or NOT_FOUND. */
export async function readOutput(tx: Tx, id: string): Promise<Stored> {
  const {
    rows: [row],
  } =
    await sql<Stored>`select ${ROW}, o.version, o.content, o.earlier_claims from public.agent_outputs o where o.org_id = app.org_id() and o.id = ${id} and o.deleted_at is null`.execute(
      tx,
    )
  if (!row) throw fail('NOT_FOUND')
  return row
}

export async function sessionOutputs(tx: Tx, sessionId: string): Promise<AgentOutputRow[]> {
  return (
    await sql<AgentOutputRow>`select ${ROW} from public.agent_outputs o where o.org_id = app.org_id() and o.session_id = ${sessionId} and o.deleted_at is null order by o.created_at desc`.execute(
      tx,
    )
  ).rows
}

/** The newest deliverable of each framework in a session, oldest framework first. */
export async function readDeliverables(tx: Tx, sessionId: string): Promise<StrategyDeliverable[]> {
  const { rows } = await sql<{ content: StoredDeliverable }>`
    select content from (select distinct on (o.output_type) o.output_type, o.created_at, o.content from public.agent_outputs o
      where o.org_id = app.org_id() and o.session_id = ${sessionId} and o.deleted_at is null and o.output_type <> 'strategy-document' order by o.output_type, o.created_at desc) newest
     order by created_at`.execute(tx)
  return rows.map(row => row.content as StrategyDeliverable)
}

export async function storeOutput(
  tx: Tx,
  output: {
    id: string
    sessionId: string
    clientId: string | null
    runId: string
    deliverable: StrategyDeliverable
  },
): Promise<void> {
  const { deliverable } = output
  await sql`insert into public.agent_outputs (org_id, id, client_id, session_id, run_id, agent_type, output_type, title, summary, content, created_by)
    values (app.org_id(), ${output.id}, ${output.clientId}, ${output.sessionId}, ${output.runId}, 'strategy', ${deliverable.framework}, ${deliverable.title.slice(0, 200)}, ${deliverable.decision.text}, ${JSON.stringify(deliverable)}::jsonb, app.user_id())`.execute(
    tx,
  )
  for (const id of deliverable.insightsUsed) {
    await sql`insert into public.insight_uses (org_id, insight_id, output_id, client_id) select app.org_id(), h.id, ${output.id}, ${output.clientId} from public.business_context_history h where h.org_id = app.org_id() and h.id = ${id} on conflict do nothing`.execute(
      tx,
    )
  }
}

export async function storeDocument(
  tx: Tx,
  output: { id: string; sessionId: string; clientId: string | null; document: StrategyDocument },
): Promise<void> {
  await sql`insert into public.agent_outputs (org_id, id, client_id, session_id, agent_type, output_type, title, summary, content, created_by)
    values (app.org_id(), ${output.id}, ${output.clientId}, ${output.sessionId}, 'strategy', 'strategy-document', ${output.document.title.slice(0, 200)}, ${output.document.decision}, ${JSON.stringify(output.document)}::jsonb, app.user_id())`.execute(
    tx,
  )
}

const tablesOf = (content: StoredDeliverable): Table[] =>
  content.framework === 'strategy-document'
    ? content.parts.flatMap(tablesOf)
    : frameworkFor(content.framework).tables(content as never)

async function answer(tx: Tx, id: string): Promise<OutputAnswer> {
  const { earlier_claims: _earlier, ...output } = await readOutput(tx, id)
  const { rows: insights } = await sql<{ id: string; label: string; quote: string }>`
    select h.id, (select string_agg(e.key || ': ' || (e.value #>> '{}'), '; ') from jsonb_each(h.extracted_context) e) as label, h.quote
      from public.insight_uses u join public.business_context_history h on h.org_id = u.org_id and h.id = u.insight_id
     where u.org_id = app.org_id() and u.output_id = ${id} and h.status <> 'rejected' order by h.created_at`.execute(
    tx,
  )
  return { ...output, tables: tablesOf(output.content), insights }
}

async function changed(
  context: Context & { token: string },
  id: string,
  set: ReturnType<typeof sql>,
  deleted = false,
): Promise<AgentOutputRow> {
  return asActor(context.database.db, context, async tx => {
    const {
      rows: [seen],
    } = await sql<{
      client_id: string | null
    }>`select client_id from public.agent_outputs where org_id = app.org_id() and id = ${id}`.execute(
      tx,
    )
    if (!seen) throw fail('NOT_FOUND')
    await requireAbility(tx, 'outputs.manage', seen.client_id)
    const {
      rows: [row],
    } =
      await sql<AgentOutputRow>`update public.agent_outputs o set ${set}, updated_at = now() where o.org_id = app.org_id() and o.id = ${id} and (o.deleted_at is not null) = ${deleted} returning ${ROW}`.execute(
        tx,
      )
    if (!row) throw fail('NOT_FOUND')
    return row
  })
}

const shared = (
  context: Context & { token: string },
  id: string,
  call: ReturnType<typeof sql>,
): Promise<AgentOutputRow> =>
  asActor(context.database.db, context, async tx => {
    await sql`select ${call}`.execute(tx)
    return (
      await sql<AgentOutputRow>`select ${ROW} from public.agent_outputs o where o.org_id = app.org_id() and o.id = ${id}`.execute(
        tx,
      )
    ).rows[0]!
  })

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, match => `\\${match}`)}%`

export const agentOutputRouter = (readThread: ReadThread) => ({
  list: api.agentOutputs.list.use(withToken).handler(({ input, context }) =>
    asActor(
      context.database.db,
      context,
      async tx =>
        (
          await sql<AgentOutputRow>`
      select ${ROW} from public.agent_outputs o
       where o.org_id = app.org_id() and o.deleted_at is null
         and (${input.agent_type ?? null}::text is null or o.agent_type = ${input.agent_type ?? null})
         and (${input.client_id ?? null}::uuid is null or o.client_id = ${input.client_id ?? null})
         and (${input.campaign_id ?? null}::uuid is null or exists (select 1 from public.agent_sessions s where s.org_id = o.org_id and s.id = o.session_id and s.campaign_id = ${input.campaign_id ?? null}))
         and (${input.saved ?? null}::boolean is null or (o.saved_at is not null) = ${input.saved ?? null})
         and (${input.q ? like(input.q) : null}::text is null or o.title ilike ${input.q ? like(input.q) : null} or o.summary ilike ${input.q ? like(input.q) : null})
       order by o.created_at desc limit ${input.limit} offset ${input.offset}`.execute(tx)
        ).rows,
    ),
  ),

  get: api.agentOutputs.get
    .use(withToken)
    .handler(({ input, context }) =>
      asActor(context.database.db, context, tx => answer(tx, input.id)),
    ),
  rename: api.agentOutputs.rename
    .use(withToken)
    .handler(({ input, context }) => changed(context, input.id, sql`title = ${input.title}`)),
  save: api.agentOutputs.save
    .use(withToken)
    .handler(({ input, context }) =>
      changed(context, input.id, sql`saved_at = coalesce(o.saved_at, now())`),
    ),
  remove: api.agentOutputs.remove.use(withToken).handler(async ({ input, context }) => ({
    id: (await changed(context, input.id, sql`deleted_at = now()`)).id,
  })),
  share: api.agentOutputs.share
    .use(withToken)
    .handler(({ input, context }) =>
      shared(context, input.id, sql`app.share_output(${input.id}, ${input.note})`),
    ),
  unshare: api.agentOutputs.unshare
    .use(withToken)
    .handler(({ input, context }) =>
      shared(context, input.id, sql`app.unshare_output(${input.id})`),
    ),
  restore: api.agentOutputs.restore
    .use(withToken)
    .handler(({ input, context }) => changed(context, input.id, sql`deleted_at = null`, true)),

  edit: api.agentOutputs.edit.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const output = await readOutput(tx, input.id)
      await requireAbility(tx, 'outputs.manage', output.client_id)
      if (output.version !== input.version) throw fail('CONFLICT')
      const content = await applyEdits(
        tx,
        output,
        input.edits,
        context.now().toISOString().slice(0, 10),
        readThread,
      )
      const {
        rows: [row],
      } =
        await sql`update public.agent_outputs set content = ${JSON.stringify(content)}::jsonb, earlier_claims = ${JSON.stringify(earlierClaims(output.content as StrategyDeliverable, output.earlier_claims))}::jsonb, version = version + 1, title = case when ${content.title === (output.content as StrategyDeliverable).title} then title else ${content.title.slice(0, 200)} end, summary = ${content.decision.text}, updated_at = now()
        where org_id = app.org_id() and id = ${input.id} and version = ${input.version} returning id`.execute(
          tx,
        )
      if (!row) throw fail('CONFLICT')
      return answer(tx, input.id)
    }),
  ),
})
