import type { ClientFigures } from '@sextant/contracts/figures/routes'
import type { FiguresView } from '@sextant/contracts/figures/view'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Member,
  type Someone,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

// An agency with two clients, figures of both and of its own; people of every kind.
let server: TestServer
let dana: Someone
let clients: { x: string; y: string }
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {}, 'AGENCY')
  const client = async (name: string): Promise<string> =>
    (await dana.call<{ id: string }>('POST', '/api/v1/clients', { name, industry: 'Retail' })).body
      .id
  clients = { x: await client('Xenia'), y: await client('Ypsilon') }
  for (const [clientId, clicks] of [
    [undefined, 1_000],
    [clients.x, 17],
    [clients.y, 19],
  ] as const)
    expect((await tell(dana, clientId, clicks)).status).toBe(200)
}, 60_000)
afterAll(() => server.close())

const api = '/api/v1/figures'
const PERIOD = 'from=2026-09-01&to=2026-09-28'
const tell = (who: Someone, clientId: string | undefined, clicks: number) =>
  who.call<{ import_id: string }>('POST', api, {
    ...(clientId && { client_id: clientId }),
    rows: [{ day: '2026-09-07', channel: 'google-ads', campaign: 'Lamps', values: { clicks } }],
  })
const of = (clientId?: string): string => (clientId ? `&client_id=${clientId}` : '')
const pathsOf = (clientId?: string): string[] => [
  `${api}/view?${PERIOD}${of(clientId)}`,
  `${api}/lines?measure=clicks&${PERIOD}${of(clientId)}`,
  `${api}/imports?limit=9${of(clientId)}`,
]
const statusesOf = async (who: Someone, clientId?: string): Promise<number[]> =>
  Promise.all(pathsOf(clientId).map(async path => (await who.call('GET', path)).status))
const clicksOf = async (who: Someone, clientId?: string): Promise<number | null | undefined> =>
  (await who.call<FiguresView>('GET', pathsOf(clientId)[0]!)).body.all.find(
    ({ metric }) => metric === 'clicks',
  )?.value
const sideBySide = async (who: Someone): Promise<string[]> => {
  const { body } = await who.call<{ rows: ClientFigures[] }>('GET', `${api}/clients?${PERIOD}`)
  return body.rows.map(({ client_name, values }) => `${client_name} ${values.clicks}`).toSorted()
}

test('who works in the agency sees its own, those of each client, and all side by side', async () => {
  for (const role of ['agency_admin', 'account_manager', 'creative_strategist']) {
    const who = await server.hire(dana, role)
    const seen = [
      await clicksOf(who),
      await clicksOf(who, clients.x),
      await clicksOf(who, clients.y),
    ]
    expect(seen, role).toEqual([1_000, 17, 19])
    expect(await sideBySide(who), role).toEqual(['Xenia 17', 'Ypsilon 19'])
  }
})

test('who works for one client sees and changes its figures, and nobody else’s are there', async () => {
  const manager = await server.hire(dana, 'account_manager', clients.x)
  expect(await clicksOf(manager, clients.x)).toBe(17)
  expect(await sideBySide(manager)).toEqual(['Xenia 17'])
  for (const elsewhere of [undefined, clients.y]) {
    expect(await statusesOf(manager, elsewhere)).toEqual([404, 404, 404])
    expect((await tell(manager, elsewhere, 5)).status).toBe(404)
  }
  const told = await tell(manager, clients.x, 170)
  expect(told.status).toBe(200)
  expect(await clicksOf(dana, clients.x)).toBe(170)
  expect(
    (await manager.call('POST', `${api}/imports/${told.body.import_id}/undo`, {})).status,
  ).toBe(200)
  const other = await tell(dana, clients.y, 19)
  for (const verb of ['undo', 'redo'])
    expect(
      (await manager.call('POST', `${api}/imports/${other.body.import_id}/${verb}`, {})).status,
    ).toBe(404)
})

describe('who does not work there sees no figure and changes none', () => {
  test.each(['viewer', 'client_collaborator', 'client_stakeholder', 'client_viewer', 'guest'])(
    '%s',
    async role => {
      for (const limit of [null, clients.x]) {
        const who = await server.hire(dana, role, limit)
        await seesNothing(who, clients.x)
        if (limit === null) await seesNothing(who)
      }
    },
  )

  async function seesNothing(who: Member, clientId?: string): Promise<void> {
    for (const path of pathsOf(clientId)) {
      const { status, body } = await who.call('GET', path)
      const said = JSON.stringify(body)
      // Where reading is not refused outright there is nothing to read.
      expect(said, path).not.toMatch(/Lamps|"value":1[79]\b|"number":/)
      expect([200, 403, 404], path).toContain(status)
    }
    expect((await who.call('GET', pathsOf(clientId)[1]!)).status).toBe(403)
    expect((await tell(who, clientId, 5)).status).toBe(403)
    expect(await sideBySide(who)).toEqual([])
    const [mine] = (await dana.call<{ id: string }[]>('GET', pathsOf(clientId)[2]!)).body
    for (const [verb, path] of [
      ['GET', ''],
      ['POST', '/undo'],
      ['POST', '/files?name=x.csv'],
    ] as const)
      expect([403, 404], `${verb} ${path}`).toContain(
        (await who.call(verb, `${api}/imports/${mine!.id}${path}`, verb === 'GET' ? undefined : {}))
          .status,
      )
  }
})

/** What somebody hears of figures, as it comes. */
async function listen(
  who: Someone,
): Promise<{ status: number; heard: string[]; close: () => void }> {
  const abort = new AbortController()
  const response = await fetch(`${server.address}/api/v1/realtime/figures`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: abort.signal,
  })
  const heard: string[] = []
  void (async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? [])
      for (const line of decoder.decode(part as Uint8Array).split('\n'))
        if (line.startsWith('data: ')) heard.push(line.slice(6))
  })().catch(() => undefined)
  return { status: response.status, heard, close: () => abort.abort() }
}

describe('news of figures', () => {
  test('reach those who work there, in time, and nobody else', async () => {
    const people = {
      owner: dana,
      ofX: await server.hire(dana, 'account_manager', clients.x),
      ofY: await server.hire(dana, 'account_manager', clients.y),
      viewer: await server.hire(dana, 'viewer'),
      guest: await server.hire(dana, 'guest', clients.x),
      stakeholder: await server.hire(dana, 'client_stakeholder', clients.x),
      stranger: await server.join('Stranger'),
    }
    const names = Object.keys(people) as (keyof typeof people)[]
    const ears = await Promise.all(names.map(name => listen(people[name])))
    const heardBy = () => names.filter((_, index) => ears[index]!.heard.length > 0)
    await tell(dana, clients.x, 18)
    await expect.poll(heardBy, { timeout: 2_000 }).toEqual(['owner', 'ofX'])
    await tell(dana, undefined, 1_001)
    await expect.poll(() => ears[0]!.heard.length, { timeout: 2_000 }).toBe(2)
    // Whoever were to hear it too would have by now.
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(ears.map(({ heard }) => heard.length)).toEqual([2, 1, 0, 0, 0, 0, 0])
    // Whose and by what, and nothing of what they say.
    expect(ears[0]!.heard.map(text => JSON.parse(text) as object)).toEqual([
      { client_id: clients.x, via: 'api' },
      { client_id: null, via: 'api' },
    ])
    for (const ear of ears) ear.close()
  })

  test('of a draft nobody hears, and nobody listens without a session', async () => {
    const ear = await listen(dana)
    const { body } = await dana.call<{ id: string }>('POST', `${api}/imports`, {})
    await dana.call('DELETE', `${api}/imports/${body.id}`)
    await tell(dana, undefined, 1_002)
    await expect.poll(() => ear.heard.length, { timeout: 2_000 }).toBe(1)
    ear.close()
    expect((await listen({ ...dana, token: 'no-such-session-token' })).status).toBe(401)
  })
})

test('side by side, without days, are the four weeks up to the last day that is known', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const day = new Date(Date.parse(today) - 3 * 86_400_000).toISOString().slice(0, 10)
  const rows = [{ day, channel: 'google-ads', campaign: 'Lamps', values: { clicks: 5 } }]
  await dana.call('POST', api, { client_id: clients.y, rows })
  const { body } = await dana.call<{ from: string; to: string }>('GET', `${api}/clients`)
  expect(body.to).toBe(day)
  expect(Date.parse(body.to) - Date.parse(body.from)).toBe(27 * 86_400_000)
})
