import { APICallError, type LanguageModel, Output, streamText } from 'ai'
import * as z from 'zod'
import { claimsOf } from '../evidence/claims.ts'
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
  const add = (spent: {
    inputTokens?: number | undefined
    outputTokens?: number | undefined
  }): void => {
    usage.inputTokens += spent.inputTokens ?? 0
    usage.outputTokens += spent.outputTokens ?? 0
  }
  return {
    kind: 'provider',
    label: options.label,
    reply: (request, signal) =>
      guarded(options, signal, add, shared => {
        const [instructions, prompt] = [replyInstructions(request), replyMaterial(request)]
        const call = streamText({
          ...shared,
          model: options.model,
          instructions,
          prompt,
          maxOutputTokens: 400,
        })
        return {
          parts: textOf(call.stream),
          spent: call.usage,
          asked: instructions.length + prompt.length,
        }
      }),
    async *deepen(request, signal) {
      const paths = new Map(claimsOf(request.draft).map(({ path }) => [path.join('.'), path]))
      const elements = guarded(options, signal, add, shared => {
        const [instructions, prompt] = [deepenInstructions(), deepenMaterial(request)]
        const call = streamText({
          ...shared,
          model: options.model,
          instructions,
          prompt,
          output: Output.array({ element: rewrite }),
          maxOutputTokens: 8_000,
        })
        return {
          parts: elementsOf(call),
          spent: call.usage,
          asked: instructions.length + prompt.length,
        }
      })
      for await (const { id, text } of elements) {
        const path = paths.get(id)
        const words = storable(text).trim()
        if (path && words) yield { path, text: words }
      }
    },
    usage: () => usage,
  }
}

/** A model's words as a database can store them: no NUL, and no half of a character, which makes a whole row unstorable. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

async function* textOf(stream: AsyncIterable<{ type: string }>): AsyncIterable<string> {
  let finish = ''
  // The first half of a character may come before its second.
  let half = ''
  for await (const part of stream as AsyncIterable<{
    type: string
    text?: string
    error?: unknown
    finishReason?: string
  }>) {
    if (part.type === 'text-delta') {
      const text = half + (part.text ?? '')
      half = /[\uD800-\uDBFF]$/.test(text) ? text.at(-1)! : ''
      yield storable(half ? text.slice(0, -1) : text)
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') finish = part.finishReason ?? ''
  }
  if (finish === 'content-filter') throw new WriterError('The language model refused to answer.')
}

async function* elementsOf(call: {
  elementStream: AsyncIterable<z.infer<typeof rewrite>>
  output: PromiseLike<unknown>
}): AsyncIterable<z.infer<typeof rewrite>> {
  yield* call.elementStream
  // Settles with an error when the model was cut off or broke the form.
  await call.output
}

type Spent = { inputTokens?: number | undefined; outputTokens?: number | undefined }
type Shared = {
  maxRetries: number
  abortSignal: AbortSignal
  onError: (event: { error: unknown }) => void
}
/** `asked`: characters sent to the model. */
type Start<T> = (shared: Shared) => {
  parts: AsyncIterable<T>
  spent: PromiseLike<Spent>
  asked: number
}
/** Characters of a token, roughly: for calls that never told what they used. */
const CHARACTERS_PER_TOKEN = 4

/** Runs a call, again with backoff on 429 and 5xx as long as nothing has come, and turns what goes wrong into words. */
async function* guarded<T>(
  options: ProviderOptions,
  stop: AbortSignal,
  add: (spent: Spent) => void,
  start: Start<T>,
): AsyncIterable<T> {
  for (let attempt = 0; ; attempt += 1) {
    let came = false
    try {
      for await (const part of oneAttempt(options, stop, add, start)) {
        came = true
        yield part
      }
      return
    } catch (error) {
      if (stop.aborted) throw stop.reason
      if (came || attempt >= options.retries || !isPassing(error)) throw inWords(error)
      await pause(retryAfter(error) ?? 400 * 3 ** attempt, stop)
    }
  }
}

/** One attempt with a deadline and a limit on silence. The SDK reports a provider's own error beside the stream: that one says what happened. */
async function* oneAttempt<T>(
  options: ProviderOptions,
  stop: AbortSignal,
  add: (spent: Spent) => void,
  start: Start<T>,
): AsyncIterable<T> {
  const tooLong = AbortSignal.timeout(options.timeoutMs)
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), options.silenceMs)
  let reported: unknown = null
  let sent = 0
  let written = 0
  let whole = false
  let estimated = false
  const late = (): boolean => silent.signal.aborted || tooLong.aborted
  try {
    const { parts, spent, asked } = start({
      maxRetries: 0,
      abortSignal: AbortSignal.any([stop, tooLong, silent.signal]),
      onError: ({ error }) => (reported = error),
    })
    sent = asked
    void Promise.resolve(spent).then(
      real => {
        if (!estimated) add(real)
      },
      () => undefined,
    )
    for await (const part of parts) {
      written += typeof part === 'string' ? part.length : JSON.stringify(part).length
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), options.silenceMs)
      yield part
    }
    if (late()) throw new WriterError(TOO_LONG)
    whole = true
  } catch (error) {
    throw late() ? new WriterError(TOO_LONG) : (reported ?? error)
  } finally {
    clearTimeout(timer)
    // A call that was stopped, cut off or too slow costs as well: the budget counts what went over the line.
    if (!whole && (written > 0 || late() || stop.aborted)) {
      estimated = true
      add({
        inputTokens: Math.ceil(sent / CHARACTERS_PER_TOKEN),
        outputTokens: Math.ceil(written / CHARACTERS_PER_TOKEN),
      })
    }
  }
}

const TOO_LONG = 'The language model took too long to answer.'
const statusOf = (error: unknown): number | undefined =>
  APICallError.isInstance(error) ? error.statusCode : undefined
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 429 || (status !== undefined && status >= 500)
}

/** Milliseconds that the provider asked for, at most ten seconds. */
function retryAfter(error: unknown): number | null {
  const seconds = Number(
    APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : Number.NaN,
  )
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 10) * 1_000 : null
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    stop.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(stop.reason as Error)
      },
      { once: true },
    )
  })

function inWords(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  const status = statusOf(error)
  if (status === 429) return new WriterError('The language model is busy (too many requests).')
  if (status === 401 || status === 403)
    return new WriterError('The language model refused the key.')
  if (status && status >= 500) return new WriterError('The language model has a fault of its own.')
  if (status) return new WriterError(`The language model refused the request (${status}).`)
  if (
    /parse|json|object generated|output generated|type validation/i.test(
      String((error as Error)?.message),
    )
  )
    return new WriterError(
      'The language model broke off or answered in a form that cannot be read.',
    )
  return new WriterError('The language model cannot be reached.')
}
