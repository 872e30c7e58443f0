import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export const PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** Where a language model answers, and which two of its sizes do the jobs. */
export type Provider = {
  provider: ProviderName
  model: string
  modelSmall: string
  baseUrl?: string | undefined
  apiKey?: string | undefined
  /** Milliseconds for an ordinary call; long jobs have a multiple of it. */
  timeoutMs: number
  /** Whether answers can be forced into a schema; without it the schema stands in the prompt. */
  isStructured: boolean
}

const NAMES: Readonly<Record<ProviderName, string>> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  'openai-compatible': 'Model',
}

/** "Anthropic claude-…": as people read it. */
export const providerLabel = ({ provider, model }: Pick<Provider, 'provider' | 'model'>): string =>
  `${NAMES[provider]} ${model}`

/** The model of that name at the provider. */
export function languageModel(choice: Omit<Provider, 'modelSmall' | 'timeoutMs'>): LanguageModel {
  const { provider, model, baseUrl, apiKey, isStructured } = choice
  const settings = { ...(baseUrl ? { baseURL: baseUrl } : {}), ...(apiKey ? { apiKey } : {}) }
  switch (provider) {
    case 'anthropic':
      return createAnthropic(settings)(model)
    case 'openai':
      return createOpenAI(settings).chat(model)
    case 'google':
      return createGoogleGenerativeAI(settings)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl!,
        supportsStructuredOutputs: isStructured,
        includeUsage: true,
        ...(apiKey ? { apiKey } : {}),
      })(model)
  }
}
