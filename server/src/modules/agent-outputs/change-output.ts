import { combineDocument } from '@sextant/agents/core/combine'
import type { Known, ProposedFact } from '@sextant/agents/core/known'
import { earlierClaims } from '@sextant/agents/core/own-words'
import { toolFor } from '@sextant/agents/tools'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { TITLE_MAX } from '@sextant/contracts/limits'
import type { Mind } from '@sextant/contracts/model-work'
import type { Deliverable, StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { toolById } from '@sextant/contracts/catalogue'
import { changeFacts, proposeMeasured } from '../company/index.ts'
import { readFiguresKnown } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { answer, readOutput, type Stored, type Tx } from './read-output.ts'

/** The messages of a session, lent by the module that owns them. */
export type ReadMessages = (tx: Tx, sessionId: string) => Promise<MessageRow[]>

type Edit = { id: string; version: number; edits: OutputEdit[] }

/** Edits are thought through beside the server, between reading and writing: what was written by others meanwhile is a CONFLICT. A figure that a fact stands behind changes the fact, and everything that rests on it. */
export async function edit(
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
  if (changes.length === 0) return store(context, output, before, deliverable, { change: 'edited' })
  const { company, factsAt } = await asActor(db, context, async tx => {
    await changeFacts(tx, changes)
    const { company: now } = await readKnown(tx, context, output, head)
    return { company: now, factsAt: await factsMoment(tx) }
  })
  const today = { ...known, company }
  const after = await thinkingOf(userId).rebuild({ before: deliverable, known: today })
  const states = { before: deliverable, after, today: company.today }
  const content = await thinkingOf(userId).withKeptLines({ ...states, known: today })
  return store(context, output, before, content, { change: 'edited', factsAt })
}

/** The output from the facts as they stand now. What was written by hand is kept. */
export async function rebuild(
  context: Context & { token: string },
  { id, version }: { id: string; version: number },
  readMessages: ReadMessages,
): Promise<OutputAnswer> {
  const given = await asActor(context.database.db, context, tx =>
    readForEdit(tx, context, id, readMessages),
  )
  const { output, known, userId, factsAt } = given
  if (output.version !== version) throw fail('CONFLICT')
  const { content } = output
  const rebuilt = await rebuiltOf(given)
  const isMeasuring = content.tool !== 'combined' && toolFor(content.tool).learns
  const learned = isMeasuring
    ? await thinkingOf(userId).learn({ tool: content.tool, figures: known.figures ?? null })
    : []
  return store(context, output, content, rebuilt, { change: 'rebuilt', factsAt, learned })
}

/** What an output would be if it were made anew; a combined document from its parts. */
export async function rebuiltOf({
  output: { content },
  known,
  userId,
}: Pick<ForEdit, 'output' | 'known' | 'userId'>): Promise<StoredDeliverable> {
  if (content.tool !== 'combined') return thinkingOf(userId).rebuild({ before: content, known })
  const parts: Deliverable[] = []
  for (const part of content.parts) {
    const of = { ...known, tool: part.tool }
    parts.push(await thinkingOf(userId).rebuild({ before: part, known: of }))
  }
  return { ...combineDocument(parts, known.company.today), title: content.title }
}

type InMinds = { output: Stored; before: Deliverable; contents: Deliverable[]; factsAt: string }

/** A deliverable in the words of one mind or of both, from the facts as they stand; UNPROCESSABLE where only the built-in mind wrote. */
async function inMinds(
  context: Context & { token: string },
  id: string,
  mindsOf: (shown: Mind) => readonly Mind[],
  readMessages: ReadMessages,
): Promise<InMinds> {
  const { output, known, userId, factsAt } = await asActor(context.database.db, context, tx =>
    readForEdit(tx, context, id, readMessages),
  )
  const before = partOf(output.content)
  if (!before.model) throw fail('UNPROCESSABLE', 'Only the built-in mind wrote this.')
  const contents: Deliverable[] = []
  for (const mind of mindsOf(before.mind))
    contents.push(await thinkingOf(userId).rebuild({ before: { ...before, mind }, known }))
  return { output, before, contents, factsAt }
}

const otherThan = (mind: Mind): Mind => (mind === 'model' ? 'built-in' : 'model')

/** The words of the mind that is not shown, and of the one that is, both of today's facts. */
export async function inBothMinds(
  context: Context & { token: string },
  id: string,
  readMessages: ReadMessages,
): Promise<{ version: number; content: Deliverable; shown: Deliverable }> {
  const both = (shown: Mind): Mind[] => [otherThan(shown), shown]
  const { output, contents } = await inMinds(context, id, both, readMessages)
  const [content, shown] = contents as [Deliverable, Deliverable]
  return { version: output.version, content, shown }
}

/** Shows the words of one mind from now on; the other's are kept. */
export async function setMind(
  context: Context & { token: string },
  { id, mind, version }: { id: string; mind: Mind; version: number },
  readMessages: ReadMessages,
): Promise<OutputAnswer> {
  const shown = await inMinds(context, id, () => [mind], readMessages)
  const { output, before, contents, factsAt } = shown
  if (output.version !== version) throw fail('CONFLICT')
  return store(context, output, before, contents[0]!, { change: 'reworded', factsAt })
}

/** How a version came to be. factsAt: the moment whose facts it says; without one they are as old as they were. */
type Stand = {
  change: 'edited' | 'rebuilt' | 'accepted' | 'reworded'
  factsAt?: string
  learned?: readonly ProposedFact[]
}

const factsMoment = (tx: Tx): Promise<string> => callWithin<string>(tx, 'facts_moment')

/** Stores what was changed, and proposes what was measured with it. */
export function store(
  context: Context & { token: string },
  output: Stored,
  before: StoredDeliverable,
  after: StoredDeliverable,
  { change, factsAt, learned = [] }: Stand,
): Promise<OutputAnswer> {
  const { id, version, earlier_claims } = output
  const title = newTitle(output, before, after)
  const isDocument = after.tool === 'combined'
  const decision = isDocument ? after.decision : after.decision.text
  const earlier = before.tool === 'combined' ? [] : earlierClaims(before, earlier_claims)
  return asActor(context.database.db, context, async tx => {
    const claims = JSON.stringify(earlier)
    await callWithin(tx, 'edit_output', id, version, after, claims, title, decision, change)
    if (factsAt) await callWithin(tx, 'output_is_fresh', id, factsAt)
    await proposeMeasured(tx, id, learned)
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

/** An output that may be changed, and all that it can be made from. factsAt: the moment whose facts these are. */
export type ForEdit = {
  output: Stored
  head: string | null
  known: Known
  factsAt: string
  userId: string
}

/** Reads it, or says why it may not be changed. */
export async function readForEdit(
  tx: Tx,
  context: Context,
  id: string,
  readMessages: ReadMessages,
): Promise<ForEdit> {
  const output = await readOutput(tx, id)
  await callWithin(tx, 'require_output', id)
  const messages = output.session_id ? await readMessages(tx, output.session_id) : []
  const head = messages.at(-1)?.id ?? null
  return {
    output,
    head,
    known: await readKnown(tx, context, output, head),
    factsAt: await factsMoment(tx),
    userId: await callWithin<string>(tx, 'user_id'),
  }
}

const toolsOf = (content: StoredDeliverable): Deliverable['tool'][] =>
  content.tool === 'combined' ? content.parts.map(({ tool }) => tool) : [content.tool]

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
  const known = { tool, profile, company, thread, cardsOnly: false }
  if (!toolsOf(content).some(one => toolById(one).isOfFigures)) return known
  return { ...known, figures: await readFiguresKnown(tx, place, company) }
}
