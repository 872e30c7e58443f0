import type { AiProvider, AiSettings, OwnProviderInput } from '@sextant/contracts/ai/routes'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { modelOf } from './ai-for.ts'
import { embeddingFor } from './embedding-for.ts'
import { sealKey } from './sealed-key.ts'

/** The answer of app.read_ai_settings. */
type StoredSettings = {
  org_id: string
  manages: boolean
  own: AiSettings['own']
  own_model: { provider: AiProvider; model: string } | null
  budget: { cap_cents: number | null; spent_micros: number } | null
  clients: AiSettings['clients']
}

export const readStored = (context: Context): Promise<StoredSettings> =>
  callFunction<StoredSettings>(context, 'read_ai_settings')

const whoseOf = (own: unknown, server: unknown): AiSettings['whose'] => {
  if (own) return 'own'
  return server ? 'server' : 'nobody'
}

/** Which model writes, and what it may cost. */
export async function readSettings(context: Context): Promise<AiSettings> {
  const { config } = context
  const { org_id: orgId, own_model, budget, ...stored } = await readStored(context)
  const { problem } = await modelOf(context, { orgId, clientId: null })
  const server = config.ai && { provider: config.ai.provider, model: config.ai.model }
  return {
    manages: stored.manages,
    whose: whoseOf(own_model, server),
    model: own_model ?? server,
    problem,
    own: stored.own,
    server,
    own_endpoints: config.aiOwnEndpoints,
    prices: config.aiPrices,
    search: await readSearch(context, orgId, stored.manages),
    budget: budget && { ...budget, default_cap_cents: config.aiMonthlyCapCents },
    clients: stored.clients,
  }
}

/** Whose vectors search goes by, and how far it has got. */
async function readSearch(
  context: Context,
  orgId: string,
  manages: boolean,
): Promise<AiSettings['search']> {
  const { choice } = await embeddingFor(context, { orgId, clientId: null })
  const price = context.config.aiEmbeddingPrice
  if (!choice) return { model: null, price, progress: null }
  return {
    price,
    model: { provider: choice.provider, model: choice.model },
    progress: manages ? await callFunction(context, 'read_embedding_state', choice.key) : null,
  }
}

const KEY_NEEDED =
  'Enter the key. The stored one is only kept for the same provider at the same address.'

/** Why these settings cannot be used here; null where they can. */
function objection(
  { provider, base_url, embedding_model }: OwnProviderInput,
  ownEndpoints: boolean,
): string | null {
  if (provider === 'anthropic' && embedding_model)
    return 'Anthropic offers no embedding model. Leave it out.'
  if (base_url && !ownEndpoints)
    return 'This installation calls no addresses of your own. Leave the address out.'
  if (provider !== 'openai-compatible') return null
  if (!ownEndpoints) return 'This installation calls no addresses of your own. Choose a provider.'
  return base_url ? null : 'Enter the address of your model.'
}

/** Fewer characters would leave little of a short key to guess. */
const SHOWN_FROM = 12
const lastFour = (apiKey: string): string => (apiKey.length < SHOWN_FROM ? '' : apiKey.slice(-4))

/** Stores the organization's own provider, its key sealed. */
export async function setProvider(
  context: Context,
  { api_key: apiKey, ...fields }: OwnProviderInput,
): Promise<{ done: true }> {
  const refused = objection({ ...fields, api_key: apiKey }, context.config.aiOwnEndpoints)
  if (refused) throw fail('UNPROCESSABLE', refused)
  const { org_id: orgId } = await readStored(context)
  const sealed = apiKey && sealKey(context.config.authSecret, orgId, apiKey)
  const model_small = fields.model_small ?? fields.model
  const stored = { ...fields, model_small }
  try {
    await callFunction(context, 'set_ai_provider', stored, sealed, apiKey && lastFour(apiKey))
  } catch (error) {
    if ((error as { code?: string }).code === 'SX422') throw fail('UNPROCESSABLE', KEY_NEEDED)
    throw error
  }
  return { done: true }
}
