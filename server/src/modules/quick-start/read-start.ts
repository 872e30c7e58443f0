import { understandStart } from '@sextant/agents/quick-start/understand/understand-start'
import type { StartAnswers, Understood } from '@sextant/contracts/quick-start/understood'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { mindBeside } from '../ai/index.ts'
import { profileOf, readCompany } from '../company/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Signed = Context & { token: string }
/** The answer of app.begin_start. */
type Begun = { org_id: string; user_id: string }

/** Milliseconds that somebody waits for a model to read their answers. */
const PATIENCE_MS = 60_000

/** What is read in the answers, in the money and the notation of their company, by a language model where there is one; nothing is stored but its call. */
export async function readStart(
  context: Signed,
  answers: StartAnswers,
  clientId: string | null,
): Promise<Understood> {
  const begun = await callFunction<Begun>(context, 'begin_start', clientId)
  const { org_id: orgId, user_id: userId } = begun
  const company = await readCompany(context, clientId)
  const profile = await profileOf(context, clientId)
  const callerId = clientId ?? orgId
  const beside = await mindBeside(context, { orgId, userId, clientId, callerId })
  try {
    const { mind, notice } = beside
    return await understandStart(
      { answers, company, profile, mind, notice, thinking: thinkingOf(userId) },
      AbortSignal.timeout(PATIENCE_MS),
    )
  } finally {
    await beside.settled()
  }
}
