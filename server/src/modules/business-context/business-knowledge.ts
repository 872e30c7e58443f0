import type { MessageRow } from '@sextant/contracts/agent-events'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { LearnedFact } from '@sextant/agents/runtime/known'
import type { ApprovedInsight } from '@sextant/agents/strategy/conversation'
import type { Profile } from '@sextant/agents/strategy/framework'
import { callWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

type Learned = {
  id: string
  key: string
  value: string | string[]
  quote: string
  on: string
  status: 'pending' | 'approved' | 'rejected'
  session_id: string | null
  message_id: string | null
}
/** The answer of app.turn_knowledge. */
export type RawKnowledge = {
  profile: Profile
  learned: Learned[]
  thread: MessageRow[]
  /** All that stand in the company model, whether confirmed or not. */
  facts: CompanyFactRow[]
  spent_micros: number
  cap_cents: number | null
}
export type BusinessKnowledge = {
  profile: Profile
  insights: ApprovedInsight[]
  recorded: LearnedFact[]
  deleted: LearnedFact[]
}

/** The profile, the approved insights, and which facts are on record or were deleted. What this session learned from a message that its shown thread has left is on record but feeds nothing. */
export function businessKnowledge(
  { profile, learned, thread }: Pick<RawKnowledge, 'profile' | 'learned' | 'thread'>,
  sessionId: string | null,
): BusinessKnowledge {
  const facts = learned.flatMap(({ key, value, quote, status }) =>
    [value].flat().map(item => ({ key, value: item, quote, status })),
  )
  const shown = new Set(thread.map(message => message.id))
  const left = (item: Learned): boolean =>
    sessionId !== null &&
    item.session_id === sessionId &&
    item.message_id !== null &&
    !shown.has(item.message_id)
  return {
    profile,
    insights: learned.filter(item => item.status === 'approved' && !left(item)),
    recorded: facts.filter(fact => fact.status !== 'rejected'),
    deleted: facts.filter(fact => fact.status === 'rejected'),
  }
}

/** What every agent knows of an organization or one client, and the thread that ends at `head`. */
export async function readBusinessKnowledge(
  tx: Transaction<Tables>,
  clientId: string | null,
  sessionId: string | null = null,
  head: string | null = null,
): Promise<BusinessKnowledge & { thread: MessageRow[] }> {
  const raw = await callWithin<RawKnowledge>(tx, 'turn_knowledge', sessionId, clientId, head)
  return { ...businessKnowledge(raw, sessionId), thread: raw.thread }
}
