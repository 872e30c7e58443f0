import type { AiPrices } from '@sextant/contracts/ai/prices'
import type { AiProvider } from '@sextant/contracts/ai/routes'
import type { Config } from '../../config.ts'
import type { Services } from '../../platform/context.ts'
import { type Refusal, refusalNotice } from './refusal.ts'
import { openKey } from './sealed-key.ts'

/** A language model that may be used, with everything a call needs. */
export type AiChoice = {
  provider: AiProvider
  model: string
  /** Where a person waits or the task is narrow. */
  modelSmall: string
  baseUrl?: string | undefined
  apiKey?: string | undefined
  timeoutMs: number
  prices: AiPrices
  /** The organization's own, at its own expense. */
  own: boolean
}

/** An organization's own provider as app.ai_of answers it. */
export type StoredProvider = {
  provider: AiProvider
  model: string
  model_small: string
  embedding_model: string | null
  /** Cents per million tokens; null: the installation's. */
  embedding_price: number | null
  base_url: string | null
  sealed_key: string | null
  prices: AiPrices | null
}
type Standing = { own: StoredProvider | null; refusal: Refusal | null }
export type Place = { orgId: string; clientId: string | null }

const KEY_UNREADABLE =
  'The key of your language model can no longer be read, because this installation’s secret has changed. Enter it again under Settings, Integrations.'
const ENDPOINT_CLOSED =
  'Your language model is at an address of your own, which this installation no longer calls. Choose another under Settings, Integrations.'

const ofServer = ({ ai, aiTimeoutMs, aiPrices }: Config): AiChoice | null =>
  ai && { ...ai, timeoutMs: aiTimeoutMs, prices: aiPrices, own: false }

type Door = { baseUrl: string | undefined; apiKey: string | undefined; problem: string | null }

/** Where an organization's own provider answers, and the key to it; or why neither may be used. */
export function doorOf(config: Config, orgId: string, stored: StoredProvider): Door {
  const { base_url, sealed_key } = stored
  const shut = (problem: string): Door => ({ baseUrl: undefined, apiKey: undefined, problem })
  if (base_url && !config.aiOwnEndpoints) return shut(ENDPOINT_CLOSED)
  const apiKey = sealed_key && openKey(config.authSecret, orgId, sealed_key)
  if (sealed_key && !apiKey) return shut(KEY_UNREADABLE)
  return { baseUrl: base_url ?? undefined, apiKey: apiKey ?? undefined, problem: null }
}

function ofOrganization(
  config: Config,
  orgId: string,
  stored: StoredProvider,
): { choice: AiChoice | null; problem: string | null } {
  const { provider, model, model_small: modelSmall, prices } = stored
  const { problem, ...door } = doorOf(config, orgId, stored)
  if (problem) return { choice: null, problem }
  const choice = {
    provider,
    model,
    modelSmall,
    ...door,
    timeoutMs: config.aiTimeoutMs,
    prices: prices ?? config.aiPrices,
    own: true,
  }
  return { choice, problem: null }
}

/** What is needed to ask whether and which. */
export type AiServices = Pick<Services, 'database' | 'config' | 'log'>

/** The organization's own provider, and why nothing is sent now. */
export async function standingOf(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { orgId, clientId }: Place,
): Promise<Standing> {
  const { rows } = await database.pool.query<{ standing: Standing }>(
    'select app.ai_of($1, $2, $3) as standing',
    [orgId, clientId, config.aiMonthlyCapCents],
  )
  return rows[0]!.standing
}

/** The model an organization would use if nothing spoke against it, and why its own cannot be used. */
export async function modelOf(
  services: AiServices,
  place: Place,
): Promise<{ choice: AiChoice | null; problem: string | null; refusal: Refusal | null }> {
  const { own, refusal } = await standingOf(services, place)
  const { choice, problem } = own
    ? ofOrganization(services.config, place.orgId, own)
    : { choice: ofServer(services.config), problem: null }
  return { choice, problem, refusal }
}

/** The language model of a run: the organization's own where it has one, else the server's. `notice` says why a configured one may not be used now; then there is none, as where nobody configured one. */
export async function aiFor(
  services: AiServices,
  place: Place,
): Promise<{ choice: AiChoice | null; notice: string | null }> {
  const { choice, problem, refusal } = await modelOf(services, place)
  if (problem) return { choice: null, notice: `${problem} The built-in mind works.` }
  if (!choice || !refusal) return { choice, notice: null }
  return { choice: null, notice: refusalNotice(refusal) }
}
