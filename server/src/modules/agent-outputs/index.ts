import { earlierClaims, type EarlierClaim } from '@sextant/agents/runtime/revise'
import { frameworkFor } from '@sextant/agents/strategy/registry'
import type { Table } from '@sextant/contracts/deliverable'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type {
  StoredDeliverable,
  StrategyDeliverable,
  StrategyDocument,
} from '@sextant/contracts/strategy/deliverable'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { asActor } from '@sextant/database/as-actor'
import { type Argument, callWithin, rowsOf, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Tx = Transaction<Tables>
/** The messages of a session, lent by the module that owns them. */
type ReadThread = (tx: Tx, sessionId: string) => Promise<MessageRow[]>

type Stored = AgentOutputRow & {
  version: number
  content: StoredDeliverable
  earlier_claims: EarlierClaim[]
}

/** An output that the person may see, or NOT_FOUND. */
async function readOutput(tx: Tx, id: string): Promise<Stored> {
  const [row] = await rowsWithin<Stored>(tx, 'read_output', id)
  return row!
}

/** The same where nothing else is asked: in one round trip. */
export async function readOutputOnce(
  context: Context & { token: string },
  id: string,
): Promise<Stored> {
  const [row] = await rowsOf<Stored>(context.database.pool, context, 'read_output', id)
  return row!
}

export const sessionOutputs = (tx: Tx, sessionId: string): Promise<AgentOutputRow[]> =>
  rowsWithin(tx, 'session_outputs', sessionId)

/** The newest deliverable of each framework in a session, oldest framework first. */
export async function readDeliverables(tx: Tx, sessionId: string): Promise<StrategyDeliverable[]> {
  const rows = await rowsWithin<{ content: StoredDeliverable }>(
    tx,
    'session_deliverables',
    sessionId,
  )
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
  const { id, sessionId, clientId, runId, deliverable } = output
  const { framework, title, decision, insightsUsed } = deliverable
  await callWithin(
    tx,
    'store_output',
    id,
    sessionId,
    clientId,
    runId,
    framework,
    title.slice(0, TITLE_MAX),
    decision.text,
    deliverable,
    insightsUsed,
  )
}

export async function storeDocument(
  tx: Tx,
  output: { id: string; sessionId: string; clientId: string | null; document: StrategyDocument },
): Promise<void> {
  const { id, sessionId, clientId, document } = output
  await callWithin(
    tx,
    'store_output',
    id,
    sessionId,
    clientId,
    null,
    'strategy-document',
    document.title.slice(0, TITLE_MAX),
    document.decision,
    document,
  )
}

const tablesOf = (content: StoredDeliverable): Table[] =>
  content.framework === 'strategy-document'
    ? content.parts.flatMap(tablesOf)
    : frameworkFor(content.framework).tables(content as never)

async function answer(tx: Tx, id: string): Promise<OutputAnswer> {
  const { earlier_claims: _earlier, ...output } = await readOutput(tx, id)
  const insights = await rowsWithin<OutputAnswer['insights'][number]>(tx, 'output_insights', id)
  return { ...output, tables: tablesOf(output.content), insights }
}

/** Calls a command that answers the row it changed. */
async function changed(
  context: Context & { token: string },
  command: string,
  ...values: Argument[]
): Promise<AgentOutputRow> {
  const [row] = await rowsOf<AgentOutputRow>(context.database.pool, context, command, ...values)
  return row!
}

type Edit = { id: string; version: number; edits: OutputEdit[] }

/** Edits are thought through beside the server, between reading and writing: what was written by others meanwhile is a CONFLICT. */
async function edit(
  context: Context & { token: string },
  { id, version, edits }: Edit,
  readThread: ReadThread,
): Promise<OutputAnswer> {
  const { db } = context.database
  const { output, knowledge, thread, userId } = await asActor(db, context, tx =>
    readForEdit(tx, id, readThread),
  )
  if (output.version !== version) throw fail('CONFLICT')
  const before = output.content as StrategyDeliverable
  const today = context.now().toISOString().slice(0, 10)
  const { deliverable, issues } = await thinkingOf(userId).revise({
    before,
    earlier: output.earlier_claims,
    edits,
    known: { profile: knowledge.profile, insights: knowledge.insights, thread, today },
  })
  if (!deliverable) throw fail('UNPROCESSABLE', undefined, { issues })
  const earlier = earlierClaims(before, output.earlier_claims)
  // A title that the edit did not touch stays: somebody may have renamed the output.
  const title = deliverable.title === before.title ? null : deliverable.title.slice(0, TITLE_MAX)
  return asActor(db, context, async tx => {
    const decision = deliverable.decision.text
    await callWithin(
      tx,
      'edit_output',
      id,
      version,
      deliverable,
      JSON.stringify(earlier),
      title,
      decision,
    )
    return answer(tx, id)
  })
}

/** An output that may be edited by hand, and all that its sources may quote. */
async function readForEdit(tx: Tx, id: string, readThread: ReadThread) {
  const output = await readOutput(tx, id)
  await callWithin(tx, 'require_output', id)
  if (output.content.framework === 'strategy-document')
    throw fail(
      'UNPROCESSABLE',
      'A combined document is made from its parts: edit those and combine again.',
    )
  return {
    output,
    knowledge: await readBusinessKnowledge(tx, output.client_id),
    thread: output.session_id ? await readThread(tx, output.session_id) : [],
    userId: await callWithin<string>(tx, 'user_id'),
  }
}

const outputs = api.agentOutputs

export const agentOutputRouter = (readThread: ReadThread) => ({
  list: outputs.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<AgentOutputRow>(
        context.database.pool,
        context,
        'list_outputs',
        input.agent_type ?? null,
        input.client_id ?? null,
        input.campaign_id ?? null,
        input.saved ?? null,
        input.q || null,
        input.limit,
        input.offset,
      ),
    ),
  get: outputs.get
    .use(withToken)
    .handler(({ input, context }) =>
      asActor(context.database.db, context, tx => answer(tx, input.id)),
    ),
  rename: outputs.rename
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'rename_output', input.id, input.title)),
  save: outputs.save
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'save_output', input.id)),
  remove: outputs.remove.use(withToken).handler(async ({ input, context }) => {
    const { id } = await changed(context, 'delete_output', input.id)
    return { id }
  }),
  restore: outputs.restore
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'restore_output', input.id)),
  share: outputs.share
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'share_output', input.id, input.note)),
  unshare: outputs.unshare
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'unshare_output', input.id)),
  edit: outputs.edit
    .use(withToken)
    .handler(({ input, context }) => edit(context, input, readThread)),
})
