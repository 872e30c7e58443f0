import type { MessageRow } from '@sextant/contracts/agent-events'
import type { PendingQuestion, SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { controlsOf } from '@sextant/contracts/company/controls'
import { currencyOf, isFactLines } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { readable } from '@sextant/agents/core/readable'
import { rowsWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { thinkingOf } from '../thinking/index.ts'
import type { Tx } from './rows.ts'

/** All that stands in a company's model. */
export const readModel = (tx: Tx, clientId: string | null): Promise<CompanyFactRow[]> =>
  rowsWithin<CompanyFactRow>(tx, 'list_company_facts', clientId, null, null)

type Thread = Pick<SessionAnswer, 'messages' | 'head_message_id'>
type Dialogue = Pick<SessionAnswer, 'pending' | 'facts' | 'read'>

/** What is asked, and what the last answer brought: its facts, and what is seen in its own words. */
export async function readDialogue(
  context: Context,
  userId: string,
  { messages, head_message_id }: Thread,
  model: readonly CompanyFactRow[],
): Promise<Dialogue> {
  const byId = new Map(messages.map(message => [message.id, message]))
  const head = head_message_id === null ? undefined : byId.get(head_message_id)
  const said = lastSaid(byId, head)
  const facts = said ? model.filter(fact => fact.message_id === said.id) : []
  const hasOwnWords = said !== undefined && !isFactLines(said.text, facts)
  return {
    pending: pendingIn(head),
    facts,
    read: hasOwnWords ? await seenIn(context, userId, said.text, model) : [],
  }
}

function pendingIn(head: MessageRow | undefined): PendingQuestion | null {
  if (head?.role !== 'agent' || head.question === null) return null
  const { kind } = head.question
  return { question: head.question, kind, controls: kind ? controlsOf(kind) : [] }
}

/** The last message of a person on the way from the head to the root. */
function lastSaid(
  byId: ReadonlyMap<string, MessageRow>,
  head: MessageRow | undefined,
): MessageRow | undefined {
  let at = head
  while (at && at.role !== 'user') at = at.parent_id === null ? undefined : byId.get(at.parent_id)
  return at
}

/** A session opens also where reading its last words takes too long. */
async function seenIn(
  context: Context,
  userId: string,
  text: string,
  model: readonly CompanyFactRow[],
): Promise<ReadCardRow[]> {
  const today = context.now().toISOString().slice(0, 10)
  const reading = { text: readable(text), currency: currencyOf(model), today }
  try {
    return (await thinkingOf(userId).read(reading)) as ReadCardRow[]
  } catch (error) {
    context.log.warn({ err: error }, 'the last words of a session could not be read')
    return []
  }
}
