import { randomUUID } from 'node:crypto'
import type { AgentEventBody, RunRow } from '@sextant/contracts/agent-events'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { writerLabel } from '../../platform/writer-label.ts'
import type { StartedRun } from './run-engine.ts'
import { addMessage, appendEvents, readSession, type SessionHead, type Tx } from './rows.ts'
import { announce } from './run-log.ts'

type Begin = {
  sessionId: string
  /** The user's words, or null when a choice starts the run. */
  text: string | null
  messageId?: string | undefined
  /** The message to continue from; undefined continues the shown thread. */
  parentId?: string | null | undefined
  framework: FrameworkId
}

/** Stores the user's message and the run in one transaction, so that a run never lacks its message. A second run at the same time is RUN_IN_PROGRESS. */
export async function beginRun(context: Context & { token: string }, begin: Begin): Promise<StartedRun> {
  const runId = randomUUID()
  const attempt = () => asActor(context.database.db, context, async tx => {
    const session = await readSession(tx, begin.sessionId)
    const parentId = begin.parentId === undefined ? session.head_message_id : begin.parentId
    if (begin.parentId) await requireMessage(tx, session, begin.parentId)
    const events: AgentEventBody[] = []
    const { rows: [run] } = await sql<{ run: RunRow }>`
      insert into public.agent_runs as r (org_id, id, session_id, client_id, message_id, actor_id, framework, instance, writer)
      values (app.org_id(), ${runId}, ${session.id}, ${session.client_id}, ${begin.messageId ?? null}, app.user_id(), ${begin.framework}, ${context.instance}, ${writerLabel(context.config)})
      returning app.run_json(r) as run`.execute(tx)
    let head = parentId
    if (begin.text !== null) {
      const message = await addMessage(tx, { id: begin.messageId ?? randomUUID(), sessionId: session.id, clientId: session.client_id, parentId, role: 'user', text: begin.text, framework: begin.framework, question: null, runId })
      events.push({ type: 'message', message })
      head = message.id
    }
    await sql`update public.agent_sessions set tool = ${begin.framework} where org_id = app.org_id() and id = ${session.id}`.execute(tx)
    events.push({ type: 'run', run: run!.run })
    const seq = await appendEvents(tx, session.id, runId, events)
    return { started: { runId, sessionId: session.id, userId: session.user_id, clientId: session.client_id, framework: begin.framework, head, seq }, events }
  })
  const { started, events } = await attempt().catch(async error => {
    if ((error as { constraint?: string }).constraint !== 'agent_runs_one_running') throw error
    // The other run's server may be gone without a word: look once, then refuse.
    await context.database.pool.query(`select app.interrupt_stale_runs($1, '15 seconds')`, [context.instance])
    return attempt().catch(second => {
      throw (second as { constraint?: string }).constraint === 'agent_runs_one_running' ? fail('RUN_IN_PROGRESS') : second
    })
  })
  announce(context, begin.sessionId, runId, events, started.seq)
  return started
}

async function requireMessage(tx: Tx, session: SessionHead, id: string): Promise<void> {
  const { rows } = await sql`select 1 from public.agent_messages where org_id = app.org_id() and session_id = ${session.id} and id = ${id}`.execute(tx)
  if (!rows.length) throw fail('NOT_FOUND')
}
