import type { CallRecord } from '@sextant/agents/model/job'
import type { RunRow } from '@sextant/contracts/agent-events'
import type { AiCall, AiCallRow } from '@sextant/contracts/ai/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { aiFor, type AiChoice, callsOf } from './modules/ai/index.ts'
import type { Services } from './platform/context.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import {
  envOf,
  limitClient,
  newClient,
  OWN_PRICES,
  setOwn,
  settingsOf,
  turn,
} from './testing/own-model.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let own: Loopback
let server: TestServer
beforeAll(async () => {
  own = await startLoopback()
  server = await startTestServer(envOf(own))
})
afterAll(async () => {
  await server.close()
  await own.close()
})

/** What the module needs of a running server. */
const services = () =>
  ({
    config: readConfig({ DATA_DIR: 'memory://', ...envOf(own) }),
    database: server.database,
    log: { error: () => undefined },
  }) as unknown as Services

/** Calls of a new run of somebody's organization with the model in force. */
async function callsFor(who: Someone) {
  const { sessionId, run } = await turn(who)
  const place = { orgId: who.orgId, clientId: null }
  const { choice } = await aiFor(services(), place)
  const of = (more: Partial<AiChoice> = {}) =>
    callsOf(services(), { ...place, runId: run.id }, { ...choice!, ...more })
  return { of, runId: run.id, sessionId }
}
/** A call that asks for so much of an answer at most. */
const output = (tokens: number) => ({ input: 0, cached: 0, output: tokens })
const CALL: CallRecord = {
  job: 'judge',
  model: 'own-small',
  size: 'small',
  instructions: 'You are a strategist.\n',
  material: 'Owner: <<<We bake “bread” — 250 g>>>',
  completion: 'What does a loaf\u0000 cost?\ud83d',
  tokens: { input: 1_000, cached: 400, output: 50 },
  milliseconds: 812.4,
  outcome: 'done',
  failure: null,
}

test('calls are stored exactly, with what they cost, and read by those who may', async () => {
  const ines = await server.join('Ines')
  await setOwn(ines, own)
  const { of, runId, sessionId } = await callsFor(ines)
  const calls = of()
  expect(await calls.allow('judge', 'small', output(5_000))).toBeNull()
  calls.ended(CALL)
  await calls.settled()
  const listed = (await ines.call<{ items: AiCallRow[] }>('GET', '/api/v1/ai/calls')).body.items
  expect(listed[0]!.job).toBe('judge')
  const { body } = await ines.call<AiCall>('GET', `/api/v1/ai/calls/${listed[0]!.id}`)
  expect(body).toMatchObject({
    instructions: CALL.instructions,
    material: CALL.material,
    // What no database stores is marked.
    completion: 'What does a loaf\ufffd cost?\ufffd',
    model: 'own-small',
    own: true,
    outcome: 'done',
    input_tokens: 1_000,
    cached_tokens: 400,
    output_tokens: 50,
    // 600 at 10 cents a million, 400 at 1, 50 at 100: in millionths of a dollar.
    cost_micros: 114,
    milliseconds: 812,
    person: 'Ines',
    agent: 'strategy',
  })
  const session = await ines.call<{ runs: RunRow[] }>('GET', `/api/v1/agent-sessions/${sessionId}`)
  const { cost_micros, jobs } = session.body.runs.find(({ id }) => id === runId)!
  expect(jobs.at(-1)).toEqual({
    job: 'judge',
    calls: 1,
    input_tokens: 1_000,
    cached_tokens: 400,
    output_tokens: 50,
    cost_micros: 114,
  })
  expect(jobs.reduce((sum, job) => sum + job.cost_micros, 0)).toBe(cost_micros)
})

test('calls of a turn are those that the provider got, word for word', async () => {
  const lea = await server.join('Lea')
  const before = own.calls()
  await turn(lea)
  const { items } = (await lea.call<{ items: AiCallRow[] }>('GET', '/api/v1/ai/calls')).body
  expect(items.length).toBe(own.calls() - before)
  const sent = own.prompts().slice(before)
  for (const [index, { id }] of items.toReversed().entries()) {
    const { body } = await lea.call<AiCall>('GET', `/api/v1/ai/calls/${id}`)
    const { instructions, material } = sent[index]!
    expect([body.instructions, body.material]).toEqual([instructions, material])
  }
})

test('calls of two runs see each other’s, and give back what they did not use', async () => {
  const jan = await server.join('Jan')
  const dear = {
    prices: { large: OWN_PRICES.large, small: { input: 0, cached: 0, output: 1_000 } },
  }
  const [one, two] = [(await callsFor(jan)).of(dear), (await callsFor(jan)).of(dear)]
  // A budget of twenty dollars pays for two million tokens; each asks for more than half.
  const answers = await Promise.all([
    one.allow('judge', 'small', output(1_200_000)),
    two.allow('judge', 'small', output(1_200_000)),
  ])
  expect(answers.filter(answer => answer === null)).toHaveLength(1)
  expect(answers.filter(Boolean)).toEqual([
    expect.stringMatching(/What is left of this month's language-model budget of \$20\.00/),
  ])
  await Promise.all([one.settled(), two.settled()])
  expect(await two.allow('judge', 'small', output(1_200_000))).toBeNull()
})

test('calls that cannot be stored still count', async () => {
  const kim = await server.join('Kim')
  const { of } = await callsFor(kim)
  const calls = of()
  const spent = async () => (await settingsOf(kim)).budget!.spent_micros
  const before = await spent()
  expect(await calls.allow('judge', 'small', output(1_000_000))).toBeNull()
  // No figure of a call is this large: the row is refused.
  calls.ended({ ...CALL, milliseconds: 1e12 })
  await calls.settled()
  expect(await spent()).toBe(before + 15_000_000)
}, 20_000)

test('calls of a client that was switched off in the middle of a run are not sent', async () => {
  const owner = await server.join('Dana', {}, 'AGENCY')
  const client = await newClient(owner, 'Tannery')
  const { run } = await turn(owner, client.id)
  const place = { orgId: owner.orgId, clientId: client.id }
  const { choice } = await aiFor(services(), place)
  const calls = callsOf(services(), { ...place, runId: run.id }, choice!)
  expect(await calls.allow('judge', 'small', output(10))).toBeNull()
  await limitClient(owner, client.id, { never_send: true })
  expect(await calls.allow('judge', 'small', output(10))).toBe(
    'Nothing of Tannery is sent to a provider.',
  )
  await calls.settled()
})
