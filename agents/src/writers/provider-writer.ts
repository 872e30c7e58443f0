import { APICallError, type LanguageModel, Output, RetryError, streamText } from 'ai'
import * as z from 'zod'
import { claimsOf } from '../runtime/claims.ts'
import { deepenInstructions, deepenMaterial, replyInstructions, replyMaterial } from './prompts.ts'
import { type Usage, WriterError, type Writer } from './writer.ts'

export type ProviderOptions = {
  model: LanguageModel
  label: string
  /** Milliseconds for a whole call, and for the silence between two chunks. */
  timeoutMs: number
  silenceMs: number
  /** Tries after the first on 429 and 5xx, with exponential backoff. */
  retries: number
}

const rewrite = z.object({ id: z.string(), text: z.string() })

/** A writer on a language model. Every failure becomes a WriterError that says in plain words what happened. */
export function providerWriter(options: ProviderOptions): Writer {
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const add = (spent: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void => {
    usage.inputTokens += spent.inputTokens ?? 0
    usage.outputTokens += spent.outputTokens ?? 0
  }
  return {
    kind: 'provider',
    label: options.label,
    async *reply(request, signal) {
      yield* guarded(options, signal, abortSignal => {
        const call = streamText({ model: options.model, instructions: replyInstructions(request), prompt: replyMaterial(request), maxRetries: options.retries, maxOutputTokens: 400, abortSignal, onError: () => undefined })
        return { parts: textOf(call.stream), spent: call.usage }
      }, add)
    },
    async *deepen(request, signal) {
      const paths = new Map(claimsOf(request.draft).map(({ path }) => [path.join('.'), path]))
      const elements = guarded(options, signal, abortSignal => {
        const call = streamText({ model: options.model, instructions: deepenInstructions(), prompt: deepenMaterial(request), output: Output.array({ element: rewrite }), maxRetries: options.retries, maxOutputTokens: 8_000, abortSignal, onError: () => undefined })
        return { parts: elementsOf(call), spent: call.usage }
      }, add)
      for await (const { id, text } of elements) {
        const path = paths.get(id)
        if (path && text.trim()) yield { path, text: text.trim() }
      }
    },
    usage: () => usage,
  }
}

async function* textOf(stream: AsyncIterable<{ type: string }>): AsyncIterable<string> {
  let finish = ''
  for await (const part of stream as AsyncIterable<{ type: string; text?: string; error?: unknown; finishReason?: string }>) {
    if (part.type === 'text-delta') yield part.text ?? ''
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') finish = part.finishReason ?? ''
  }
  if (finish === 'content-filter') throw new WriterError('The language model refused to answer.')
}

async function* elementsOf(call: { elementStream: AsyncIterable<z.infer<typeof rewrite>>; output: PromiseLike<unknown> }): AsyncIterable<z.infer<typeof rewrite>> {
  yield* call.elementStream
  // Settles with an error when the model was cut off or broke the form.
  await call.output
}

/** Runs a call with a deadline and a limit on silence, and turns what goes wrong into words. */
async function* guarded<T>(options: ProviderOptions, stop: AbortSignal, start: (signal: AbortSignal) => { parts: AsyncIterable<T>; spent: PromiseLike<Usage | { inputTokens: number | undefined; outputTokens: number | undefined }> }, add: (spent: { inputTokens?: number | undefined; outputTokens?: number | undefined }) => void): AsyncIterable<T> {
  const tooLong = AbortSignal.timeout(options.timeoutMs)
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), options.silenceMs)
  try {
    const { parts, spent } = start(AbortSignal.any([stop, tooLong, silent.signal]))
    void Promise.resolve(spent).then(add, () => undefined)
    for await (const part of parts) {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), options.silenceMs)
      yield part
    }
    if (silent.signal.aborted || tooLong.aborted) throw new WriterError('The language model took too long to answer.')
  } catch (error) {
    if (stop.aborted) throw stop.reason
    if (silent.signal.aborted || tooLong.aborted) throw new WriterError('The language model took too long to answer.')
    throw inWords(error)
  } finally {
    clearTimeout(timer)
  }
}

function inWords(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  const cause = RetryError.isInstance(error) ? error.lastError : error
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
  if (status === 429) return new WriterError('The language model is busy (too many requests).')
  if (status === 401 || status === 403) return new WriterError('The language model refused the key.')
  if (status && status >= 500) return new WriterError('The language model has a fault of its own.')
  if (status) return new WriterError(`The language model refused the request (${status}).`)
  if (/parse|json|object generated|output generated|type validation/i.test(String((cause as Error)?.message))) return new WriterError('The language model broke off or answered in a form that cannot be read.')
  return new WriterError('The language model cannot be reached.')
}
