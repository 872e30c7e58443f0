import type { AiCallRow } from '@sextant/contracts/ai/routes'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type {
  CustomerSourceRow,
  ReadSource,
  ReadTranscript,
} from '@sextant/contracts/persona/routes'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIES } from './testing/loopback-answers.ts'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import { WENT_ON } from './testing/model-failures.ts'
import { envOf, limitClient, newClient } from './testing/own-model.ts'
import {
  readOutput,
  readSession,
  say,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let mara: Someone
let dana: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
  dana = await server.join('Dana')
})
afterAll(() => server.close())

const PASTE = `Interview 1: Petra Holm
Q: What happened on the day you began to look?
A: The frost alarm failed twice in one week.
Interview 2: Jonas Ek
Q: What happened on the day you began to look?
A: Our alarm stayed silent all night.`

async function groupOf(person: Someone, label: string): Promise<string> {
  const fact = { kind: 'segment', label, attributes: {} }
  return (await person.call<CompanyFactRow>('POST', '/api/v1/company-facts', fact)).body.id
}
const read = async (person: Someone, text: string): Promise<ReadSource[]> =>
  (await person.call<ReadTranscript>('POST', '/api/v1/customer-sources/read', { text })).body
    .sources

const asNew = ({ who, words, answers }: ReadSource) => ({
  id: randomUUID(),
  heard: 'interview',
  who,
  words,
  answers: answers.map(({ words: said, topic, label }) => ({ words: said, topic, label })),
})
const quotesOf = async (person: Someone): Promise<CompanyFactRow[]> =>
  (await person.call<CompanyFactRow[]>('GET', '/api/v1/company-facts?kind=quote')).body
const bodyOf = (output: OutputAnswer): PersonaBody =>
  (output.content as unknown as { body: PersonaBody }).body

test('pasted interviews become facts that a persona counts, and go and come back with their source', async () => {
  const segment = await groupOf(mara, 'fruit growers')
  const sources = (await read(mara, PASTE)).map(asNew)
  const added = await mara.call<{ quotes: number }>('POST', '/api/v1/customer-sources', {
    segment,
    sources,
  })
  expect([added.status, added.body]).toEqual([201, { quotes: 2 }])
  // Sent again by a nervous hand, nothing stands twice.
  const again = await mara.call('POST', '/api/v1/customer-sources', { segment, sources })
  expect(again.body).toEqual({ quotes: 0 })

  const session = await mara.call<{ id: string }>('POST', '/api/v1/agent-sessions', {
    agent: 'persona',
    tool: 'persona',
    subject: segment,
  })
  await say(mara, session.body.id, 'Just draft it')
  const [made] = (await readSession(mara, session.body.id)).outputs
  const persona = await readOutput(mara, made!.id)
  const trigger = bodyOf(persona).rows.find(({ topic }) => topic === 'trigger')!
  expect(trigger.meter).toMatchObject({ said: 2, asked: 2 })
  expect(bodyOf(persona).sources).toEqual([{ heard: 'interview', n: 2 }])

  const list = `/api/v1/customer-sources?segment=${segment}`
  const rows = (await mara.call<CustomerSourceRow[]>('GET', list)).body
  expect(rows.map(({ who, quotes }) => [who, quotes]).toSorted()).toEqual([
    ['Jonas Ek', 1],
    ['Petra Holm', 1],
  ])
  const petra = rows.find(({ who }) => who === 'Petra Holm')!
  await mara.call('DELETE', `/api/v1/customer-sources/${petra.id}`)
  expect(await quotesOf(mara)).toHaveLength(1)
  const path = `/api/v1/agent-outputs/${made!.id}/rebuild`
  const rebuilt = await mara.call<OutputAnswer>('POST', path, { version: persona.version })
  expect(bodyOf(rebuilt.body).sources).toEqual([{ heard: 'interview', n: 1 }])
  await mara.call('POST', `/api/v1/customer-sources/${petra.id}/restore`, {})
  expect(await quotesOf(mara)).toHaveLength(2)
})

test('words that nobody said are refused, and so is the group of another company', async () => {
  const segment = await groupOf(mara, 'bee keepers')
  const [source] = (await read(mara, PASTE)).map(asNew)
  const answers = [{ words: 'We love you', topic: 'job', label: 'love' }]
  const invented = { segment, sources: [{ ...source!, id: randomUUID(), answers }] }
  expect((await mara.call('POST', '/api/v1/customer-sources', invented)).status).toBe(422)
  const foreign = { segment: await groupOf(dana, 'pharmacies'), sources: [source!] }
  expect((await mara.call('POST', '/api/v1/customer-sources', foreign)).status).toBe(404)
})

describe('with a language model', () => {
  let model: Loopback
  let house: TestServer
  let ada: Someone
  beforeAll(async () => {
    model = await startLoopback()
    house = await startTestServer(envOf(model))
    ada = await house.join('Ada')
  }, 60_000)
  afterAll(async () => {
    await house.close()
    await model.close()
  })
  const readBy = async (segment: string): Promise<ReadTranscript> =>
    (
      await ada.call<ReadTranscript>('POST', '/api/v1/customer-sources/read', {
        text: PASTE,
        segment,
      })
    ).body

  test('it sorts the words of a group, and the call is on record; without a group nothing is sent', async () => {
    const segment = await groupOf(ada, 'fruit growers')
    await ada.call('POST', '/api/v1/customer-sources/read', { text: PASTE })
    expect(model.calls()).toBe(0)
    const { sources, mind, notice } = await readBy(segment)
    expect({ mind, notice }).toEqual({ mind: 'model', notice: null })
    const answers = sources.flatMap(source => source.answers)
    expect(answers.map(({ topic, label }) => ({ topic, label }))).toEqual([
      { topic: 'pain', label: 'the frost' },
      { topic: 'pain', label: 'the alarm' },
    ])
    expect(answers[0]!.words).toBe('The frost alarm failed twice in one week.')
    const { items } = (await ada.call<{ items: AiCallRow[] }>('GET', '/api/v1/ai/calls')).body
    expect(items).toMatchObject([
      { job: 'sort', agent: 'persona', session_title: 'fruit growers', outcome: 'done' },
    ])
  })

  test('what it makes up is left out, and a failing one leaves the built-in reading and says so', async () => {
    const segment = await groupOf(ada, 'pear growers')
    model.behave('lie')
    const lied = await readBy(segment)
    expect(JSON.stringify(lied)).not.toMatch(LIES)
    model.behave('fault')
    const failed = await readBy(segment)
    expect(failed.mind).toBe('built-in')
    expect(failed.notice).toMatch(WENT_ON.sort)
    const alone = await read(ada, PASTE)
    expect(failed.sources).toEqual(alone)
  })

  test('nothing goes out for a client that is never to be sent, nor for the group of another company', async () => {
    const owner = await house.join('Olga', {}, 'AGENCY')
    const client = await newClient(owner, 'Saddler')
    const group = { clientId: client.id, kind: 'segment', label: 'riding schools' }
    const { body } = await owner.call<CompanyFactRow>('POST', '/api/v1/company-facts', group)
    await limitClient(owner, client.id, { never_send: true })
    const before = model.calls()
    const paste = { text: PASTE, segment: body.id }
    const kept = await owner.call<ReadTranscript>('POST', '/api/v1/customer-sources/read', paste)
    expect(kept.body.mind).toBe('built-in')
    const foreign = await ada.call('POST', '/api/v1/customer-sources/read', paste)
    expect(foreign.status).toBe(404)
    expect(model.calls()).toBe(before)
  })
})
