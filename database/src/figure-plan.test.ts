import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import { callWithin, rowsWithin } from './call.ts'
import { newClient } from './testing/figure-imports.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { type Person, signUp } from './testing/people.ts'

let database: FreshDatabase
let agency: Person
let clientId: string
let campaignId: string
beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Agency', 'AGENCY')
  clientId = await newClient(database, agency)
  campaignId = await newCampaign(clientId)
})
afterAll(() => database.drop())

const newCampaign = (client: string | null): Promise<string> =>
  asOwner(database, async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.campaigns (org_id, client_id, name, budget_cents, start_date, end_date)
       values ($1, $2, 'Lamps', 90000, '2026-09-11', '2026-10-10') returning id`,
      [agency.orgId, client],
    )
    return rows[0]!.id
  })

type Cell = { month: string; metric: string; value: number | null; currency?: string | null }
const set = (
  cells: Cell[],
  campaign: string | null = null,
  client: string | null = clientId,
  channel: string | null = null,
) =>
  asActor(database.db, agency, tx =>
    callWithin(tx, 'set_figure_targets', client, campaign, channel, JSON.stringify(cells)),
  )
type Stored = {
  campaign_id: string | null
  channel: string | null
  month: string
  metric: string
  value: number
}
const stored = (from = '2026-01-01', to = '2026-12-31'): Promise<string[]> =>
  asActor(database.db, agency, async tx => {
    const rows = await rowsWithin<Stored>(tx, 'figure_targets', clientId, from, to)
    return rows.map(
      ({ campaign_id, channel, month, metric, value }) =>
        `${channel ?? (campaign_id ? 'campaign' : 'all')} ${month} ${metric} ${value}`,
    )
  })

test('a cell is set once for each place, month and metric, and emptied again', async () => {
  await set([
    { month: '2026-09-01', metric: 'leads', value: 10 },
    { month: '2026-10-01', metric: 'leads', value: 12.5 },
  ])
  await set([{ month: '2026-09-01', metric: 'leads', value: 7 }], campaignId)
  await set([{ month: '2026-09-01', metric: 'leads', value: 11 }])
  expect((await stored()).toSorted()).toEqual([
    'all 2026-09 leads 11',
    'all 2026-10 leads 12.5',
    'campaign 2026-09 leads 7',
  ])
  // A month counts as soon as one of its days does.
  expect(await stored('2026-10-31', '2026-11-05')).toEqual(['all 2026-10 leads 12.5'])
  await set([{ month: '2026-09-01', metric: 'leads', value: null }])
  expect((await stored()).toSorted()).toEqual([
    'all 2026-10 leads 12.5',
    'campaign 2026-09 leads 7',
  ])
})

test('a channel has cells of its own beside those of everything; a plan of both campaign and channel is none', async () => {
  const cell = { month: '2028-01-01', metric: 'leads', value: 40 }
  await set([{ ...cell, value: 100 }])
  await set([cell], null, clientId, 'google-ads')
  await set([{ ...cell, value: 30 }], null, clientId, 'email')
  await set([{ ...cell, value: 45 }], null, clientId, 'google-ads')
  const year = () => stored('2028-01-01', '2028-12-31')
  expect((await year()).toSorted()).toEqual([
    'all 2028-01 leads 100',
    'email 2028-01 leads 30',
    'google-ads 2028-01 leads 45',
  ])
  await set([{ ...cell, value: null }], null, clientId, 'email')
  expect((await year()).toSorted()).toEqual([
    'all 2028-01 leads 100',
    'google-ads 2028-01 leads 45',
  ])
  await expect(set([cell], campaignId, clientId, 'email')).rejects.toMatchObject({ code: '23514' })
  await expect(set([cell], null, clientId, 'Email!')).rejects.toMatchObject({ code: '23514' })
})

test('all cells of a call are kept, or none', async () => {
  const before = await stored()
  const good = { month: '2026-11-01', metric: 'leads', value: 1 }
  for (const [bad, code] of [
    [{ ...good, month: '2026-12-02' }, '23514'],
    [{ ...good, value: -1 }, '23514'],
    [{ ...good, value: 1e14 }, '23514'],
    [{ ...good, metric: 'Leads!' }, '23514'],
    [{ ...good, metric: 'spend', currency: 'euro' }, '23514'],
    [{ ...good, month: 'soon' }, '22007'],
  ] as const)
    await expect(set([good, bad])).rejects.toMatchObject({ code })
  expect(await stored()).toEqual(before)
})

test('two people who set other cells at once keep both', async () => {
  const months = ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']
  await Promise.all(months.map(month => set([{ month, metric: 'leads', value: 3 }])))
  expect(await stored('2027-01-01', '2027-12-31')).toHaveLength(4)
})

test('a campaign of another client is not there, and one that goes takes its plan with it', async () => {
  const other = await newCampaign(await newClient(database, agency))
  const cell = [{ month: '2026-09-01', metric: 'clicks', value: 1 }]
  await expect(set(cell, other)).rejects.toMatchObject({ code: 'SX404' })
  await expect(set(cell, campaignId, null)).rejects.toMatchObject({ code: 'SX404' })
  const going = await newCampaign(clientId)
  await set(cell, going)
  expect(await stored()).toContain('campaign 2026-09 clicks 1')
  await asOwner(database, owner =>
    owner.query('delete from public.campaigns where id = $1', [going]),
  )
  expect(await stored()).not.toContain('campaign 2026-09 clicks 1')
})

test('budgets are those of campaigns that run on one of the days', async () => {
  const budgets = (from: string, to: string): Promise<number> =>
    asActor(
      database.db,
      agency,
      async tx => (await rowsWithin(tx, 'campaign_budgets', clientId, from, to)).length,
    )
  expect(await budgets('2026-10-10', '2026-12-31')).toBe(1)
  expect(await budgets('2026-10-11', '2026-12-31')).toBe(0)
  expect(await budgets('2026-01-01', '2026-09-10')).toBe(0)
  expect(await budgets('2026-09-20', '2026-09-21')).toBe(1)
})

test('a campaign stands still after its end, or from the day on which somebody stopped it', async () => {
  const stopped = (to: string): Promise<{ how: string; last_day: string }[]> =>
    asActor(database.db, agency, tx => rowsWithin(tx, 'stopped_campaigns', clientId, to))
  expect(await stopped('2026-10-10')).toEqual([])
  expect(await stopped('2026-10-11')).toMatchObject([{ how: 'ended', last_day: '2026-10-10' }])
  expect(await stopped('2027-10-12')).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  const paused = await newCampaign(clientId)
  await asOwner(database, owner =>
    owner.query(
      `update public.campaigns set status = 'paused', end_date = '2099-01-01' where id = $1`,
      [paused],
    ),
  )
  const soon = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
  const standing = await stopped(soon)
  expect(standing).toContainEqual(
    expect.objectContaining({ id: paused, how: 'paused', last_day: today }),
  )
  const stranger = await signUp(database, 'Stranger', 'AGENCY')
  await expect(
    asActor(database.db, stranger, tx => rowsWithin(tx, 'stopped_campaigns', clientId, today)),
  ).rejects.toMatchObject({ code: 'SX404' })
})
