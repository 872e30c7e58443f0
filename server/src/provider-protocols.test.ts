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
