import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type EmbeddingModel, embedMany } from 'ai'
import { tokensOf } from './call.ts'
import { inWords, ModelError, statusOf, TOO_LONG } from './model-error.ts'
import type { ProviderName } from './provider.ts'

/** Who turns texts into vectors; Anthropic does not. */
export const EMBEDDING_PROVIDERS = [
  'openai',
  'google',
  'openai-compatible',
] as const satisfies readonly ProviderName[]
export type EmbeddingProvider = (typeof EMBEDDING_PROVIDERS)[number]

export type EmbeddingLine = {
  provider: EmbeddingProvider
  model: string
  baseUrl?: string | undefined
  apiKey?: string | undefined
  /** Milliseconds for a whole call. */
  timeoutMs: number
}
export type Embedded = {
  /** One a text, all of one length, every number finite. */
  vectors: number[][]
  /** As the provider counted them, or reckoned where it does not say. */
  tokens: number
}

/** Why texts became no vectors; `message` is fit for people. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
  /** The texts were refused, not the caller: one of them may be at fault. */
  readonly isOfTexts: boolean
  /** What was refused at the door costs nothing. */
  readonly isRefused: boolean
  constructor(message: string, status?: number) {
    super(message)
    this.isRefused = status !== undefined
    this.isOfTexts = status === 400 || status === 413 || status === 422
  }
}

export const UNUSABLE = 'The embedding model answered with vectors that cannot be used.'
/** More numbers than any model tells of a text. */
const DIMENSIONS_MAX = 8_192

/** The vectors of some texts, in their order, in one call without a second try. Throws an EmbeddingError, or the reason of the stop. */
export async function embed(
  line: EmbeddingLine,
  texts: readonly string[],
  stop: AbortSignal,
): Promise<Embedded> {
  const late = AbortSignal.timeout(line.timeoutMs)
  try {
    const { embeddings, usage } = await embedMany({
      model: embeddingModel(line),
      values: [...texts],
      maxRetries: 0,
      abortSignal: AbortSignal.any([stop, late]),
    })
    if (!areVectors(embeddings, texts.length)) throw new EmbeddingError(UNUSABLE)
    return { vectors: embeddings, tokens: usage.tokens || reckoned(texts) }
  } catch (error) {
    if (stop.aborted) throw stop.reason
    throw failureOf(error, late.aborted)
  }
}

/** What texts use, roughly. */
export const reckoned = (texts: readonly string[]): number =>
  tokensOf(texts.reduce((sum, text) => sum + text.length, 0))

function areVectors(vectors: readonly (readonly number[])[], many: number): boolean {
  const length = vectors[0]?.length ?? 0
  if (vectors.length !== many || length < 2 || length > DIMENSIONS_MAX) return false
  return vectors.every(
    vector =>
      vector.length === length && vector.every(Number.isFinite) && vector.some(n => n !== 0),
  )
}

function failureOf(error: unknown, isLate: boolean): EmbeddingError {
  if (error instanceof EmbeddingError) return error
  const named = (said: string): string => said.replace('language model', 'embedding model')
  if (isLate) return new EmbeddingError(named(TOO_LONG))
  // It answered, and not with what was asked for.
  if (statusOf(error) === undefined && isMisshapen(error)) return new EmbeddingError(UNUSABLE)
  const { message } = error instanceof ModelError ? error : inWords(error)
  return new EmbeddingError(named(message), statusOf(error))
}

/** The SDK reports an answer of another form with its status of 200, and a wrong number of vectors without one. */
const isMisshapen = (error: unknown): boolean =>
  (error as { statusCode?: number }).statusCode === 200 ||
  (error as Error).name.includes('InvalidResponseData')

function embeddingModel({ provider, model, baseUrl, apiKey }: EmbeddingLine): EmbeddingModel {
  const settings = { ...(baseUrl ? { baseURL: baseUrl } : {}), ...(apiKey ? { apiKey } : {}) }
  switch (provider) {
    case 'openai':
      return createOpenAI(settings).embeddingModel(model)
    case 'google':
      return createGoogleGenerativeAI(settings).embeddingModel(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl!,
        ...(apiKey ? { apiKey } : {}),
      }).embeddingModel(model)
  }
}
