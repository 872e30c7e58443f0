import { toolFor } from '@sextant/agents/tools'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Call } from './caller.ts'
import { cardRows, type DemoFact, type PlantedIds, plantFacts } from './plant-facts.ts'

/** Messages until a session must have its deliverable: seven questions and the request to write. */
const MESSAGES_MAX = 9
const UNKNOWN = 'I don’t know'
const DRAFT = 'Just draft it'

type Place = { tool: ToolId; clientId?: string }

/** What the demo knows of a company, told as an owner would: what the agent will not ask stands already, the rest answers its questions, card by card. The deliverable is saved. */
export async function converse(
  call: Call,
  place: Place,
  facts: readonly DemoFact[],
  ids: PlantedIds = new Map(),
): Promise<void> {
  const untold = facts.filter(({ label }) => !ids.has(label))
  const asked = new Set<FactKind>(toolFor(place.tool).asks.map(({ kind }) => kind))
  const unasked = untold.filter(({ kind }) => !asked.has(kind))
  await plantFacts(call, unasked, { clientId: place.clientId, ids })
  const { id } = await call<{ id: string }>('POST', '/agent-sessions', {
    agent: 'strategy',
    ...place,
  })
  for (let sent = 0; sent < MESSAGES_MAX; sent += 1) {
    const session = await call<SessionAnswer>('GET', `/agent-sessions/${id}`)
    const [output] = session.outputs
    if (output) return finish(call, output.id, untold, ids)
    await answer(call, session, untold, ids)
  }
  throw new Error(`The demo could not be planted: ${place.tool} has no deliverable`)
}

async function finish(
  call: Call,
  outputId: string,
  facts: readonly DemoFact[],
  ids: PlantedIds,
): Promise<void> {
  const missed = facts.find(({ label }) => !ids.has(label))
  if (missed) throw new Error(`The demo could not be planted: nobody asked for “${missed.label}”`)
  await call('POST', `/agent-outputs/${outputId}/save`, {})
}

/** The card of the open question with all its rows; without a question, or with nothing to say, words. */
async function answer(
  call: Call,
  { id, pending }: SessionAnswer,
  facts: readonly DemoFact[],
  ids: PlantedIds,
): Promise<void> {
  const told = facts.filter(({ kind, label }) => kind === pending?.kind && !ids.has(label))
  const words = pending ? UNKNOWN : DRAFT
  const message = told.length > 0 ? { facts: cardRows(told, ids) } : { text: words }
  await call('POST', `/agent-sessions/${id}/messages`, message)
  if (told.length === 0) return
  const { facts: kept } = await call<SessionAnswer>('GET', `/agent-sessions/${id}`)
  for (const fact of kept) ids.set(fact.label, fact.id)
}
