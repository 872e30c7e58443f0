import { randomUUID } from 'node:crypto'
import { combineDocument } from '@sextant/agents/strategy/document'
import { chooseFramework } from '@sextant/agents/runtime/choice'
import type { AgentEvent } from '@sextant/contracts/agent-events'
import { MESSAGE_MAX } from '@sextant/contracts/limits'
import { sendMessageInput } from '@sextant/contracts/agent-sessions/routes'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { countStreams } from '../../platform/open-streams.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { readDeliverables, storeDocument, sessionOutputs } from '../agent-outputs/index.ts'
import { beginRun } from './begin-run.ts'
import { createSession } from './create-session.ts'
import { appendEvents, listSessions, readMessages, readRuns, readSession } from './rows.ts'
import { type RunEngine, stopTopic } from './run-engine.ts'
import { announce } from './run-log.ts'
import { tail } from './tail.ts'

export { readMessages } from './rows.ts'

type Signed = Context & { token: string }

const newSessions = { name: 'agent-session', points: 120, seconds: 3_600 }
const newMessages = { name: 'agent-message', points: 120, seconds: 600 }

export const agentSessionRouter = (engine: RunEngine) => ({
  create: api.agentSessions.create.use(withToken).handler(async ({ input, context }) => {
    const userId = await withinOwnLimit(context, newSessions)
    return createSession(context, userId, input)
  }),

  list: api.agentSessions.list
    .use(withToken)
    .handler(({ input, context }) =>
      asActor(context.database.db, context, tx => listSessions(tx, input)),
    ),

  get: api.agentSessions.get.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      const { last_seq, user_id: _user, ...session } = await readSession(tx, input.id)
      const messages = await readMessages(tx, input.id)
      return {
        ...session,
        messages,
        runs: await readRuns(tx, input.id),
        outputs: await sessionOutputs(tx, input.id),
        cursor: last_seq,
      }
    }),
  ),

  rename: api.agentSessions.rename
    .use(withToken)
    .handler(({ input, context }) => change(context, input.id, sql`title = ${input.title}`, false)),
  remove: api.agentSessions.remove
    .use(withToken)
    .handler(({ input, context }) => change(context, input.id, sql`deleted_at = now()`, false)),
  restore: api.agentSessions.restore
    .use(withToken)
    .handler(({ input, context }) => change(context, input.id, sql`deleted_at = null`, true)),

  stop: api.agentSessions.stop.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      await readSession(tx, input.id)
      const { rows } = await sql<{
        id: string
      }>`select id from public.agent_runs where org_id = app.org_id() and session_id = ${input.id} and status = 'running'`.execute(
        tx,
      )
      const [run] = rows
      if (!run) return { stopped: false }
      context.realtime.publish(stopTopic(run.id), null)
      return { stopped: true }
    }),
  ),

  resume: api.agentSessions.resume
    .use(withToken)
    .handler(({ input, context }) =>
      startRun(context, engine, { sessionId: input.id, text: null, framework: 'swot' }),
    ),

  frameworks: api.agentSessions.frameworks.use(withToken).handler(({ input, context }) =>
    startRun(context, engine, {
      sessionId: input.id,
      text: null,
      framework: input.tool,
      forced: true,
    }),
  ),

  combine: api.agentSessions.combine.use(withToken).handler(async ({ input, context }) => {
    const { event, seq } = await asActor(context.database.db, context, async tx => {
      const session = await readSession(tx, input.id)
      const parts = await readDeliverables(tx, input.id)
      if (parts.length < 2)
        throw fail(
          'UNPROCESSABLE',
          'Two frameworks are needed for a strategy document. Finish another one in this session first.',
        )
      const document = combineDocument(parts, context.now().toISOString().slice(0, 10))
      const id = randomUUID()
      await storeDocument(tx, { id, sessionId: session.id, clientId: session.client_id, document })
      const stored = {
        type: 'output' as const,
        outputId: id,
        title: document.title,
        version: 1,
        framework: 'strategy-document' as const,
      }
      return { event: stored, seq: await appendEvents(tx, session.id, null, [stored]) }
    })
    announce(context, input.id, null, [event], seq)
    return { output_id: event.outputId }
  }),
})

async function startRun(
  context: Signed,
  engine: RunEngine,
  begin: Parameters<typeof beginRun>[1],
): Promise<{ run_id: string }> {
  const run = await beginRun(context, begin)
  if ('seq' in run) engine.start(run)
  return { run_id: run.runId }
}

function change(
  context: Signed,
  id: string,
  set: ReturnType<typeof sql>,
  deleted: boolean,
): Promise<{ id: string }> {
  return asActor(context.database.db, context, async tx => {
    const {
      rows: [row],
    } = await sql<{
      id: string
    }>`update public.agent_sessions set ${set} where org_id = app.org_id() and id = ${id} and (deleted_at is not null) = ${deleted} returning id`.execute(
      tx,
    )
    if (!row) throw fail('NOT_FOUND')
    return row
  })
}

/** POST /agent-sessions/{id}/messages: stores the words, starts the run and streams its log until it ends. Sending the same messageId again only streams. */
export async function sendMessage(
  context: Signed,
  sessionId: string,
  body: unknown,
  engine: RunEngine,
): Promise<Response> {
  await withinOwnLimit(context, newMessages)
  const parsed = sendMessageInput.safeParse(body)
  if (!parsed.success) throw fail('BAD_REQUEST', undefined, { issues: parsed.error.issues })
  const { text, messageId, parentId } = parsed.data
  if (!text.trim()) throw fail('UNPROCESSABLE', 'Write something first.')
  if (text.length > MESSAGE_MAX)
    throw fail(
      'PAYLOAD_TOO_LARGE',
      `A message can have ${MESSAGE_MAX.toLocaleString('en-US')} characters; this one has ${text.length.toLocaleString('en-US')}. Shorten it and send it again.`,
    )
  if (text.includes('\u0000'))
    throw fail('UNPROCESSABLE', 'The message contains characters that cannot be stored.')
  const run = await beginRun(context, {
    sessionId,
    text,
    messageId,
    parentId,
    framework: chooseFramework(text),
  })
  const ended = (event: AgentEvent): boolean =>
    event.type === 'run' && event.runId === run.runId && event.run.status !== 'running'
  if ('after' in run) return tail(context, sessionId, run.after, { endsWith: ended })
  engine.start(run)
  return tail(context, sessionId, run.seq - 2, { endsWith: ended })
}

const followers = countStreams()

/** GET /agent-sessions/{id}/events?after=: the log from a cursor, open until the reader leaves. */
export async function followEvents(
  context: Signed,
  sessionId: string,
  after: number,
): Promise<Response> {
  const session = await asActor(context.database.db, context, tx => readSession(tx, sessionId))
  return tail(context, sessionId, after, { onClose: followers.open(session.user_id) })
}
