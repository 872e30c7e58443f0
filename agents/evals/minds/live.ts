import { mindOf, type NewMind } from '../../src/model/mind.ts'
import { PROVIDERS, type ProviderName } from '../../src/model/provider.ts'

const KEY: Readonly<Record<ProviderName, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'AI_API_KEY',
}
const TIMEOUT_MS = 120_000

/** The mind that the environment names, as the server would use it. */
export function mindOfEnvironment(env: NodeJS.ProcessEnv): () => NewMind {
  const provider = PROVIDERS.find(name => name === env.AI_PROVIDER)
  const model = env.AI_MODEL
  if (!provider || !model) throw new Error('AI_PROVIDER and AI_MODEL name the model to ask.')
  const newMind = mindOf({
    provider,
    model,
    modelSmall: env.AI_MODEL_SMALL ?? model,
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? env[KEY[provider]],
    timeoutMs: TIMEOUT_MS,
    isStructured: env.AI_STRUCTURED !== 'off',
  })
  return () => newMind
}
