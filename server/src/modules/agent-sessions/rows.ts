import type { MessageRow, RunRow } from '@sextant/contracts/agent-events'
import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { Tables } from '@sextant/database/tables'
import { sql, type Transaction } from 'kysely'
import { fail } from '../../platform/errors.ts'

export type Tx = Transaction<Tables>

const SESSION = sql`s.id, s.agent_type as agent, s.tool, s.title, s.created_at, s.updated_at, s.client_id, s.campaign_id, s.mode,
  (select r.status from public.agent_runs r where r.org_id = s.org_id and r.session_id = s.id order by r.started_at desc limit 1) as run_status,
  (select count(*)::integer from public.agent_outputs o where o.org_id = s.org_id and o.session_id = s.id and o.deleted_at is null) as output_count`

export type SessionHead = SessionRow & {
  head_message_id: string | null
  last_seq: number
  user_id: string
}

/** A session that the person may see, or NOT_FOUND. */
export async function readSession(tx: Tx, id: string): Promise<SessionHead> {
  const {
    rows: [row],
  } = await sql<SessionHead>`
    select ${SESSION}, s.head_message_id, s.last_seq, app.user_id() as user_id from public.agent_sessions s
     where s.org_id = app.org_id() and s.id = ${id} and s.deleted_at is null`.execute(tx)
  if (!row) throw fail('NOT_FOUND')
  return row
}

export type SessionFilter = {
  agent?: string | undefined
  client_id?: string | undefined
  campaign_id?: string | undefined
  limit: number
  offset: number
}

export async function listSessions(
  tx: Tx,
  { agent, client_id, campaign_id, limit, offset }: SessionFilter,
): Promise<{ rows: SessionRow[]; total: number }> {
  const where = sql`s.org_id = app.org_id() and s.deleted_at is null and (${agent ?? null}::text is null or s.agent_type = ${agent ?? null})
    and (${client_id ?? null}::uuid is null or s.client_id = ${client_id ?? null}) and (${campaign_id ?? null}::uuid is null or s.campaign_id = ${campaign_id ?? null})`
  const { rows } =
    await sql<SessionRow>`select ${SESSION} from public.agent_sessions s where ${where} order by s.updated_at desc limit ${limit} offset ${offset}`.execute(
      tx,
    )
  const {
    rows: [count],
  } = await sql<{
    total: number
  }>`select count(*)::integer as total from public.agent_sessions s where ${where}`.execute(tx)
  return { rows, total: count!.total }
}

const MESSAGE = sql`m.id, m.parent_id, m.role, m.body as text, m.created_at, m.framework, m.question`

export async function readMessages(tx: Tx, sessionId: string): Promise<MessageRow[]> {
  return (
    await sql<MessageRow>`select ${MESSAGE} from public.agent_messages m where m.org_id = app.org_id() and m.session_id = ${sessionId} order by m.created_at, m.id`.execute(
      tx,
    )
  ).rows
}

export type NewMessage = {
  id: string
  sessionId: string
  clientId: string | null
  parentId: string | null
  role: 'user' | 'agent'
  text: string
  framework: FrameworkId | null
  question: MessageRow['question']
  runId: string | null
}

/** Stores a message as the thread's new end. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const {
    rows: [row],
  } = await sql<MessageRow>`
    insert into public.agent_messages as m (org_id, id, session_id, client_id, parent_id, role, body, framework, question, run_id)
    values (app.org_id(), ${message.id}, ${message.sessionId}, ${message.clientId}, ${message.parentId}, ${message.role}, ${message.text}, ${message.framework}, ${message.question ? JSON.stringify(message.question) : null}::jsonb, ${message.runId})
    returning ${MESSAGE}`.execute(tx)
  await sql`update public.agent_sessions set head_message_id = ${message.id}, updated_at = clock_timestamp() where org_id = app.org_id() and id = ${message.sessionId}`.execute(
    tx,
  )
  return row!
}

export async function readRuns(tx: Tx, sessionId: string): Promise<RunRow[]> {
  const { rows } = await sql<{
    run: RunRow
  }>`select app.run_json(r) as run from public.agent_runs r where r.org_id = app.org_id() and r.session_id = ${sessionId} order by r.started_at desc limit 20`.execute(
    tx,
  )
  return rows.map(row => row.run)
}

/** Appends events and answers the cursor after the last. */
export async function appendEvents(
  tx: Tx,
  sessionId: string,
  runId: string | null,
  events: readonly unknown[],
  after: number | null = null,
): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    seq: number
  }>`select app.append_events(${sessionId}, ${runId}, ${JSON.stringify(events)}::jsonb, ${after}) as seq`.execute(
    tx,
  )
  return row!.seq
}
