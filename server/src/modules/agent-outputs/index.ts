import { frameworkFor } from '@sextant/agents/strategy/registry'
import type { Table } from '@sextant/contracts/deliverable'
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
import { applyEdits, earlierClaims, type EarlierClaim, type ReadThread } from './apply-edits.ts'

type Tx = Transaction<Tables>

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

async function edit(
  tx: Tx,
  { id, version, edits }: { id: string; version: number; edits: OutputEdit[] },
  today: string,
  readThread: ReadThread,
): Promise<OutputAnswer> {
  const output = await readOutput(tx, id)
  await callWithin(tx, 'require_output', id)
  if (output.version !== version) throw fail('CONFLICT')
  const before = output.content as StrategyDeliverable
  const content = await applyEdits(tx, output, edits, today, readThread)
  const earlier = earlierClaims(before, output.earlier_claims)
  await callWithin(
    tx,
    'edit_output',
    id,
    version,
    content,
    JSON.stringify(earlier),
    // A title that the edit did not touch stays: somebody may have renamed the output.
    content.title === before.title ? null : content.title.slice(0, TITLE_MAX),
    content.decision.text,
  )
  return answer(tx, id)
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
    .handler(({ input, context }) =>
      asActor(context.database.db, context, tx =>
        edit(tx, input, context.now().toISOString().slice(0, 10), readThread),
      ),
    ),
})
