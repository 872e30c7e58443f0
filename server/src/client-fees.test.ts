import type { ClientRow, CrossClientRow, DashboardMetrics } from '@sextant/contracts/rows'
import { asActor } from '@sextant/database/as-actor'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

let server: TestServer
let owner: Someone
let admin: Member
let creative: Member
let client: ClientRow
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.join('Dana', {}, 'AGENCY')
  admin = await server.hire(owner, 'agency_admin')
  creative = await server.hire(owner, 'creative_strategist')
  const made = await owner.call<ClientRow>('POST', '/api/v1/clients', {
    name: 'Paying',
    monthly_fee_cents: 250_000,
  })
  client = made.body
})
afterAll(() => server.close())

const rpc = async <T>(who: Someone, name: string, args: object = {}): Promise<T> =>
  (await who.call<T>('POST', `/api/v1/rpc/${name}`, { p_org_id: who.orgId, ...args })).body

/** The fee of the one client, on every way by which clients are read. */
async function told(who: Someone) {
  const { body: page } = await who.call<{ rows: ClientRow[] }>('GET', '/api/v1/clients?sort=fee')
  const rows = [
    ...page.rows,
    await rpc<ClientRow>(who, 'get_client_by_slug_routed', { p_slug: client.slug }),
    ...(await rpc<ClientRow[]>(who, 'get_client_dashboard_routed', { p_client_id: client.id })),
    ...(await rpc<ClientRow[]>(who, 'get_dashboard_clients')),
    ...(await rpc<CrossClientRow[]>(who, 'get_cross_client_analytics')),
  ]
  return rows.map(row => row.monthly_fee_cents)
}

test('what a client pays is told to those who manage clients, and to nobody else', async () => {
  expect(await told(owner)).toEqual(Array(5).fill(250_000))
  expect(await told(admin)).toEqual(Array(5).fill(250_000))
  expect(await told(creative)).toEqual(Array(5).fill(null))
})

test('neither is what the agency earns', async () => {
  const figures = (who: Someone) => rpc<DashboardMetrics>(who, 'get_dashboard_metrics_cached')
  expect(await figures(admin)).toMatchObject({ total_revenue: 2_500, avg_client_value: 2_500 })
  expect(await figures(creative)).toMatchObject({
    client_count: 1,
    total_revenue: null,
    avg_client_value: null,
  })
})

test('the exported table leaves the amount out', async () => {
  const csv = async (who: Someone) =>
    (await who.call<string>('GET', '/api/v1/clients/export.csv')).body
  expect(await csv(owner)).toContain('2500')
  expect(await csv(creative)).toContain('Paying')
  expect(await csv(creative)).not.toContain('2500')
})

test('the column cannot be read from the table either', async () => {
  const reading = asActor(server.database.db, { token: creative.token }, tx =>
    sql`select monthly_fee_cents from public.clients`.execute(tx),
  )
  await expect(reading).rejects.toMatchObject({ code: '42501' })
})
