import {
  type BrandAnswer,
  type BrandFinding,
  type BrandGuidelines,
  NO_GUIDELINES,
} from '@sextant/contracts/brand/guidelines'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import { callWithin } from '@sextant/database/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

type Checked = { has_guidelines: boolean; findings: BrandFinding[] }

let server: TestServer
let agency: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  agency = await server.join('Dana', {}, 'AGENCY')
  clients = { x: await client('x'), y: await client('y') }
})
afterAll(() => server.close())

async function client(slug: string): Promise<string> {
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      'insert into public.clients (org_id, slug, name) values ($1, $2, $2) returning id',
      [agency.orgId, slug],
    ),
  )
  return rows[0]!.id
}

/** A deliverable whose decision says something. */
async function output(clientId: string | null, decision: string): Promise<string> {
  const content = {
    tool: 'swot',
    title: 'A SWOT',
    decision: { text: decision, sources: [] },
    sources: [],
  }
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      `insert into public.agent_outputs (org_id, client_id, agent_type, output_type, title, content)
       values ($1, $2, 'strategy', 'swot', 'A SWOT', $3) returning id`,
      [agency.orgId, clientId, content],
    ),
  )
  return rows[0]!.id
}

const PATH = '/api/v1/brand-guidelines'
const avoiding = (word: string): BrandGuidelines => ({
  ...NO_GUIDELINES,
  avoid: [{ word, instead: '' }],
})
const save = (guidelines: BrandGuidelines, after: number, clientId?: string) =>
  agency.call<BrandAnswer>('PUT', PATH, { guidelines, after, ...(clientId && { clientId }) })
const read = async (clientId?: string): Promise<BrandAnswer> =>
  (await agency.call<BrandAnswer>('GET', clientId ? `${PATH}?clientId=${clientId}` : PATH)).body
const check = async (id: string): Promise<Checked> =>
  (await agency.call<Checked>('GET', `${PATH}/outputs/${id}`)).body

test('guidelines are kept with every earlier state and who saved it; an earlier one can count again', async () => {
  expect(await read()).toEqual({ guidelines: null, versions: [] })
  expect((await save(avoiding('synergy'), 0)).status).toBe(200)
  expect((await save(avoiding('leverage'), 1)).status).toBe(200)
  const { body } = await agency.call<BrandAnswer>('POST', `${PATH}/restore`, { version: 1 })
  expect(body.guidelines?.avoid).toEqual([{ word: 'synergy', instead: '' }])
  expect(body.versions.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(body.versions[0]?.saved_by_name).toMatch(/^Dana/)
  const missing = await agency.call('POST', `${PATH}/restore`, { version: 9 })
  expect(missing.status).toBe(404)
})

test('who saves over a newer state is told so, and nothing is lost', async () => {
  const { versions } = await read()
  const { status } = await save(avoiding('lost'), versions.length - 1)
  expect(status).toBe(409)
  expect((await read()).guidelines?.avoid[0]?.word).toBe('synergy')
})

test('a deliverable with a forbidden word is named with its line; a client’s brand reaches no other client’s deliverable, and neither does the agency’s', async () => {
  await save(avoiding('cheap'), 0, clients.x)
  const [ofX, ofY] = [
    await output(clients.x, 'Be cheap.'),
    await output(clients.y, 'Be cheap. No synergy.'),
  ]
  expect(await check(ofX)).toEqual({
    has_guidelines: true,
    findings: [{ kind: 'avoid', rule: 'cheap', line: 'Be cheap.', found: 'cheap', instead: '' }],
  })
  expect(await check(ofY)).toEqual({ has_guidelines: false, findings: [] })
  const own = await check(await output(null, 'Be cheap. No synergy.'))
  expect(own.findings.map(({ rule }) => rule)).toEqual(['synergy'])
})

test('an agent that writes for a client is told that client’s brand and nobody else’s', async () => {
  const told = (clientId: string | null) =>
    asActor(server.database.db, agency, tx =>
      callWithin<{ profile: { brand: BrandGuidelines | null } }>(
        tx,
        'turn_knowledge',
        null,
        clientId,
        null,
      ),
    )
  expect((await told(clients.x)).profile.brand?.avoid[0]?.word).toBe('cheap')
  expect((await told(clients.y)).profile.brand).toBeNull()
  expect((await told(null)).profile.brand?.avoid[0]?.word).toBe('synergy')
})

test('what is no guideline is refused', async () => {
  const wrong = { ...NO_GUIDELINES, colors: [{ name: 'Sea', hex: 'javascript:1' }] }
  expect((await save(wrong, 1, clients.y)).status).toBe(400)
  expect((await read(clients.y)).versions).toEqual([])
})
