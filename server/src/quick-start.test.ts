import type { SaidFigure } from '@sextant/contracts/company/facts'
import type { Understood } from '@sextant/contracts/quick-start/understood'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
