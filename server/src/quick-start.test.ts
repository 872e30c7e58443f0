import type { SaidFigure } from '@sextant/contracts/company/facts'
import type { Understood } from '@sextant/contracts/quick-start/understood'
import type { AiCallRow } from '@sextant/contracts/ai/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Loopback, startLoopback } from './testing/loopback-provider.ts'
import { LIES } from './testing/loopback-answers.ts'
import { WENT_ON } from './testing/model-failures.ts'
import { envOf, limitClient, newClient } from './testing/own-model.ts'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let mara: Someone
beforeAll(async () => {
  server = await startTestServer()
  mara = await server.join('Mara')
}, 60_000)
afterAll(() => server.close())

const api = '/api/v1/quick-start'
const ANSWERS = {
  company: 'Piano tunings in the county, 110 euro each',
  goal: 'from 20 tunings a month to 32. Leaflets cost 90 euro and brought 3 customers.',
  audience: 'music schools',
}

test('the answers are read into facts with their words, and nothing is stored by it', async () => {
  const { status, body } = await mara.call<Understood>('POST', `${api}/understanding`, {
    answers: ANSWERS,
  })
  expect(status).toBe(200)
  expect(body.currency).toBe('EUR')
  expect(body.facts.find(({ kind }) => kind === 'channel')).toMatchObject({
    attributes: { spend: { cents: 9_000, currency: 'EUR' }, customers: 3 },
    likely: true,
  })
  expect((await mara.call('GET', '/api/v1/company-facts')).body).toEqual([])
})

test('another organization’s client is not there for it', async () => {
  const { status } = await mara.call('POST', `${api}/understanding`, {
    answers: ANSWERS,
    clientId: crypto.randomUUID(),
  })
  expect(status).toBe(404)
})

test('typed figures are read as their country writes them', async () => {
  const { body } = await mara.call<(SaidFigure | null)[]>('POST', `${api}/figures`, {
    texts: ['40 ezer Ft', '3 or 4'],
    currency: 'HUF',
  })
  expect(body).toMatchObject([{ kind: 'money', value: 4_000_000 }, null])
})

describe('with a language model', () => {
  let model: Loopback
  let house: TestServer
  let ada: Someone
  beforeAll(async () => {
    model = await startLoopback()
    house = await startTestServer(envOf(model))
    ada = await house.join('Ada', {}, 'AGENCY')
  }, 60_000)
  afterAll(async () => {
    await house.close()
    await model.close()
  })
  const SOLD = { company: 'We sell payroll software, $9 a head.', goal: '', audience: '' }
  const readBy = async (answers = SOLD, clientId?: string): Promise<Understood> =>
    (await ada.call<Understood>('POST', `${api}/understanding`, { answers, clientId })).body

  test('it reads the answers, and the call is on record for the client that they are about', async () => {
    const client = await newClient(ada, 'Saddler')
    const { facts, notice } = await readBy(SOLD, client.id)
    expect(notice).toBeNull()
    expect(facts).toMatchObject([
      { kind: 'offer', attributes: { price: { cents: 900, currency: 'USD' } }, likely: true },
    ])
    expect(SOLD.company).toContain(facts[0]!.label)
    const { items } = (await ada.call<{ items: AiCallRow[] }>('GET', '/api/v1/ai/calls')).body
    expect(items).toMatchObject([
      { job: 'read', agent: 'quick-start', client_name: 'Saddler', outcome: 'done' },
    ])
  })

  test('what it makes up is left out, and where it fails the built-in mind reads and says so', async () => {
    model.behave('lie')
    expect(JSON.stringify(await readBy())).not.toMatch(LIES)
    model.behave('fault')
    const { facts, notice } = await readBy(ANSWERS)
    expect(notice).toMatch(WENT_ON.read)
    expect(facts.find(({ kind }) => kind === 'channel')).toMatchObject({
      attributes: { customers: 3 },
    })
    model.behave('good')
  })

  test('nothing goes out for a client that is never to be sent', async () => {
    const client = await newClient(ada, 'Notary')
    await limitClient(ada, client.id, { never_send: true })
    const before = model.calls()
    const { facts } = await readBy(ANSWERS, client.id)
    expect(facts.length).toBeGreaterThan(0)
    expect(model.calls()).toBe(before)
  })
})
