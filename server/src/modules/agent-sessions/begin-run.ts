import { randomUUID } from 'node:crypto'
import { toolChoices } from '@sextant/agents/agents'
import type { AgentEventBody } from '@sextant/contracts/agent-events'
import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'
import { FACTS_MAX } from '@sextant/contracts/company/facts'
import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { writerLabel } from '../../platform/writer-label.ts'
import type { CompletingFact } from './card-facts.ts'
import { announce } from './run-log.ts'

export type StartedRun = {
  runId: string
  orgId: string
  sessionId: string
  userId: string
  clientId: string | null
  agent: AgentSlug
  tool: ToolId
  head: string | null
  seq: number
}
/** A message that was sent before: its run, and the cursor from which to read it again. */
export type RepeatedRun = { runId: string; after: number }

type Begin = {
  sessionId: string
  /** The user's words, or null when a choice starts the run. */
  text: string | null
  /** Rows of cards that come with the words. */
  facts?: readonly CompletingFact[]
  messageId?: string | undefined
  /** The message to continue from; undefined continues the shown thread. */
  parentId?: string | null | undefined
  /** Changes the session's tool. */
  tool?: ToolId | undefined
}
type Answer =
  | { repeated: true; run_id: string; after: number }
  | {
      repeated: false
      run_id: string
      org_id: string
      user_id: string
      client_id: string | null
      agent: AgentSlug
      tool: ToolId
      head: string | null
      events: AgentEventBody[]
      seq: number
    }

const ONE_AT_A_TIME = 'agent_runs_one_running'
/** What app.store_card_facts raises. */
const MODEL_FULL = 'FACTS_FULL'
const NO_ROOM = `A company model holds ${FACTS_MAX} facts, and these would be more. Take out what no longer holds under “What we know”, then send them again.`

/** Stores the user's message and its run in one step and tells the readers. A second run at the same time is RUN_IN_PROGRESS. */
export async function beginRun(
  context: Context & { token: string },
  begin: Begin,
): Promise<StartedRun | RepeatedRun> {
  const attempt = async (): Promise<Answer> => {
    const values = [
      begin.sessionId,
      randomUUID(),
      begin.messageId ?? randomUUID(),
      begin.text,
      begin.parentId ?? null,
      begin.parentId !== undefined,
      JSON.stringify(toolChoices(begin.text ?? '')),
      begin.tool ?? null,
      context.instance,
      writerLabel(context.config),
      JSON.stringify(begin.facts ?? []),
      FACTS_MAX,
    ]
    const [row] = await oneTrip<{ run: Answer }>(context.database.pool, context, {
      name: 'begin_run',
      text: 'select app.begin_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as run',
      values,
    })
    return row!.run
  }
  const answer = await attempt().catch(async error => {
    if ((error as Error).message === MODEL_FULL) throw fail('UNPROCESSABLE', NO_ROOM)
    if ((error as { constraint?: string }).constraint !== ONE_AT_A_TIME) throw error
    // The other run's server may be gone without a word: look once, then refuse.
    await context.database.pool.query(`select app.interrupt_stale_runs('15 seconds')`)
    return attempt().catch(second => {
      throw (second as { constraint?: string }).constraint === ONE_AT_A_TIME
        ? fail('RUN_IN_PROGRESS')
        : second
    })
  })
  if (answer.repeated) return { runId: answer.run_id, after: answer.after }
  announce(context, begin.sessionId, answer.run_id, answer.events, answer.seq)
  return {
    runId: answer.run_id,
    orgId: answer.org_id,
    sessionId: begin.sessionId,
    userId: answer.user_id,
    clientId: answer.client_id,
    agent: answer.agent,
    tool: answer.tool,
    head: answer.head,
    seq: answer.seq,
  }
}
