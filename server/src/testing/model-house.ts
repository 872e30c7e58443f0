import type { AgentEvent } from '@sextant/contracts/agent-events'
import { expect } from 'vitest'
import {
  newSession,
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './test-server.ts'

// A house whose people use every job of a language model, and what has to hold whatever the model does.

/** The protocols that providers speak. */
export const PROTOCOLS = [
  ['openai-compatible', { AI_PROVIDER: 'openai-compatible' }],
  ['openai', { AI_PROVIDER: 'openai', OPENAI_API_KEY: 'test-key' }],
  ['anthropic', { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'test-key' }],
  ['google', { AI_PROVIDER: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'test-key' }],
] as const

/** Little is known, so that a deliverable is quickly made. */
const BAKERY = [
  {
    kind: 'offer',
    label: 'lunches',
    attributes: { price: { cents: 900, currency: 'USD' }, volume: 4_000 },
  },
  { kind: 'constraint', label: 'the oven', attributes: { sort: 'capacity', lost: 900 } },
]

export type House = { server: TestServer; idris: Someone; baker: Someone; drafted: string }

/** A server whose model answers at an address, and two people in it. */
export async function open(choice: Record<string, string>, url: string): Promise<House> {
  const server = await startTestServer({
    ...choice,
    AI_MODEL: 'loopback',
    AI_BASE_URL: url,
    AI_TIMEOUT_MS: '800',
  })
  const idris = await server.join('Idris', { industry: 'SaaS/Software' })
  /** Whose company is known: drafts have statements to phrase. */
  const baker = await server.join('Bo')
  for (const fact of BAKERY) await baker.call('POST', '/api/v1/company-facts', fact)
  const drafted = await newSession(baker, 'ice')
  await say(baker, drafted, 'just draft it')
  return { server, idris, baker, drafted }
}

export const noticesOf = (events: readonly AgentEvent[]): string =>
  events
    .flatMap(event => (event.type === 'notice' && event.level === 'warning' ? [event.text] : []))
    .join('\n')
export const saidIn = (events: readonly AgentEvent[]): string =>
  events.findLast(event => event.type === 'message')?.message.text ?? ''
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

const OFFER = 'payroll software, $9 an employee'

/** A first answer: it is read, and the next question is asked. */
export async function interview({ idris }: House) {
  const session = await newSession(idris)
  const events = await say(idris, session, OFFER)
  const { messages } = await readSession(idris, session)
  expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([OFFER])
  const facts = (
    await idris.call<{ label: string; attributes: object }[]>('GET', '/api/v1/company-facts')
  ).body
  expect(facts).toContainEqual(
    expect.objectContaining({
      attributes: expect.objectContaining({
        price: expect.objectContaining({ cents: 900 }) as object,
      }) as object,
    }),
  )
  expect(repeated(facts.map(({ label }) => label))).toEqual([])
  expect(saidIn(events)).toMatch(/[?.]$/)
  return { events, kept: JSON.stringify([messages, facts]) }
}

/** A deliverable from what is known. */
export async function deliver({ baker }: House) {
  const session = await newSession(baker, 'ice')
  const events = await say(baker, session, 'just draft it')
  const { outputs, runs } = await readSession(baker, session)
  expect(outputs).toHaveLength(1)
  const { content } = await readOutput(baker, storedIn(events))
  if (content.tool !== 'ice') throw new Error('not an ICE')
  expect(repeated(content.moves.map(({ id }) => id))).toEqual([])
  expect(repeated(content.findings.map(({ claim }) => claim.text))).toEqual([])
  return { events, content, run: runs[0]!, kept: JSON.stringify(content) }
}

/** A question about a finished deliverable. */
export async function question({ baker, drafted }: House) {
  const events = await say(baker, drafted, 'Why not raise the price of lunches?')
  const { outputs } = await readSession(baker, drafted)
  expect(outputs).toHaveLength(1)
  expect(saidIn(events).length).toBeGreaterThan(20)
  return { events, kept: saidIn(events) }
}
