import { randomUUID } from 'node:crypto'
import { knownOf } from '@sextant/agents/core/asking/known-of'
import { combineDocument } from '@sextant/agents/core/combine'
import type { AgentEvent } from '@sextant/contracts/agent-events'
import { FACTS_MAX } from '@sextant/contracts/company/facts'
import { FACTS_AT_ONCE, MESSAGE_MAX } from '@sextant/contracts/limits'
import { type SendMessage, sendMessageInput } from '@sextant/contracts/agent-sessions/routes'
import { asActor } from '@sextant/database/as-actor'
import { callFunction } from '../../platform/call-function.ts'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { countStreams } from '../../platform/open-streams.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { readDeliverables, storeDocument, sessionOutputs } from '../agent-outputs/index.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { beginRun } from './begin-run.ts'
import { cardFacts, cardWords, joined, readSessionModel } from './card-facts.ts'
import { createSession } from './create-session.ts'
import { readDialogue } from './dialogue.ts'
import { readMoney } from './home-currency.ts'
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

  get: api.agentSessions.get.use(withToken).handler(async ({ input, context }) => {
    const { userId, ...stored } = await asActor(context.database.db, context, async tx => {
      const { last_seq, user_id, ...session } = await readSession(tx, input.id)
      return {
        ...session,
        userId: user_id,
        messages: await readMessages(tx, input.id),
        runs: await readRuns(tx, input.id),
        outputs: await sessionOutputs(tx, input.id),
        cursor: last_seq,
        ...(await readMoney(tx, session.client_id)),
      }
    })
    const { model, ...session } = stored
    return { ...session, ...(await readDialogue(context, userId, session, model)) }
  }),

  known: api.agentSessions.known.use(withToken).handler(async ({ input, context }) => {
    const today = context.now().toISOString().slice(0, 10)
    const place = { clientId: input.client_id ?? null }
    const { company } = await asActor(context.database.db, context, tx =>
      readBusinessKnowledge(tx, place, today),
    )
    return knownOf(input.agent, company)
  }),

  rename: api.agentSessions.rename
    .use(withToken)
    .handler(({ input, context }) => change(context, 'rename_session', input.id, input.title)),
  setSubject: api.agentSessions.setSubject
    .use(withToken)
    .handler(({ input, context }) =>
      change(context, 'set_session_subject', input.id, input.subject),
    ),
  remove: api.agentSessions.remove
    .use(withToken)
    .handler(({ input, context }) => change(context, 'delete_session', input.id)),
  restore: api.agentSessions.restore
    .use(withToken)
    .handler(({ input, context }) => change(context, 'restore_session', input.id)),

  stop: api.agentSessions.stop.use(withToken).handler(async ({ input, context }) => {
    const run = await callFunction<string | null>(context, 'running_run', input.id)
    if (!run) return { stopped: false }
    context.realtime.publish(stopTopic(run), null)
    return { stopped: true }
  }),

  resume: api.agentSessions.resume
    .use(withToken)
    .handler(({ input, context }) =>
      startRun(context, engine, { sessionId: input.id, text: null }),
    ),

  tools: api.agentSessions.tools
    .use(withToken)
    .handler(({ input, context }) =>
      startRun(context, engine, { sessionId: input.id, text: null, tool: input.tool }),
    ),

  combine: api.agentSessions.combine.use(withToken).handler(async ({ input, context }) => {
    const { event, seq } = await asActor(context.database.db, context, async tx => {
      const session = await readSession(tx, input.id)
      const parts = await readDeliverables(tx, input.id)
      if (parts.length < 2)
        throw fail(
          'UNPROCESSABLE',
          'Two are needed for one document. Finish another one in this session first.',
        )
      const document = combineDocument(parts, context.now().toISOString().slice(0, 10))
      const id = randomUUID()
      await storeDocument(tx, { id, sessionId: session.id, clientId: session.client_id, document })
      const stored = {
        type: 'output' as const,
        outputId: id,
        title: document.title,
        version: 1,
        tool: 'combined' as const,
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

/** Calls a command that answers the id of the session it changed. */
const change = async (
  context: Signed,
  command: string,
  ...values: (string | null)[]
): Promise<{ id: string }> => ({ id: await callFunction<string>(context, command, ...values) })

/** POST /agent-sessions/{id}/messages: stores the words, starts the run and streams its log until it ends. Sending the same messageId again only streams. */
export async function sendMessage(
  context: Signed,
  sessionId: string,
  body: unknown,
  engine: RunEngine,
): Promise<Response> {
  await withinOwnLimit(context, newMessages)
  const parsed = sendMessageInput.safeParse(body)
  if (!parsed.success) throw unreadable(parsed.error.issues)
  const message = await checkedMessage(context, sessionId, parsed.data)
  const run = await beginRun(context, { sessionId, ...message })
  const ended = (event: AgentEvent): boolean =>
    event.type === 'run' && event.runId === run.runId && event.run.status !== 'running'
  if ('after' in run) return tail(context, sessionId, run.after, { endsWith: ended })
  engine.start(run)
  return tail(context, sessionId, run.seq - 2, { endsWith: ended })
}

type Issue = { code?: string; path: PropertyKey[]; message: string }

/** Too many rows is no fault of form: it says what to do. */
function unreadable(issues: readonly Issue[]): Error {
  const tooMany = issues.some(({ code, path }) => code === 'too_big' && path.join() === 'facts')
  if (tooMany) return fail('PAYLOAD_TOO_LARGE', TOO_MANY_FACTS)
  return fail('BAD_REQUEST', undefined, { issues })
}
const TOO_MANY_FACTS = `${FACTS_AT_ONCE} facts go at once, and a company model holds ${FACTS_MAX}. Send these in parts; nothing of them was stored.`

/** The message as it is stored. Words that were not written are those of the card's rows. */
async function checkedMessage(
  context: Signed,
  sessionId: string,
  { text, facts: sent, messageId, parentId }: SendMessage,
): Promise<Omit<Parameters<typeof beginRun>[1], 'sessionId'> & { text: string }> {
  if (!text.trim() && sent.length === 0) throw fail('UNPROCESSABLE', 'Write something first.')
  if (text.length > MESSAGE_MAX)
    throw fail(
      'PAYLOAD_TOO_LARGE',
      `A message can have ${MESSAGE_MAX.toLocaleString('en-US')} characters; this one has ${text.length.toLocaleString('en-US')}. Shorten it and send it again.`,
    )
  if (text.includes('\u0000'))
    throw fail('UNPROCESSABLE', 'The message contains characters that cannot be stored.')
  const facts = cardFacts(sent)
  if (facts.length === 0) return { text, facts: [], messageId, parentId }
  const model = await readSessionModel(context, sessionId)
  const words = text.trim() ? text : cardWords(facts, model)
  return { text: words, facts: joined(facts, model), messageId, parentId }
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
