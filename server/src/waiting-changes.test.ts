import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { replacementOf } from '@sextant/contracts/company/replacement'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let dana: Someone
beforeAll(async () => {
  server = await startTestServer()
  dana = await server.join('Dana', {})
})
afterAll(() => server.close())

const price = (cents: number) => ({ price: { cents, currency: 'USD' } })
const known = { currency: 'USD', labelOf: () => undefined }

/** A fact that was filled in, and is known since. */
const filledIn = async (label: string, cents: number): Promise<string> =>
  (
    await dana.call<CompanyFactRow>('POST', '/api/v1/company-facts', {
      kind: 'offer',
      label,
      attributes: price(cents),
    })
  ).body.id

/** What was learned in a conversation, by its state. */
const heard = async (
  label: string,
  attributes: Record<string, unknown>,
  status: string,
  kind = 'offer',
): Promise<string> => {
  const { rows } = await asOwner(server.database, owner =>
    owner.query<{ id: string }>(
      `insert into public.company_facts
         (org_id, kind, label, attributes, quote, origin, agent_type, confidence, status)
       values ($1, $2, $3, $4, 'as they said', 'message', 'strategy', 0.8, $5)
       returning id`,
      [dana.orgId, kind, label, attributes, status],
    ),
  )
  return rows[0]!.id
}

const factOf = async (id: string): Promise<CompanyFactRow> =>
  (await dana.call<CompanyFactRow[]>('GET', '/api/v1/company-facts')).body.find(
    fact => fact.id === id,
  )!
const pendingOf = async (id: string): Promise<InsightRow | undefined> =>
  (await dana.call<InsightRow[]>('GET', '/api/v1/business-context/pending-approvals')).body.find(
    row => row.id === id,
  )
/** As a conversation changes what stands: it waits until somebody says that it is right. */
const changedByWords = (id: string, cents: number) =>
  dana.call('PATCH', `/api/v1/company-facts/${id}`, {
    attributes: price(cents),
    status: 'proposed',
  })

test('a fact that somebody’s words changed says what it was, who filled that in, and who changed it', async () => {
  const id = await filledIn('Full service', 8_500)
  expect((await factOf(id)).replaces).toBeNull()
  await changedByWords(id, 9_500)
  const fact = await factOf(id)
  expect(fact.replaces).toMatchObject({
    attributes: price(8_500),
    origin: 'card',
    said_by_name: 'Dana',
    is_itself: true,
    changed_by_name: 'Dana',
  })
  expect(new Date(fact.replaces!.since)).toEqual(new Date(fact.created_at))
  expect(replacementOf(fact, fact.replaces!, known).values).toEqual([
    { name: 'Price', was: '$85', is: '$95' },
  ])
})

test('changed twice while it waits, it still says what was known; confirmed, nothing', async () => {
  const id = await filledIn('Wheel building', 4_000)
  await changedByWords(id, 5_000)
  await changedByWords(id, 6_000)
  expect((await factOf(id)).replaces).toMatchObject({ attributes: price(4_000) })
  await dana.call('PATCH', `/api/v1/company-facts/${id}`, { status: 'confirmed' })
  expect((await factOf(id)).replaces).toBeNull()
})

test('what waits for the first time, or is as it was, takes the place of nothing', async () => {
  const fresh = await heard('Child seats', price(2_000), 'proposed')
  expect(await pendingOf(fresh)).toMatchObject({ change: null })
  const id = await filledIn('Gift cards', 5_000)
  await changedByWords(id, 5_000)
  expect((await factOf(id)).replaces).toBeNull()
})

test('the queue of what waits says it too, with what it would become', async () => {
  const id = await heard('Rentals', price(3_000), 'confirmed')
  await changedByWords(id, 3_500)
  expect(await pendingOf(id)).toMatchObject({
    change: {
      kind: 'offer',
      attributes: price(3_500),
      replaces: { attributes: price(3_000), origin: 'message', is_itself: true },
    },
  })
})

const history = '/api/v1/business-context/history'

test('a change that is rejected leaves what is known as it was, and waits again when that is taken back', async () => {
  const id = await heard('Bike wash', price(1_500), 'confirmed')
  await changedByWords(id, 1_900)
  expect((await dana.call('DELETE', `${history}/${id}`)).status).toBe(200)
  expect(await factOf(id)).toMatchObject({ attributes: price(1_500), status: 'confirmed' })
  expect(await pendingOf(id)).toBeUndefined()
  await dana.call('POST', `${history}/${id}/restore`, {})
  expect(await pendingOf(id)).toMatchObject({
    change: { attributes: price(1_900), replaces: { attributes: price(1_500) } },
  })
})

test('what was heard for the first time is gone when it is rejected, and comes back', async () => {
  const id = await heard('Racks', price(9_000), 'proposed')
  await dana.call('DELETE', `${history}/${id}`)
  expect(await factOf(id)).toBeUndefined()
  await dana.call('POST', `${history}/${id}/restore`, {})
  expect(await pendingOf(id)).toMatchObject({ change: null })
})

test('a figure that was measured anew waits with the one it would supersede, of the same channel alone', async () => {
  const measured = (value: number, channel: string) => ({
    value,
    form: 'share',
    measured: { metric: 'conversion_rate', channel, low: value - 0.01, high: value + 0.01 },
  })
  await heard('Conversion rate of mail', measured(0.02, 'email'), 'confirmed', 'measure')
  await heard('Conversion rate of ads', measured(0.03, 'google_ads'), 'confirmed', 'measure')
  const id = await heard(
    'Conversion rate of ads',
    measured(0.05, 'google_ads'),
    'proposed',
    'measure',
  )
  const { replaces } = await factOf(id)
  expect(replaces).toMatchObject({ attributes: { value: 0.03 }, is_itself: false })
})

test('people of another organization see none of it, whatever they ask', async () => {
  const otto = await server.join('Otto', {})
  const changesSeenBy = ({ token }: Someone) =>
    asActor(server.database.db, { token }, async tx => {
      const { rows } = await sql`select fact_id from app.changed_facts`.execute(tx)
      return rows.length
    })
  expect(await changesSeenBy(dana)).toBeGreaterThan(0)
  expect(await changesSeenBy(otto)).toBe(0)
})
