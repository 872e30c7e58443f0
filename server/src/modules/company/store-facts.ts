import { type CompanyFactRow, FACTS_MAX } from '@sextant/contracts/company/facts'
import type { ProposedFact } from '@sextant/agents/core/known'
import { rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

type Place = {
  sessionId: string
  clientId: string | null
  messageId: string | null
  agent: string
}

/** Stores what was read in a message and answers what is new. The same words bring the same fact once, also where a person took it out since. */
export async function storeFacts(
  tx: Transaction<Tables>,
  { sessionId, clientId, messageId, agent }: Place,
  facts: readonly ProposedFact[],
): Promise<CompanyFactRow[]> {
  if (facts.length === 0) return []
  return rowsWithin<CompanyFactRow>(
    tx,
    'store_facts',
    sessionId,
    clientId,
    messageId,
    agent,
    'message',
    JSON.stringify(facts),
    FACTS_MAX,
  )
}

/** Proposes what a deliverable measured, and answers what is new. What says nothing otherwise than what stands, waits or was taken out is left out. */
export async function proposeMeasured(
  tx: Transaction<Tables>,
  outputId: string,
  facts: readonly ProposedFact[],
): Promise<CompanyFactRow[]> {
  if (facts.length === 0) return []
  const given = JSON.stringify(facts)
  return rowsWithin<CompanyFactRow>(tx, 'propose_measured', outputId, given, FACTS_MAX)
}

/** What a person took out and could put back. */
export const removedFacts = (
  tx: Transaction<Tables>,
  clientId: string | null,
): Promise<CompanyFactRow[]> =>
  rowsWithin<CompanyFactRow>(tx, 'list_company_facts', clientId, null, 'removed')
