import { type LanguageModel, parsePartialJson } from 'ai'
import type * as z from 'zod'
import { answerOf, type Line, storable, tokensOf } from './call.ts'
import { type CallRecord, type Job, MODEL_FOR, type Tokens } from './job.ts'
import { ModelError, UNREADABLE } from './model-error.ts'
import { languageModel, type Provider, providerLabel } from './provider.ts'
import { fenced, type Prompt } from './prompt.ts'

/** What the server lends a mind. */
export type MindPorts = {
  /** Null, or why this call may not be made; asked before each one with what it can use at most. */
  allow: (job: Job, size: 'small' | 'large', most: Tokens) => Promise<string | null>
  /** Each try as it ended. */
  ended: (call: CallRecord) => void
  /** What tokens cost, in millionths of a US dollar; null where nobody said a price. */
  micros: (size: 'small' | 'large', tokens: Tokens) => number | null
}

/** A language model at one of its jobs. Every failure is a ModelError that says in plain words what happened. */
export type LanguageMind = {
  /** "Anthropic claude-…". */
  label: string
  /** What some jobs would use and cost, for people: "about 12,000 tokens, some 6 cents". */
  estimate: (jobs: readonly { job: Job; tokens: Tokens }[]) => string
  /** The answer once it is whole; one that has not the form is asked for a second time. */
  whole: <T>(prompt: Prompt, schema: z.ZodType<T>, signal: AbortSignal) => Promise<T>
  /** What can be read of the answer so far, each time there is more; the last is all of it. */
  growing: (prompt: Prompt, schema: z.ZodType, signal: AbortSignal) => AsyncIterable<unknown>
}

/** A mind of its own for each run. */
export type NewMind = (ports: MindPorts) => LanguageMind

/** How many times the ordinary patience a job has: thinking and writing take long. */
const PATIENCE: Readonly<Record<Job, number>> = {
  read: 1,
  ask: 1,
  answer: 1,
  interview: 1,
  sort: 1,
  pages: 1,
  judge: 1,
  think: 3,
  write: 3,
}
const SILENCE_MS = 20_000

const silenceOf = ({ timeoutMs }: Provider): number => Math.min(timeoutMs, SILENCE_MS)

/** Models that reason say nothing at first: at long jobs they may, as long as an ordinary call takes. */
const thinkingOf = (job: Job, provider: Provider): number =>
  PATIENCE[job] > 1 ? provider.timeoutMs : silenceOf(provider)

/** The mind of a provider. */
export const mindOf = (provider: Provider): NewMind =>
  mindOn(provider, {
    small: languageModel({ ...provider, model: provider.modelSmall }),
    large: languageModel(provider),
  })

/** The same on given models, which need not be a provider's. */
export const mindOn =
  (provider: Provider, models: Record<'small' | 'large', LanguageModel>): NewMind =>
  ports => {
    const endpoint = { isStructured: provider.isStructured }
    const lines = {
      small: lineOf({ ...provider, model: provider.modelSmall }, models.small, endpoint, ports),
      large: lineOf(provider, models.large, endpoint, ports),
    }
    const lineFor = (job: Job): Line => ({
      ...lines[MODEL_FOR[job]],
      timeoutMs: provider.timeoutMs * PATIENCE[job],
      thinkingMs: thinkingOf(job, provider),
      silenceMs: silenceOf(provider),
    })
    return {
      label: providerLabel(provider),
      estimate: jobs => sayEstimate(jobs, ports),
      whole: async (prompt, schema, signal) => {
        const line = lineFor(prompt.job)
        await allowed(prompt, ports)
        const first = await read(line, prompt, schema, signal)
        if (first.data !== undefined) return first.data
        const again = repaired(prompt, first)
        await allowed(again, ports)
        const second = await read(line, again, schema, signal)
        if (second.data === undefined) throw new ModelError(UNREADABLE)
        return second.data
      },
      growing: async function* (prompt, schema, signal) {
        const line = lineFor(prompt.job)
        await allowed(prompt, ports)
        let text = ''
        let readTo = 0
        for await (const words of answerOf(line, prompt, schema, signal)) {
          text += words
          // A long answer is not read anew for each word that comes.
          if (text.length - readTo < readTo * STEP) continue
          readTo = text.length
          const { value } = await parsePartialJson(withoutFence(text))
          if (value !== undefined) yield cleaned(value)
        }
        const { value, state } = await parsePartialJson(withoutFence(text))
        // What is mended here broke off: its last words may be half a sentence.
        if (state !== 'successful-parse') throw new ModelError(UNREADABLE)
        yield cleaned(value)
      },
    }
  }

const lineOf = (
  provider: Provider,
  model: LanguageModel,
  endpoint: Line['endpoint'],
  { ended }: MindPorts,
): Line => ({
  model,
  name: provider.model,
  timeoutMs: provider.timeoutMs,
  thinkingMs: provider.timeoutMs,
  silenceMs: provider.timeoutMs,
  retries: 2,
  endpoint,
  ended,
})

/** How much longer an answer has to be before it is read again, as a part of its length. */
const STEP = 0.01

/** What a prompt uses at most. */
export const mostOf = ({ instructions, material, tokensMax }: Prompt): Tokens => ({
  input: tokensOf(instructions.length + material.length),
  cached: 0,
  output: tokensMax,
})

const THOUSAND = 1_000
const MICROS_A_CENT = 10_000

function sayEstimate(
  jobs: readonly { job: Job; tokens: Tokens }[],
  { micros }: Pick<MindPorts, 'micros'>,
): string {
  const tokens = jobs.reduce((sum, one) => sum + one.tokens.input + one.tokens.output, 0)
  const costs = jobs.map(one => micros(MODEL_FOR[one.job], one.tokens))
  const words = `about ${(Math.ceil(tokens / THOUSAND) * THOUSAND).toLocaleString('en-US')} tokens`
  if (costs.includes(null)) return words
  const cents = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / MICROS_A_CENT
  return `${words}, some ${Math.max(1, Math.ceil(cents))} ${cents > 1 ? 'cents' : 'cent'}`
}

async function allowed(prompt: Prompt, { allow }: MindPorts): Promise<void> {
  const refusal = await allow(prompt.job, MODEL_FOR[prompt.job], mostOf(prompt))
  if (refusal !== null) throw new ModelError(refusal)
}

/** What was wrong with an answer is told as far as a second one needs it. */
const ISSUES_TOLD = 3

type Read<T> = { data?: T; text: string; issue: string }

async function read<T>(
  line: Line,
  prompt: Prompt,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Read<T>> {
  let text = ''
  for await (const words of answerOf(line, prompt, schema, signal)) text += words
  const { value, state } = await parsePartialJson(withoutFence(text))
  if (state !== 'successful-parse') return { text, issue: 'It is no whole JSON object.' }
  const parsed = schema.safeParse(cleaned(value))
  if (parsed.success) return { data: parsed.data, text, issue: '' }
  const issues = parsed.error.issues.slice(0, ISSUES_TOLD)
  return {
    text,
    issue: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  }
}

/** Every text of an answer as a database can store it: an escape may have brought what was not in the words that came. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value).replaceAll('\uFFFD', '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
}

/** Models without a forced form put their JSON into a code block, and words around it. */
const withoutFence = (text: string): string =>
  text
    .replace(/^[\s\S]*?```(?:json)?\s*(?=\{)/, '')
    .replace(/^[^{]+(?=\{)/, '')
    .replace(/\}\s*```[^{}]*$/, '}')

/** The same once more, with what was wrong; the answer's own words are material like any other. */
const repaired = <T>(prompt: Prompt, { text, issue }: Read<T>): Prompt => ({
  ...prompt,
  material: `${prompt.material}\n\nYour last answer could not be used: ${fenced(issue)} It began: ${fenced(text.slice(0, 400))} Answer again, whole and in the form.`,
})
