import { createHash } from 'node:crypto'
import {
  EMBEDDING_PROVIDERS,
  type EmbeddingLine,
  type EmbeddingProvider,
} from '@sextant/agents/model/embed'
import type { AiProvider } from '@sextant/contracts/ai/routes'
import type { Config } from '../../config.ts'
import type { Services } from '../../platform/context.ts'
import { doorOf, type Place, standingOf, type StoredProvider } from './ai-for.ts'
import { refusalWords } from './refusal.ts'

/** A model that turns texts into vectors, with everything a call needs. */
export type EmbeddingChoice = EmbeddingLine & {
  /** Whose vectors are comparable: provider, model, and the address where it is not the provider's. */
  key: string
  /** Cents per million tokens. */
  price: number
  /** The organization's own, at its own expense. */
  own: boolean
}

/** Somebody waits for a question, and many passages for each call: nobody longer than this, in milliseconds. */
const TIMEOUT_MAX = 30_000

const embeds = (provider: AiProvider): provider is EmbeddingProvider =>
  (EMBEDDING_PROVIDERS as readonly string[]).includes(provider)

type Named = { provider: EmbeddingProvider; model: string; baseUrl: string | undefined }

function keyOf({ provider, model, baseUrl }: Named): string {
  const at = baseUrl && createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  return `${provider}/${model}${at ? `#${at}` : ''}`
}

const choiceOf = (
  config: Config,
  named: Named & { apiKey: string | undefined },
  rest: { price: number; own: boolean },
): EmbeddingChoice => ({
  ...named,
  ...rest,
  key: keyOf(named),
  timeoutMs: Math.min(config.aiTimeoutMs, TIMEOUT_MAX),
})

/** Of an organization with a provider of its own, only that one's model: its words go nowhere else. */
function ofOrganization(
  config: Config,
  orgId: string,
  stored: StoredProvider,
): { choice: EmbeddingChoice | null; problem: string | null } {
  const { provider, embedding_model: model, embedding_price } = stored
  if (!model || !embeds(provider)) return { choice: null, problem: null }
  const { problem, ...door } = doorOf(config, orgId, stored)
  if (problem) return { choice: null, problem }
  const price = embedding_price ?? config.aiEmbeddingPrice
  return { choice: choiceOf(config, { provider, model, ...door }, { price, own: true }), problem }
}

const ofServer = (config: Config): EmbeddingChoice | null =>
  config.aiEmbedding &&
  choiceOf(config, config.aiEmbedding, { price: config.aiEmbeddingPrice, own: false })

/** The model that turns an organization's texts into vectors: of its own provider where it has one, else the server's. `problem`: why its own cannot be used; `refusal`: why nothing may be sent now. */
export async function embeddingFor(
  services: Pick<Services, 'config' | 'database'>,
  place: Place,
): Promise<{
  choice: EmbeddingChoice | null
  problem: string | null
  refusal: { isNever: boolean; words: string } | null
}> {
  const { own, refusal } = await standingOf(services, place)
  const { choice, problem } = own
    ? ofOrganization(services.config, place.orgId, own)
    : { choice: ofServer(services.config), problem: null }
  return {
    choice,
    problem,
    refusal: refusal && { isNever: refusal.reason === 'never', words: refusalWords(refusal) },
  }
}
