import type { AiCall, AiCallRow, AiClient } from '@sextant/contracts/ai/routes'
import { rowsOf } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { modelOf } from './ai-for.ts'
import { embeddingFor } from './embedding-for.ts'
import { readSettings, readStored, setProvider } from './settings.ts'
import { tryProvider } from './try-provider.ts'

export { aiFor, type AiChoice } from './ai-for.ts'
export { callsOf } from './calls-of.ts'
export { mindBeside } from './mind-beside.ts'
export { embedAs } from './embed-as.ts'
export { type EmbeddingChoice, embeddingFor } from './embedding-for.ts'
export { forgetOldWords } from './forget-words.ts'

const ai = api.ai
const trials = { name: 'ai-trial', points: 20, seconds: 600 }
const done = { done: true } as const

export const aiRouter = {
  read: ai.read.use(withToken).handler(({ context }) => readSettings(context)),
  setProvider: ai.setProvider
    .use(withToken)
    .handler(({ input, context }) => setProvider(context, input)),
  removeProvider: ai.removeProvider.use(withToken).handler(async ({ context }) => {
    await callFunction(context, 'remove_ai_provider')
    return done
  }),
  tryProvider: ai.tryProvider.use(withToken).handler(async ({ context }) => {
    const { org_id: orgId, manages, own } = await readStored(context)
    if (!manages) throw fail('FORBIDDEN')
    if (!own) throw fail('NOT_FOUND')
    await withinOwnLimit(context, trials)
    const place = { orgId, clientId: null }
    const { choice, problem } = await modelOf(context, place)
    if (!choice) return { ok: false, milliseconds: 0, problem }
    const { choice: embedding } = await embeddingFor(context, place)
    return tryProvider(choice, embedding)
  }),
  setCap: ai.setCap.use(withToken).handler(async ({ input, context }) => {
    await callFunction(context, 'set_ai_cap', input.cap_cents)
    return done
  }),
  setClient: ai.setClient
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<AiClient>(context, 'set_client_ai', input.id, input.cap_cents, input.never_send),
    ),
  calls: ai.calls.use(withToken).handler(async ({ input, context }) => {
    const { client_id = null, before = null, limit } = input
    const actor = { token: context.token }
    const rows = await rowsOf<AiCallRow>(
      context.database.pool,
      actor,
      'list_ai_calls',
      client_id,
      before,
      limit + 1,
    )
    return { items: rows.slice(0, limit), more: rows.length > limit }
  }),
  call: ai.call
    .use(withToken)
    .handler(({ input, context }) => callFunction<AiCall>(context, 'read_ai_call', input.id)),
}
