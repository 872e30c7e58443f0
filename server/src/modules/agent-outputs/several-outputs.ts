import { combineDocument } from '@sextant/agents/core/combine'
import type { Known } from '@sextant/agents/core/known'
import { toolById } from '@sextant/contracts/catalogue'
import { TITLE_MAX } from '@sextant/contracts/limits'
import type { Deliverable, StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { readFiguresKnown } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { readOutput, type Stored, type Tx } from './read-output.ts'

type Caller = Context & { token: string }

/** What a deliverable is kept under that no session made. */
type Made = {
  clientId: string | null
  campaignId: string | null
  content: StoredDeliverable
  change: 'copied' | 'combined'
}

const partsOf = (content: StoredDeliverable): Deliverable[] =>
  content.tool === 'combined' ? [...content.parts] : [content]

function create(tx: Tx, { clientId, campaignId, content, change }: Made): Promise<string> {
  const [first] = partsOf(content)
  const summary = content.tool === 'combined' ? content.decision : content.decision.text
  const title = content.title.slice(0, TITLE_MAX)
  const agent = toolById(first!.tool).agent
  return callWithin<string>(
    tx,
    'create_output',
    clientId,
    campaignId,
    agent,
    content.tool,
    title,
    summary,
    content,
    change,
  )
}

/** Several outputs of one client as one document. Documents among them bring their parts. */
export const combineSeveral = (
  context: Caller,
  ids: readonly string[],
): Promise<{ id: string; title: string }> =>
  asActor(context.database.db, context, async tx => {
    const outputs: Stored[] = []
    for (const id of ids) outputs.push(await readOutput(tx, id))
    const [first] = outputs as [Stored, ...Stored[]]
    if (outputs.some(({ client_id }) => client_id !== first.client_id))
      throw fail('UNPROCESSABLE', 'Only outputs of the same client can be combined.')
    const parts = outputs.flatMap(({ content }) => partsOf(content))
    const content = combineDocument(parts, todayOf(context))
    const made = {
      clientId: first.client_id,
      campaignId: null,
      content,
      change: 'combined',
    } as const
    return { id: await create(tx, made), title: content.title }
  })

const todayOf = (context: Context): string => context.now().toISOString().slice(0, 10)

type Duplicated = { id: string; title: string; to_review: number; left_out: number }

/** The same kind of output for another client. Nothing of the first client's facts is read into it: it is drafted from the second's. */
export async function duplicate(
  context: Caller,
  { id, client_id }: { id: string; client_id: string },
): Promise<Duplicated> {
  const { db } = context.database
  const given = await asActor(db, context, async tx => {
    const output = await readOutput(tx, id)
    await callWithin(tx, 'require_client', client_id)
    const [first] = partsOf(output.content)
    const today = todayOf(context)
    const known = await knownOf(tx, client_id, first!, today)
    const own = await knownOf(tx, output.client_id, first!, today)
    return { output, known, own, userId: await callWithin<string>(tx, 'user_id') }
  })
  const { output, known, own, userId } = given
  if (output.client_id === client_id)
    throw fail('UNPROCESSABLE', 'It is this client’s already. Choose another.')
  if (known.company.facts.length === 0)
    throw fail('UNPROCESSABLE', 'Nothing is known of this client yet. Tell an agent first.')
  const strange = wordsOf(own)
  const parts: Deliverable[] = []
  const told = { to_review: 0, left_out: 0 }
  for (const before of partsOf(output.content)) {
    const of = { ...known, tool: before.tool }
    const copied = await thinkingOf(userId).copyFor({ before, known: of, strange })
    parts.push(copied.deliverable)
    told.to_review += copied.toReview
    told.left_out += copied.leftOut
  }
  const content =
    output.content.tool === 'combined' ? combineDocument(parts, todayOf(context)) : parts[0]!
  const made = { clientId: client_id, campaignId: null, content, change: 'copied' } as const
  const copy = await asActor(db, context, tx => create(tx, made))
  return { id: copy, title: content.title, ...told }
}

/** Everything that names one company: itself, and each of its facts. */
const wordsOf = ({ profile, company }: Known): string[] =>
  [profile.companyName, company.name, ...company.facts.map(({ label }) => label)].filter(
    word => word.trim() !== '',
  )

async function knownOf(
  tx: Tx,
  clientId: string | null,
  { tool }: Deliverable,
  today: string,
): Promise<Known> {
  const place = { clientId, sessionId: null, head: null }
  const { profile, company, thread } = await readBusinessKnowledge(tx, place, today)
  const known = { tool, profile, company, thread, cardsOnly: false }
  if (!toolById(tool).isOfFigures) return known
  return { ...known, figures: await readFiguresKnown(tx, place, company) }
}
