import { combineDocument } from '@sextant/agents/core/combine'
import type { Known } from '@sextant/agents/core/known'
import { earlierClaims, type EarlierClaim } from '@sextant/agents/core/own-words'
import { toolFor } from '@sextant/agents/tools'
import type { Table } from '@sextant/contracts/deliverable'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type {
  StoredDeliverable,
  Deliverable,
  CombinedDeliverable,
} from '@sextant/contracts/stored-deliverable'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { asActor } from '@sextant/database/as-actor'
import { type Argument, callWithin, rowsOf, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { api, type Context, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { changeFacts } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Tx = Transaction<Tables>
/** The messages of a session, lent by the module that owns them. */
type ReadMessages = (tx: Tx, sessionId: string) => Promise<MessageRow[]>

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

const tablesOf = (content: StoredDeliverable): Table[] =>
  content.tool === 'combined'
    ? content.parts.flatMap(tablesOf)
    : toolFor(content.tool).tables(content as never)

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

/** Edits are thought through beside the server, between reading and writing: what was written by others meanwhile is a CONFLICT. A figure that a fact stands behind changes the fact, and everything that rests on it. */
async function edit(
  context: Context & { token: string },
  { id, version, edits }: Edit,
  readMessages: ReadMessages,
): Promise<OutputAnswer> {
  const { db } = context.database
  const given = await asActor(db, context, tx => readForEdit(tx, context, id, readMessages))
  const { output, head, known, userId } = given
  if (output.version !== version) throw fail('CONFLICT')
  const before = partOf(output.content)
  const earlier = output.earlier_claims
  const revised = await thinkingOf(userId).revise({ before, earlier, edits, known })
  if (!revised.deliverable) throw fail('UNPROCESSABLE', undefined, { issues: revised.issues })
  const { deliverable, changes } = revised
  if (changes.length === 0) return store(context, output, before, deliverable)
  const company = await asActor(db, context, async tx => {
    await changeFacts(tx, changes)
    return (await readKnown(tx, context, output, head)).company
  })
  const rebuilt = await thinkingOf(userId).rebuild({
    before: deliverable,
    known: { ...known, company },
  })
  return store(context, output, before, rebuilt)
}

/** The output from the facts as they stand now; a combined document from its parts. What was written by hand is kept. */
async function rebuild(
  context: Context & { token: string },
  { id, version }: { id: string; version: number },
  readMessages: ReadMessages,
): Promise<OutputAnswer> {
  const { db } = context.database
  const { output, known, userId } = await asActor(db, context, tx =>
    readForEdit(tx, context, id, readMessages),
  )
  if (output.version !== version) throw fail('CONFLICT')
  const { content } = output
  if (content.tool !== 'combined') {
    const rebuilt = await thinkingOf(userId).rebuild({ before: content, known })
    return store(context, output, content, rebuilt)
  }
  const parts: Deliverable[] = []
  for (const part of content.parts) {
    const of = { ...known, tool: part.tool }
    parts.push(await thinkingOf(userId).rebuild({ before: part, known: of }))
  }
  const today = known.company.today
  return store(context, output, content, { ...combineDocument(parts, today), title: content.title })
}

/** Stores what was changed. */
function store(
  context: Context & { token: string },
  output: Stored,
  before: StoredDeliverable,
  after: StoredDeliverable,
): Promise<OutputAnswer> {
  const { id, version, earlier_claims } = output
  const title = newTitle(output, before, after)
  const isDocument = after.tool === 'combined'
  const decision = isDocument ? after.decision : after.decision.text
  const earlier = before.tool === 'combined' ? [] : earlierClaims(before, earlier_claims)
  return asActor(context.database.db, context, async tx => {
    const claims = JSON.stringify(earlier)
    await callWithin(tx, 'edit_output', id, version, after, claims, title, decision)
    return answer(tx, id)
  })
}

/** What the output is called from now on; null keeps its name, which a person may have given it. */
function newTitle(
  output: Stored,
  before: StoredDeliverable,
  after: StoredDeliverable,
): string | null {
  if (after.title === before.title) return null
  const wasRenamed = output.title !== before.title.slice(0, TITLE_MAX)
  const byHand = after.tool === 'combined' ? [] : after.byHand
  const isWritten = byHand.some(({ key }) => key === 'title')
  return wasRenamed && !isWritten ? null : after.title.slice(0, TITLE_MAX)
}

function partOf(content: StoredDeliverable): Deliverable {
  if (content.tool !== 'combined') return content
  throw fail(
    'UNPROCESSABLE',
    'A combined document is made from its parts: edit those and combine again.',
  )
}

/** An output that may be changed, and all that it can be made from. */
async function readForEdit(tx: Tx, context: Context, id: string, readMessages: ReadMessages) {
  const output = await readOutput(tx, id)
  await callWithin(tx, 'require_output', id)
  const messages = output.session_id ? await readMessages(tx, output.session_id) : []
  const head = messages.at(-1)?.id ?? null
  return {
    output,
    head,
    known: await readKnown(tx, context, output, head),
    userId: await callWithin<string>(tx, 'user_id'),
  }
}

async function readKnown(
  tx: Tx,
  context: Context,
  { client_id, session_id, content }: Stored,
  head: string | null,
): Promise<Known> {
  const today = context.now().toISOString().slice(0, 10)
  const place = { clientId: client_id, sessionId: session_id, head }
  const { profile, company, thread } = await readBusinessKnowledge(tx, place, today)
  // A document has no tool of its own; each of its parts brings its own.
  const tool = content.tool === 'combined' ? content.parts[0]!.tool : content.tool
  return { tool, profile, company, thread, cardsOnly: false }
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
  rebuild: outputs.rebuild
    .use(withToken)
    .handler(({ input, context }) => rebuild(context, input, readMessages)),
  edit: outputs.edit
    .use(withToken)
    .handler(({ input, context }) => edit(context, input, readMessages)),
})
