import { embed, type EmbeddingProvider } from '@sextant/agents/model/embed'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LIES } from './testing/loopback-answers.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import { expectedOf, WENT_ON } from './testing/model-failures.ts'
import {
  deliver,
  type House,
  interview,
  noticesOf,
  open,
  PROTOCOLS,
  saidIn,
} from './testing/model-house.ts'
import { endOf } from './testing/test-server.ts'

let loopback: Loopback
beforeAll(async () => {
  loopback = await startLoopback()
})
beforeEach(() => loopback.behave('good'))
afterAll(() => loopback.close())

describe.each(PROTOCOLS)('the protocol of %s', (_name, choice) => {
  let house: House
  beforeAll(async () => {
    house = await open(choice, loopback.url)
  })
  afterAll(() => house.server.close())

  test('words, tokens and cost come through', async () => {
    const asked = loopback.calls()
    const { content, run } = await deliver(house)
    const calls = loopback.calls() - asked
    expect(content.decision.text).toMatch(/^Put plainly: /)
    expect(content.writer).toMatchObject({ kind: 'provider', notice: null })
    expect(run).toMatchObject({
      input_tokens: 1_000 * calls,
      output_tokens: 200 * calls,
      cost_micros: (calls * (1_000 * 300 + 200 * 1_500)) / 100,
    })
  })

  test('a question is asked in the model’s words, as they come', async () => {
    loopback.behave('slow', 'ask')
    const { events } = await interview(house)
    const streamed = events.flatMap(event => (event.type === 'text' ? [event.delta] : []))
    expect(streamed.length).toBeGreaterThan(1)
    expect(saidIn(events)).toContain('I see.')
    expect(saidIn(events).startsWith(streamed.join(''))).toBe(true)
  })

  test('an endpoint that forces no schema has it in the instructions', async () => {
    loopback.behave('no-schema')
    const { content, events } = await deliver(house)
    expect(noticesOf(events)).toBe('')
    expect(content.writer.kind).toBe('provider')
    const { instructions } = loopback.prompts('write').at(-1)!
    expect(instructions).toContain('Answer with one JSON object of this schema')
  })

  test('what was used is reckoned where the provider does not say it', async () => {
    loopback.behave('uncounted')
    const { run } = await deliver(house)
    expect(run.input_tokens).toBeGreaterThan(1_000)
    expect(run.output_tokens).toBeGreaterThan(100)
  })

  test.each(['cut', 'refuse', 'odd', 'no-key', 'endless'] as const)(
    '%s: the built-in mind goes on and nothing is lost',
    async behaviour => {
      loopback.behave(behaviour)
      const { events, content, kept } = await deliver(house)
      expect(endOf(events)).toBe('done')
      expect(kept + JSON.stringify(events)).not.toMatch(LIES)
      const expected = expectedOf('write', behaviour)
      if (expected) expect(content.writer.notice).toContain(expected)
      const asked = await interview(house)
      expect(endOf(asked.events)).toBe('done')
      expect(asked.kept + JSON.stringify(asked.events)).not.toMatch(LIES)
      for (const job of ['read', 'ask'] as const)
        if (expectedOf(job, behaviour)) expect(noticesOf(asked.events)).toMatch(WENT_ON[job])
    },
  )
})

describe.each(['openai-compatible', 'openai', 'google'] as const)('vectors of %s', provider => {
  beforeEach(() => loopback.embeds('good'))
  const ask = (texts: string[], timeoutMs = 800) =>
    embed(line(provider, timeoutMs), texts, new AbortController().signal)
  const line = (one: EmbeddingProvider, timeoutMs: number) => ({
    provider: one,
    model: 'vectors',
    baseUrl: loopback.url,
    apiKey: 'test-key',
    timeoutMs,
  })

  test('come in the order of the texts, one or several', async () => {
    const texts = ['prices of boats', 'a parcel', 'cost of boats']
    const { vectors, tokens } = await ask(texts)
    expect(vectors.map(({ length }) => length)).toEqual([384, 384, 384])
    expect(vectors[0]).toEqual(vectors[2])
    expect(vectors[0]).not.toEqual(vectors[1])
    expect(tokens).toBeGreaterThan(0)
    expect((await ask(['a parcel'])).vectors).toEqual([vectors[1]])
    expect(loopback.embedded().at(-2)).toMatchObject({ model: 'vectors', texts })
  })

  test.each([
    ['fault', 'The embedding model has a fault of its own.'],
    ['no-key', 'The embedding model refused the key.'],
    ['short', 'The embedding model answered with vectors that cannot be used.'],
    ['ragged', 'The embedding model answered with vectors that cannot be used.'],
    ['endless-number', 'The embedding model answered with vectors that cannot be used.'],
    ['silent', 'The embedding model took too long to answer.'],
  ] as const)('that do not come (%s) are told in words', async (how, words) => {
    loopback.embeds(how)
    await expect(ask(['one', 'two'], 200)).rejects.toThrow(words)
  })
})
