import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { CustomerSourceRow, ReadSource } from '@sextant/contracts/persona/routes'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  (await person.call<ReadSource[]>('POST', '/api/v1/customer-sources/read', { text })).body

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
