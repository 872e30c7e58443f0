import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBakery } from './testing/company-model.ts'
import { plantModelWords, WORDS } from './testing/model-words.ts'
import {
  newSession,
  readOutput,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

type Both = { version: number; content: Deliverable; shown: Deliverable }

let server: TestServer
let mara: Someone
let swot = ''
let ice = ''

beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara', { companyName: 'Crumb & Kettle' })
  await fillBakery(mara)
  const draft = async (tool: 'swot' | 'ice') =>
    storedIn(await say(mara, await newSession(mara, tool), 'Just draft it'))
  swot = await draft('swot')
  ice = await draft('ice')
  await plantModelWords(server.database)
}, 60_000)
afterAll(() => server.close())

const path = (id: string, more: string): string => `/api/v1/agent-outputs/${id}/${more}`
const other = () => mara.call<Both>('GET', path(swot, 'other'))
const setMind = (version: number, mind: string, id = swot) =>
  mara.call<OutputAnswer>('POST', path(id, 'mind'), { version, mind })

test('the other words are shown and nothing is stored; both are of today’s facts', async () => {
  const before = await readOutput(mara, swot)
  const { body } = await other()
  expect(body.content).toMatchObject({ mind: 'model', decision: { text: WORDS.decision } })
  expect(body.shown).toMatchObject({ mind: 'built-in' })
  const facts = await mara.call<CompanyFactRow[]>('GET', '/api/v1/company-facts')
  const works = facts.body.find(({ label }) => label === 'the tram works')!
  await mara.call('DELETE', `/api/v1/company-facts/${works.id}`)
  const today = (await other()).body
  expect(JSON.stringify(before.content)).toContain('tram works')
  for (const words of [today.shown, today.content])
    expect(JSON.stringify(words)).not.toContain('tram works')
  const { version, content } = await readOutput(mara, swot)
  expect({ version, content }).toEqual({ version: before.version, content: before.content })
  await mara.call('POST', `/api/v1/company-facts/${works.id}/restore`)
})

test('either mind is one call away, and the other’s words are kept', async () => {
  const { version } = await readOutput(mara, swot)
  const inModels = (await setMind(version, 'model')).body
  const content = inModels.content as Deliverable
  expect(content.decision).toMatchObject({ text: WORDS.decision, by: 'model' })
  expect(content.moves.some(({ title }) => title.text === WORDS.move)).toBe(true)
  const inBuiltIn = (await setMind(inModels.version, 'built-in')).body
  expect(JSON.stringify(inBuiltIn.content)).not.toContain('"by":"model"')
  expect((inBuiltIn.content as Deliverable).model).not.toBeNull()
})

test('a version that is not the newest is a conflict, and where only one mind wrote there is no other', async () => {
  const { version } = await readOutput(mara, swot)
  expect((await setMind(version - 1, 'model')).status).toBe(409)
  const single = await readOutput(mara, ice)
  expect((await setMind(single.version, 'model', ice)).status).toBe(422)
  expect((await mara.call('GET', path(ice, 'other'))).status).toBe(422)
})
