import { FACTS_MAX } from '@sextant/contracts/company/facts'
import type { FactOnPage, Page } from '@sextant/agents/documents/page'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { profileOf, readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Around = Pick<Services, 'database' | 'now' | 'log'>
type Version = {
  org_id: string
  document_id: string
  version: number
  client_id: string | null
  user_id: string | null
}

/** Pages that are looked through for facts, and facts that one document proposes: more than that nobody decides on. */
const PAGES_MAX = 80
const PROPOSED_MAX = 60

/** Proposes what a document tells of the company, in the name of whoever brought it. Nothing is done where they have left or may not any more. */
export async function learnFacts(
  around: Around,
  { org_id: orgId, document_id: id, version, client_id: clientId, user_id: userId }: Version,
  pages: readonly Page[],
): Promise<void> {
  if (userId === null) return
  const reader = { ...around, userId, orgId }
  const company = await readCompany(reader, clientId)
  const { description } = await profileOf(reader, clientId)
  // Its own turn: nobody's thoughts wait for a document.
  const thinking = thinkingOf(`documents of ${orgId}`)
  const facts: FactOnPage[] = []
  for (const page of pages.slice(0, PAGES_MAX)) {
    const told = await thinking.factsInPage(page, company, description).catch((error: unknown) => {
      around.log.warn({ err: error }, 'a page was not looked through for facts')
      return []
    })
    facts.push(...told)
    if (facts.length >= PROPOSED_MAX) break
  }
  await asActor(around.database.db, reader, tx =>
    callWithin<number>(
      tx,
      'store_document_facts',
      id,
      version,
      JSON.stringify(facts.slice(0, PROPOSED_MAX)),
      FACTS_MAX,
    ),
  )
}
