import type { CompanyFactRow, FactUse } from '@sextant/contracts/company/facts'
import type { InsightCounts, InsightRow } from '@sextant/contracts/company/insights'
import { asOwner } from '@sextant/database/as-owner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let agency: Someone
let clientId: string
beforeAll(async () => {
  server = await startTestServer()
  agency = await server.join('Dana', {}, 'AGENCY')
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      `insert into public.clients (org_id, slug, name) values ($1, 'harbour', 'Harbour Dental') returning id`,
      [agency.orgId],
    ),
  )
  clientId = rows[0]!.id
  await learn(null, 'own waiting', 'proposed')
  await learn(clientId, 'client waiting', 'proposed')
  await learn(clientId, 'client known', 'confirmed')
  await learn(clientId, 'client old', 'superseded')
  await learn(clientId, 'client refused', 'removed')
})
afterAll(() => server.close())

/** Something an agent read in a message, in the state that somebody left it in. */
const learn = (client: string | null, label: string, status: string) =>
  asOwner(server.database, owner =>
    owner.query(
      `insert into public.company_facts (org_id, client_id, kind, label, attributes, quote, origin, agent_type, confidence, status)
       values ($1, $2, 'rival', $3, '{}', 'they said so', 'message', 'strategy', 0.8, $4)`,
      [agency.orgId, client, label, status],
    ),
  )

const read = async (query: string): Promise<InsightRow[]> =>
  (await agency.call<InsightRow[]>('GET', `/api/v1/business-context/history${query}`)).body
const labels = (rows: readonly InsightRow[]) =>
  rows.flatMap(({ extracted_context }) => Object.values(extracted_context).flat()).toSorted()

test('what became of everything learned is counted, a line for the organization and one for each client', async () => {
  const { body } = await agency.call<InsightCounts[]>('GET', '/api/v1/business-context/counts')
  expect(body).toEqual([
    expect.objectContaining({ client_id: null, client_name: null, pending: 1, approved: 0 }),
    expect.objectContaining({
      client_id: clientId,
      client_name: 'Harbour Dental',
      client_slug: 'harbour',
      approved: 1,
      pending: 1,
      rejected: 1,
      superseded: 1,
    }),
  ])
})

test('a line of a client carries its name; the organization’s own can be asked for alone', async () => {
  const pending = await read('?status=pending')
  expect(pending.map(({ client_name }) => client_name).toSorted()).toEqual(['Harbour Dental', null])
  expect(labels(await read('?own=true'))).toEqual(['own waiting'])
  expect(labels(await read(`?client_id=${clientId}`))).toEqual(['client known', 'client waiting'])
})

test('what was rejected or holds no longer is read when it is asked for, and can stand again', async () => {
  expect(labels(await read('?status=superseded'))).toEqual(['client old'])
  const [refused] = await read('?status=rejected')
  expect(labels([refused!])).toEqual(['client refused'])
  const { status } = await agency.call(
    'POST',
    `/api/v1/business-context/history/${refused!.id}/restore`,
  )
  expect(status).toBe(200)
  expect(await read('?status=rejected')).toEqual([])
})

test('a fact tells which deliverables rest on it, and only of its own client', async () => {
  const { body: facts } = await agency.call<CompanyFactRow[]>(
    'GET',
    `/api/v1/company-facts?clientId=${clientId}`,
  )
  const fact = facts.find(({ label }) => label === 'client known')!
  const outputId = await asOwner(server.database, async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, content)
       values ($1, $2, 'strategy', 'swot', 'SWOT of Harbour', jsonb_build_object('insightsUsed', jsonb_build_array($3::text))) returning id`,
      [agency.orgId, clientId, fact.id],
    )
    return rows[0]!.id
  })
  const uses = async (query: string) =>
    (await agency.call<FactUse[]>('GET', `/api/v1/company-facts/uses${query}`)).body
  expect(await uses(`?clientId=${clientId}`)).toEqual([
    { fact_id: fact.id, output_id: outputId, title: 'SWOT of Harbour', agent_type: 'strategy' },
  ])
  expect(await uses('')).toEqual([])
})
