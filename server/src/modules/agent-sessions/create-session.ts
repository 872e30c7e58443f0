import { randomUUID } from 'node:crypto'
import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'
import { agentById, toolById } from '@sextant/contracts/catalogue'
import type { Opening } from '@sextant/agents/core/agent'
import { asActor } from '@sextant/database/as-actor'
import { callWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { readBusinessKnowledge } from '../business-context/index.ts'
import { readFiguresKnown } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import { addMessage, appendEvents, type Tx } from './rows.ts'

export type NewSession = {
  agent: AgentSlug
  clientId?: string | undefined
  campaignId?: string | undefined
  mode?: string | undefined
  tool?: ToolId | undefined
  /** Id of the fact it is about. */
  subject?: string | undefined
}

/** A session with the agent's opening words already in it: the first question comes from what is known, without waiting for a model. */
export async function createSession(
  context: Context & { token: string },
  userId: string,
  wanted: NewSession,
): Promise<{ id: string }> {
  if (!agentById(wanted.agent).available)
    throw fail('UNPROCESSABLE', `${agentById(wanted.agent).name} is not part of this version.`)
  if (wanted.tool && toolById(wanted.tool).agent !== wanted.agent)
    throw fail(
      'UNPROCESSABLE',
      `${toolById(wanted.tool).name} is no tool of ${agentById(wanted.agent).name}.`,
    )
  const today = context.now().toISOString().slice(0, 10)
  const knowledge = await asActor(context.database.db, context, async tx => {
    if (wanted.campaignId)
      await callWithin(tx, 'require_campaign_of', wanted.campaignId, wanted.clientId ?? null)
    const place = { clientId: wanted.clientId ?? null, campaignId: wanted.campaignId ?? null }
    const known = await readBusinessKnowledge(tx, place, today)
    const isOfFigures = wanted.tool && toolById(wanted.tool).isOfFigures
    if (!isOfFigures) return known
    return { ...known, figures: await readFiguresKnown(tx, place, known.company) }
  })
  const opening = await thinkingOf(userId).open({
    agent: wanted.agent,
    tool: wanted.tool ?? null,
    profile: knowledge.profile,
    ...('figures' in knowledge && { figures: knowledge.figures }),
    company: { ...knowledge.company, subject: wanted.subject },
  })
  return asActor(context.database.db, context, tx => storeSession(tx, wanted, opening))
}

async function storeSession(tx: Tx, wanted: NewSession, opening: Opening): Promise<{ id: string }> {
  const id = randomUUID()
  const title = wanted.tool
    ? toolById(wanted.tool).name
    : `New ${agentById(wanted.agent).name.toLowerCase()} session`
  await callWithin(
    tx,
    'create_session',
    id,
    wanted.clientId ?? null,
    wanted.campaignId ?? null,
    wanted.agent,
    wanted.tool ?? null,
    wanted.mode ?? null,
    title,
    wanted.subject ?? null,
  )
  const message = await addMessage(tx, {
    id: randomUUID(),
    sessionId: id,
    clientId: wanted.clientId ?? null,
    parentId: null,
    role: 'agent',
    text: opening.text,
    tool: wanted.tool ?? null,
    question: opening.question,
    runId: null,
  })
  await appendEvents(tx, id, null, [{ type: 'message', message }])
  return { id }
}
