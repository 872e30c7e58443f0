import type { Company } from '@sextant/agents/company/company'
import type { Profile } from '@sextant/agents/core/profile'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { HandChange } from '@sextant/contracts/deliverable'
import type { MessageRow } from '@sextant/contracts/agent-events'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { callWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'
import { asCompany } from '../company/index.ts'

/** The answer of app.turn_knowledge. */
export type RawKnowledge = {
  profile: Profile
  thread: MessageRow[]
  /** All standing facts of the company model. */
  facts: CompanyFactRow[]
  /** Id of the fact that the session is about. */
  subject: string | null
  /** What was changed by hand in the session's newest deliverable of each tool. */
  byHand: Partial<Record<ToolId, HandChange[]>>
  /** Ids of moves that somebody has done or dropped. */
  settled: string[]
}
/** What every agent knows of an organization or one client. */
export type BusinessKnowledge = {
  profile: Profile
  company: Company
  thread: MessageRow[]
}

/** `today`: ISO date. */
export const businessKnowledge = (
  { profile, thread, facts, subject, settled }: RawKnowledge,
  today: string,
): BusinessKnowledge => ({
  profile,
  thread,
  company: {
    ...asCompany(facts, { name: profile.companyName, today }),
    settled,
    ...(subject && { subject }),
  },
})

type Place = { clientId: string | null; sessionId?: string | null; head?: string | null }

/** What is known, with the thread that ends at `head`. */
export async function readBusinessKnowledge(
  tx: Transaction<Tables>,
  { clientId, sessionId = null, head = null }: Place,
  today: string,
): Promise<BusinessKnowledge> {
  const raw = await callWithin<RawKnowledge>(tx, 'turn_knowledge', sessionId, clientId, head)
  return businessKnowledge(raw, today)
}
