import { daysFrom } from '@sextant/agents/figures/days'
import { kiteEntries } from '@sextant/agents/performance-intelligence/testing/kite-entries'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FigureEntry } from '@sextant/contracts/figures/routes'
import type { InsightRow } from '@sextant/contracts/company/insights'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newSession,
  readOutput,
  say,
  type Someone,
  startTestServer,
  storedIn,
  type TestServer,
} from './testing/test-server.ts'

const RATE = 'conversion rate of visits'
const ORDER = 'average order value'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

async function tell(who: Someone, rows: FigureEntry[]): Promise<void> {
  expect((await who.call('POST', '/api/v1/figures', { rows })).status).toBe(200)
}
const drafted = async (who: Someone, tool: 'what-is-odd' | 'what-changed'): Promise<string> =>
  storedIn(await say(who, await newSession(who, tool), 'Just draft it'))

const pending = async (who: Someone): Promise<InsightRow[]> =>
  (await who.call<InsightRow[]>('GET', '/api/v1/business-context/pending-approvals')).body
const labelsOf = (rows: readonly InsightRow[]): string[] =>
  rows.flatMap(({ extracted_context: said }) => Object.values(said).flat()).toSorted()
const waiting = async (who: Someone, label: string): Promise<InsightRow> =>
  (await pending(who)).find(row => labelsOf([row]).includes(label))!
const insight = '/api/v1/business-context/history'
async function approve(who: Someone, { id }: InsightRow): Promise<void> {
  expect((await who.call('PUT', `${insight}/${id}/approve`)).status).toBe(200)
}
async function reject(who: Someone, { id }: InsightRow): Promise<void> {
  expect((await who.call('DELETE', `${insight}/${id}`)).status).toBe(200)
}
const facts = async (who: Someone, status: string): Promise<CompanyFactRow[]> =>
  (await who.call<CompanyFactRow[]>('GET', `/api/v1/company-facts?status=${status}`)).body

/** The shop with figures of twelve weeks, and what was measured waiting. */
async function measuring(name: string): Promise<{ who: Someone; id: string }> {
  const who = await server.join(name)
  await tell(who, kiteEntries({ seed: 11 }))
  return { who, id: await drafted(who, 'what-is-odd') }
}

/** Four weeks more, in which every second order stays away. */
const later = (): FigureEntry[] =>
  kiteEntries({ seed: 12, days: daysFrom('2026-11-16', '2026-12-13') }).map(
    ({ values, ...line }) => ({
      ...line,
      values: { ...values, orders: Math.round((values.orders ?? 0) / 2) },
    }),
  )

test('what a deliverable measured waits with its value, its interval and where it was measured, once', async () => {
  const { who, id } = await measuring('Ada')
  expect(labelsOf(await pending(who))).toEqual([ORDER, RATE])
  expect(await waiting(who, RATE)).toMatchObject({
    agent_type: 'performance-intelligence',
    output_id: id,
    status: 'pending',
    quote:
      'Measured from API, 24 August to 15 November 2026: 3.29%, between 3.10% and 3.50% (95%); n 29,982 sessions.',
  })
  const first = (await pending(who)).map(row => row.id)
  await drafted(who, 'what-changed')
  expect((await pending(who)).map(row => row.id)).toEqual(first)
  expect(await pending(await server.join('Stranger'))).toEqual([])
})

test('once approved, other agents build on it and name where it was measured', async () => {
  const { who } = await measuring('Ben')
  const quoted = async (): Promise<Deliverable> => {
    const id = storedIn(await say(who, await newSession(who, 'swot'), 'Just draft it'))
    return (await readOutput(who, id)).content as Deliverable
  }
  const rate = await waiting(who, RATE)
  expect(JSON.stringify(await quoted())).not.toContain('Of a thousand visits')
  await approve(who, rate)
  await approve(who, await waiting(who, ORDER))
  const swot = await quoted()
  expect(JSON.stringify(swot)).toContain('Of a thousand visits, 33 end with an order')
  expect(swot.sources.find(({ ref }) => ref === rate.id)).toMatchObject({
    quote: rate.quote,
    verified: true,
    flags: [],
  })
})

test('newer figures that say otherwise wait beside what was approved, and take its place when they are', async () => {
  const { who } = await measuring('Cleo')
  const rate = await waiting(who, RATE)
  await approve(who, rate)
  await tell(who, later())
  await drafted(who, 'what-changed')
  const newer = await waiting(who, RATE)
  expect(newer.quote).toContain('16 November to 13 December')
  expect((await facts(who, 'confirmed')).map(({ id }) => id)).toEqual([rate.id])
  await approve(who, newer)
  expect((await facts(who, 'confirmed')).map(({ id }) => id)).toEqual([newer.id])
  const superseded = await facts(who, 'superseded')
  expect(superseded.filter(({ label }) => label === RATE).map(({ id }) => id)).toEqual([rate.id])
})

test('what still waited gives way to newer figures; what was rejected comes back only when they say otherwise', async () => {
  const { who, id } = await measuring('Dora')
  const [rate, order] = [await waiting(who, RATE), await waiting(who, ORDER)]
  await reject(who, order)
  await tell(who, later())
  const { version } = await readOutput(who, id)
  await who.call('POST', `/api/v1/agent-outputs/${id}/rebuild`, { version })
  expect((await waiting(who, RATE)).id).not.toBe(rate.id)
  expect((await facts(who, 'superseded')).map(one => one.id)).toEqual([rate.id])
  // Half the orders for the same money: each is worth twice as much.
  expect((await waiting(who, ORDER)).id).not.toBe(order.id)
})

test('a rejected value is not proposed again by the same figures', async () => {
  const { who } = await measuring('Elia')
  await reject(who, await waiting(who, ORDER))
  await drafted(who, 'what-changed')
  expect(labelsOf(await pending(who))).toEqual([RATE])
})

test('a value that somebody puts in is no longer what was measured', async () => {
  const { who } = await measuring('Finn')
  const rate = await waiting(who, RATE)
  const changed = await who.call<CompanyFactRow>('PATCH', `/api/v1/company-facts/${rate.id}`, {
    attributes: { value: 0.05 },
  })
  expect(changed.status).toBe(200)
  expect(changed.body.attributes).toMatchObject({ value: 0.05 })
  expect(changed.body.attributes).not.toHaveProperty('measured')
})
