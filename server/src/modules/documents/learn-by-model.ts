import { FACTS_MAX } from '@sextant/contracts/company/facts'
import type { DocumentDetail } from '@sextant/contracts/documents/rows'
import { pagesLeft } from '@sextant/agents/documents/job/batches'
import { pagesForm } from '@sextant/agents/documents/job/form'
import type { FactOnPage, Page } from '@sextant/agents/documents/page'
import type { LanguageMind } from '@sextant/agents/model/mind'
import { ModelError } from '@sextant/agents/model/model-error'
import { type Actor, asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { mindBeside } from '../ai/index.ts'
import { profileOf, readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Around = Pick<Services, 'database' | 'config' | 'now' | 'log'>
/** A version that waits for a model, as app.claim_learning answers it. */
export type ToLearn = {
  org_id: string
  document_id: string
  version: number
  client_id: string | null
  user_id: string | null
  pages: readonly Page[]
}
/** How it went: `by` looked it through, `note` says what it did not get to. `state` null: nobody is there to ask for. */
export type Learned = { state: 'done' | 'failed' | null; by: string | null; note: string | null }

const NOBODY: Learned = { state: null, by: null, note: null }
/** Milliseconds for one document, over all its calls. */
const PATIENCE_MS = 900_000
const RULES_STAY = 'The facts here are those that rules found.'

type Reading = {
  around: Around
  reader: Pick<Services, 'database' | 'now'> & Actor
  told: ToLearn
  mind: LanguageMind
  signal: AbortSignal
}

/** Has a language model look a document through for facts, in the name of whoever brought it, and keeps what holds beside what rules found. Rejects with the reason of `stop` where the server ends. */
export async function learnByModel(
  around: Around,
  told: ToLearn,
  stop: AbortSignal,
): Promise<Learned> {
  const { org_id: orgId, document_id: id, client_id: clientId, user_id: userId } = told
  if (userId === null) return NOBODY
  const caller = { orgId, userId, clientId, callerId: id }
  const { mind, notice, settled } = await mindBeside(around, caller)
  if (!mind) return { state: notice ? 'failed' : null, by: null, note: notice }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)])
  const reader = { ...around, orgId, userId }
  try {
    await readPages({ around, reader, told, mind, signal })
    return { state: 'done', by: mind.label, note: leftOut(told.pages) }
  } catch (error) {
    if (stop.aborted) throw stop.reason
    if (!signal.aborted && !(error instanceof ModelError)) throw error
    const why = signal.aborted ? 'The language model took too long.' : (error as Error).message
    return { state: 'failed', by: null, note: `${why} ${RULES_STAY}` }
  } finally {
    await settled()
  }
}

function leftOut(pages: readonly Page[]): string | null {
  const left = pagesLeft(pages)
  if (left === 0) return null
  const parts = left === 1 ? '1 page' : `${left.toLocaleString('en-US')} pages`
  return `It is a long document: ${parts} of it the model was not given, or not to the end.`
}

/** Call by call; what one call found is kept before the next, so that a failure loses only what comes after it. */
async function readPages(reading: Reading): Promise<void> {
  const { reader, told, mind, signal } = reading
  const { document_id: id, client_id: clientId, pages } = told
  const profile = await profileOf(reader, clientId)
  // Its own turn: nobody's thoughts wait for a document.
  const thinking = thinkingOf(`documents of ${told.org_id}`)
  for (let call = 0; ; call += 1) {
    signal.throwIfAborted()
    const company = await readCompany(reader, clientId)
    const about = { company, profile, already: await readIn(reader, id) }
    const prompt = await thinking.preparePages(pages, call, about)
    if (!prompt) return
    const given = await mind.whole(prompt, pagesForm, signal)
    await keep(reading, await thinking.settlePages(given, pages, call, about))
  }
}

/** What was read in the document so far, whatever became of it. */
async function readIn(reader: Reading['reader'], id: string) {
  const { facts } = await asActor(reader.database.db, reader, tx =>
    callWithin<DocumentDetail>(tx, 'read_document', id),
  )
  return facts.map(({ kind, label, quote, page }) => ({ kind, label, quote, page }))
}

async function keep({ reader, told, mind }: Reading, facts: readonly FactOnPage[]): Promise<void> {
  if (facts.length === 0) return
  const read = facts.map(fact => ({ ...fact, read_by: mind.label }))
  await asActor(reader.database.db, reader, tx =>
    callWithin<number>(
      tx,
      'store_document_facts',
      told.document_id,
      told.version,
      JSON.stringify(read),
      FACTS_MAX,
    ),
  )
}
