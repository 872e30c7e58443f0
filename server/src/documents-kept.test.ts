import { randomBytes } from 'node:crypto'
import type { DeletedDocumentRow } from '@sextant/contracts/documents/rows'
import type { DashboardMetrics } from '@sextant/contracts/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  clients = { x: await newClient('Xenia'), y: await newClient('Ypsilon') }
}, 60_000)
afterAll(() => server.close())

const api = '/api/v1/documents'
const newClient = async (name: string): Promise<string> =>
  (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body.id

async function bring(name: string, clientId: string): Promise<string> {
  const query = new URLSearchParams({ name, client_id: clientId })
  const answer = await fetch(`${server.address}${api}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dana.token}` },
    body: `Opening hours ${randomBytes(8).toString('hex')}`,
  })
  return ((await answer.json()) as { id: string }).id
}

const counted = async (who: Someone): Promise<number> => {
  const { body } = await who.call<DashboardMetrics>(
    'POST',
    '/api/v1/rpc/get_dashboard_metrics_cached',
    { p_org_id: who.orgId },
  )
  return body.document_count
}
const deleted = async (who: Someone, query = ''): Promise<string[]> =>
  (await who.call<DeletedDocumentRow[]>('GET', `${api}/deleted${query}`)).body.map(
    ({ name }) => name,
  )

test('the figure of documents counts what is kept, in the reach of who asks', async () => {
  expect(await counted(dana)).toBe(0)
  const mine = await bring('a.txt', clients.x)
  await bring('b.txt', clients.y)
  expect(await counted(dana)).toBe(2)
  expect(await counted(await server.hire(dana, 'account_manager', clients.x))).toBe(1)
  await dana.call('POST', `${api}/delete`, { ids: [mine] })
  expect(await counted(dana)).toBe(1)
  await dana.call('POST', `${api}/restore`, { ids: [mine] })
  expect(await counted(dana)).toBe(2)
})

test('what was deleted is listed for those who may bring it back, and for nobody else', async () => {
  const [ofX, ofY] = [await bring('of-x.txt', clients.x), await bring('of-y.txt', clients.y)]
  await dana.call('PATCH', `${api}/${ofX}`, { shared: true })
  await dana.call('POST', `${api}/delete`, { ids: [ofX, ofY] })
  expect((await deleted(dana)).toSorted()).toEqual(['of-x', 'of-y'])
  expect(await deleted(dana, `?client_id=${clients.x}`)).toEqual(['of-x'])
  expect(await deleted(await server.hire(dana, 'account_manager', clients.x))).toEqual(['of-x'])
  expect(await deleted(await server.hire(dana, 'guest', clients.x))).toEqual([])
  await dana.call('POST', `${api}/restore`, { ids: [ofX, ofY] })
  expect(await deleted(dana)).toEqual([])
})
