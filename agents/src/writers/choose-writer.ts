import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { builtInWriter } from './built-in-writer.ts'
import { providerWriter } from './provider-writer.ts'
import type { Writer } from './writer.ts'

export type ProviderChoice = {
  provider: 'anthropic' | 'openai' | 'google' | 'openai-compatible'
  model: string
  baseUrl?: string | undefined
  apiKey?: string | undefined
  timeoutMs: number
}

const NAMES = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  'openai-compatible': 'Model',
} as const

function languageModel({ provider, model, baseUrl, apiKey }: ProviderChoice): LanguageModel {
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
        supportsStructuredOutputs: true,
        includeUsage: true,
        ...(apiKey ? { apiKey } : {}),
      })(model)
  }
}

/** The one choice of writer: a provider when one is configured, else the built-in writer. A fresh one per run, so usage is the run's own. */
export function writerFactory(choice: ProviderChoice | null): () => Writer {
  if (!choice) return builtInWriter
  const model = languageModel(choice)
  return () =>
    providerWriter({
      model,
      label: `${NAMES[choice.provider]} ${choice.model}`,
      timeoutMs: choice.timeoutMs,
      silenceMs: Math.min(choice.timeoutMs, 20_000),
      retries: 2,
    })
}
