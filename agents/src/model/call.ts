import { setTimeout as wait } from 'node:timers/promises'
import { type LanguageModel, Output, streamText } from 'ai'
import * as z from 'zod'
import { type CallRecord, MODEL_FOR, type Tokens } from './job.ts'
import {
  inWords,
  isPassing,
  ModelError,
  REFUSED,
  retryAfter,
  statusOf,
  TOO_LONG,
  UNREADABLE,
} from './model-error.ts'
import type { Prompt } from './prompt.ts'

export type Line = {
  model: LanguageModel
  /** As the provider names it. */
  name: string
  /** Milliseconds for a whole call, for the silence before its first word and for the one between two words. */
  timeoutMs: number
  thinkingMs: number
  silenceMs: number
  /** Tries after the first on 429 and 5xx, with exponential backoff. */
  retries: number
  /** What is learned of an endpoint, for all its lines: `isStructured` falls once it refused a schema, which then stands in the prompt. */
  endpoint: { isStructured: boolean }
  /** Each try as it ended. */
  ended: (call: CallRecord) => void
}

/** Characters of a token, roughly: for calls that never told what they used. */
const CHARACTERS_PER_TOKEN = 4
export const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** The words of an answer as they come; again with backoff on 429 and 5xx as long as nothing has come. Throws a ModelError, or the reason of the stop. */
export async function* answerOf(
  line: Line,
  prompt: Prompt,
  schema: z.ZodType,
  stop: AbortSignal,
): AsyncIterable<string> {
  for (let attempt = 0; ; attempt += 1) {
    let came = false
    try {
      for await (const words of oneTry(line, prompt, schema, stop)) {
        came = true
        yield words
      }
      return
    } catch (error) {
      if (stop.aborted) throw stop.reason
      if (!came && refusesSchema(error, line)) {
        line.endpoint.isStructured = false
        continue
      }
      if (came) throw statusOf(error) ? inWords(error) : brokenOff(error)
      if (attempt >= line.retries || !isPassing(error)) throw inWords(error)
      await pause(retryAfter(error) ?? 400 * 3 ** attempt, stop)
    }
  }
}

/** The line broke after words had come: it could be reached. */
const brokenOff = (error: unknown): ModelError =>
  error instanceof ModelError ? error : new ModelError(UNREADABLE)

/** Endpoints that know no schemas answer 400; the next try carries it as text. */
const refusesSchema = (error: unknown, { endpoint }: Line): boolean =>
  endpoint.isStructured && (statusOf(error) === 400 || statusOf(error) === 422)

async function* oneTry(
  line: Line,
  prompt: Prompt,
  schema: z.ZodType,
  stop: AbortSignal,
): AsyncIterable<string> {
  const clock = new Clock(line, stop)
  const sent = { ...prompt, instructions: withSchema(prompt, schema, line) }
  const call = new OpenCall(line, sent)
  let reported: unknown = null
  try {
    const { stream } = streamText({
      model: line.model,
      instructions: {
        role: 'system',
        content: sent.instructions,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      prompt: sent.material,
      maxOutputTokens: prompt.tokensMax,
      maxRetries: 0,
      abortSignal: clock.signal,
      onError: ({ error }) => (reported = error),
      ...(line.endpoint.isStructured && { output: Output.object({ schema }) }),
    })
    for await (const words of wordsIn(stream, clock, call)) {
      call.completion += words
      if (call.completion.length > longest(prompt)) throw new ModelError(UNREADABLE)
      yield words
    }
    clock.check()
    call.end('done')
  } catch (error) {
    const failure = failureOf(error, { reported, clock, stop })
    call.end(stop.aborted ? 'stopped' : 'failed', failure)
    throw failure
  } finally {
    clock.leave()
    // Whoever read the answer left before its end.
    call.end('stopped')
  }
}

/** The SDK reports a provider's own error beside the stream: that one says what happened. */
function failureOf(
  error: unknown,
  { reported, clock, stop }: { reported: unknown; clock: Clock; stop: AbortSignal },
): unknown {
  if (stop.aborted) return stop.reason
  if (clock.isLate) return new ModelError(TOO_LONG)
  return reported ?? error
}

const withSchema = ({ instructions }: Prompt, schema: z.ZodType, line: Line): string =>
  line.endpoint.isStructured
    ? instructions
    : `${instructions}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`

/** Characters of an answer that goes on past what was asked for: whoever still sends is cut off. */
const longest = ({ tokensMax }: Prompt): number => tokensMax * CHARACTERS_PER_TOKEN * 2

type Part = {
  type: string
  text?: string
  error?: unknown
  finishReason?: string
  totalUsage?: Spent
}

/** A model's words as a database can store them: no NUL, and no half of a character, which makes a whole row unstorable. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

async function* wordsIn(
  stream: AsyncIterable<Part>,
  clock: Clock,
  call: OpenCall,
): AsyncIterable<string> {
  let finish = ''
  // The first half of a character may come before its second.
  let half = ''
  for await (const part of stream) {
    clock.heard(part.type === 'text-delta')
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') finish = part.finishReason ?? ''
    if (part.totalUsage) call.tell(part.totalUsage)
    if (part.type !== 'text-delta') continue
    const text = half + (part.text ?? '')
    half = /[\uD800-\uDBFF]$/.test(text) ? text.at(-1)! : ''
    yield storable(half ? text.slice(0, -1) : text)
  }
  if (finish === 'content-filter') throw new ModelError(REFUSED)
}

/** The deadline of a call and the limits on its silence; whoever leaves it takes the provider off the line. */
class Clock {
  readonly signal: AbortSignal
  readonly #stop: AbortSignal
  readonly #left = new AbortController()
  readonly #tooLong: AbortSignal
  readonly #silent = new AbortController()
  readonly #silenceMs: number
  #allowedMs: number
  #timer: NodeJS.Timeout

  constructor({ timeoutMs, thinkingMs, silenceMs }: Line, stop: AbortSignal) {
    this.#silenceMs = silenceMs
    this.#allowedMs = thinkingMs
    this.#stop = stop
    this.#tooLong = AbortSignal.timeout(timeoutMs)
    const silent = this.#silent.signal
    this.signal = AbortSignal.any([stop, this.#tooLong, silent, this.#left.signal])
    this.#timer = this.#wait()
  }

  get isLate(): boolean {
    return this.#silent.signal.aborted || this.#tooLong.aborted
  }

  /** Something came. Models that reason are silent before their first word, and never as long after it. */
  heard(isWord: boolean): void {
    if (isWord) this.#allowedMs = this.#silenceMs
    clearTimeout(this.#timer)
    this.#timer = this.#wait()
  }

  /** Some providers end a stream that was given up as if it were whole. */
  check(): void {
    this.#stop.throwIfAborted()
    if (this.isLate) throw new ModelError(TOO_LONG)
  }

  /** Nobody listens any more: the provider's stream ends here, and with it the paying. */
  leave(): void {
    clearTimeout(this.#timer)
    this.#left.abort()
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(() => this.#silent.abort(), this.#allowedMs)
  }
}

type Spent = {
  inputTokens: number | undefined
  outputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens: number | undefined }
}

/** A call while it is open: it is told once, whichever way it ends. */
class OpenCall {
  completion = ''
  readonly #line: Line
  readonly #prompt: Prompt
  readonly #from = performance.now()
  #tokens: Tokens | null = null
  #isTold = false

  constructor(line: Line, prompt: Prompt) {
    this.#line = line
    this.#prompt = prompt
  }

  /** Some providers tell nothing, and some nought. */
  tell({ inputTokens, outputTokens, inputTokenDetails }: Spent): void {
    const { input, output } = this.#estimated()
    this.#tokens = {
      input: inputTokens || input,
      cached: inputTokenDetails?.cacheReadTokens ?? 0,
      output: outputTokens || output,
    }
  }

  end(outcome: CallRecord['outcome'], failure?: unknown): void {
    if (this.#isTold) return
    this.#isTold = true
    const { job, instructions, material } = this.#prompt
    this.#line.ended({
      job,
      model: this.#line.name,
      size: MODEL_FOR[job],
      instructions,
      material,
      completion: this.completion,
      tokens: this.#tokens ?? this.#counted(failure),
      milliseconds: Math.round(performance.now() - this.#from),
      outcome,
      failure: outcome === 'failed' ? inWords(failure).message : null,
    })
  }

  /** What was refused at the door costs nothing; what was stopped, cut off or too slow costs what went over the line. */
  #counted(failure: unknown): Tokens {
    const isRefused = statusOf(failure) !== undefined
    return isRefused ? { input: 0, cached: 0, output: 0 } : this.#estimated()
  }

  #estimated(): Tokens {
    const { instructions, material } = this.#prompt
    return {
      input: tokensOf(instructions.length + material.length),
      cached: 0,
      output: tokensOf(this.completion.length),
    }
  }
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => stop.throwIfAborted())
