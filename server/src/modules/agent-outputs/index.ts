import type { OutputVersion } from '@sextant/contracts/agent-outputs/living'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { TITLE_MAX } from '@sextant/contracts/limits'
import type {
  StoredDeliverable,
  Deliverable,
  CombinedDeliverable,
} from '@sextant/contracts/stored-deliverable'
import { asActor } from '@sextant/database/as-actor'
import { type Argument, callWithin, rowsOf, rowsWithin, valueOf } from '@sextant/database/call'
import { api, type Context, withToken } from '../../platform/context.ts'
import { edit, inBothMinds, type ReadMessages, rebuild, setMind } from './change-output.ts'
import { libraryOverview, libraryPage } from './library.ts'
import { accept, compare, keepAsItIs, proposal, restoreVersion } from './living-output.ts'
import { answer, type Tx } from './read-output.ts'
import { combineSeveral, duplicate } from './several-outputs.ts'

export const sessionOutputs = (tx: Tx, sessionId: string): Promise<AgentOutputRow[]> =>
  rowsWithin(tx, 'session_outputs', sessionId)

/** The newest deliverable of each tool in a session, oldest tool first. */
export async function readDeliverables(tx: Tx, sessionId: string): Promise<Deliverable[]> {
  const rows = await rowsWithin<{ content: StoredDeliverable }>(
    tx,
    'session_deliverables',
    sessionId,
  )
  return rows.map(row => row.content as Deliverable)
}

export async function storeOutput(
  tx: Tx,
  output: {
    id: string
    sessionId: string
    clientId: string | null
    runId: string
    deliverable: Deliverable
  },
): Promise<void> {
  const { id, sessionId, clientId, runId, deliverable } = output
  const { tool, title, decision } = deliverable
  await callWithin(
    tx,
    'store_output',
    id,
    sessionId,
    clientId,
    runId,
    tool,
    title.slice(0, TITLE_MAX),
    decision.text,
    deliverable,
  )
}

export async function storeDocument(
  tx: Tx,
  output: { id: string; sessionId: string; clientId: string | null; document: CombinedDeliverable },
): Promise<void> {
  const { id, sessionId, clientId, document } = output
  await callWithin(
    tx,
    'store_output',
    id,
    sessionId,
    clientId,
    null,
    'combined',
    document.title.slice(0, TITLE_MAX),
    document.decision,
    document,
  )
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

const outputs = api.agentOutputs

export const agentOutputRouter = (readMessages: ReadMessages) => ({
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
  library: outputs.library
    .use(withToken)
    .handler(({ input, context }) => libraryPage(context, input)),
  libraryOverview: outputs.libraryOverview
    .use(withToken)
    .handler(({ input, context }) => libraryOverview(context, input)),
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
  unsave: outputs.unsave
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'unsave_output', input.id)),
  remove: outputs.remove.use(withToken).handler(async ({ input, context }) => {
    const { id } = await changed(context, 'delete_output', input.id)
    return { id }
  }),
  removeSeveral: outputs.removeSeveral.use(withToken).handler(async ({ input, context }) => {
    await valueOf(context.database.pool, context, 'delete_outputs', input.ids)
    return input
  }),
  restoreSeveral: outputs.restoreSeveral.use(withToken).handler(async ({ input, context }) => {
    await valueOf(context.database.pool, context, 'restore_outputs', input.ids)
    return input
  }),
  move: outputs.move
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<{ id: string; campaign_id: string | null }>(
        context.database.pool,
        context,
        'move_outputs',
        input.ids,
        input.campaign_id,
      ),
    ),
  combineSeveral: outputs.combineSeveral
    .use(withToken)
    .handler(({ input, context }) => combineSeveral(context, input.ids)),
  duplicate: outputs.duplicate
    .use(withToken)
    .handler(({ input, context }) => duplicate(context, input)),
  restore: outputs.restore
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'restore_output', input.id)),
  share: outputs.share
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'share_output', input.id, input.note)),
  unshare: outputs.unshare
    .use(withToken)
    .handler(({ input, context }) => changed(context, 'unshare_output', input.id)),
  rebuild: outputs.rebuild
    .use(withToken)
    .handler(({ input, context }) => rebuild(context, input, readMessages)),
  other: outputs.other
    .use(withToken)
    .handler(({ input, context }) => inBothMinds(context, input.id, readMessages)),
  proposal: outputs.proposal
    .use(withToken)
    .handler(({ input, context }) => proposal(context, input.id, readMessages)),
  accept: outputs.accept
    .use(withToken)
    .handler(({ input, context }) => accept(context, input, readMessages)),
  keep: outputs.keep.use(withToken).handler(({ input, context }) => keepAsItIs(context, input)),
  versions: outputs.versions
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<OutputVersion>(context.database.pool, context, 'output_versions', input.id),
    ),
  compare: outputs.compare.use(withToken).handler(({ input, context }) => compare(context, input)),
  restoreVersion: outputs.restoreVersion
    .use(withToken)
    .handler(({ input, context }) => restoreVersion(context, input)),
  setMind: outputs.setMind
    .use(withToken)
    .handler(({ input, context }) => setMind(context, input, readMessages)),
  edit: outputs.edit
    .use(withToken)
    .handler(({ input, context }) => edit(context, input, readMessages)),
})
