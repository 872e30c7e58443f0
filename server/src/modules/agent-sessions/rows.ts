import type { MessageRow, RunRow } from '@sextant/contracts/agent-events'
import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import type { ToolId } from '@sextant/contracts/catalogue'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

export type Tx = Transaction<Tables>

export type SessionHead = SessionRow & {
  head_message_id: string | null
  last_seq: number
  user_id: string
}

/** A session that the person may see, or NOT_FOUND. */
export async function readSession(tx: Tx, id: string): Promise<SessionHead> {
  const [row] = await rowsWithin<SessionHead>(tx, 'read_session', id)
  return row!
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
  const asked = [agent ?? null, client_id ?? null, campaign_id ?? null]
  return {
    rows: await rowsWithin<SessionRow>(tx, 'list_sessions', ...asked, limit, offset),
    total: await callWithin<number>(tx, 'count_sessions', ...asked),
  }
}

export const readMessages = (tx: Tx, sessionId: string): Promise<MessageRow[]> =>
  rowsWithin(tx, 'session_messages', sessionId)

export type NewMessage = {
  id: string
  sessionId: string
  clientId: string | null
  parentId: string | null
  role: 'user' | 'agent'
  text: string
  tool: ToolId | null
  question: MessageRow['question']
  runId: string | null
}

/** Stores a message as the thread's new end. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const [row] = await rowsWithin<MessageRow>(
    tx,
    'add_message',
    message.id,
    message.sessionId,
    message.clientId,
    message.parentId,
    message.role,
    message.text,
    message.tool,
    message.question,
    message.runId,
  )
  return row!
}

export async function readRuns(tx: Tx, sessionId: string): Promise<RunRow[]> {
  const rows = await rowsWithin<{ run: RunRow }>(tx, 'session_runs', sessionId)
  return rows.map(row => row.run)
}

/** Appends events and answers the cursor after the last. */
export const appendEvents = (
  tx: Tx,
  sessionId: string,
  runId: string | null,
  events: readonly unknown[],
  after: number | null = null,
): Promise<number> =>
  callWithin(tx, 'append_events', sessionId, runId, JSON.stringify(events), after)
