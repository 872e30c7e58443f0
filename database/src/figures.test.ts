import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import { callWithin } from './call.ts'
import { type Importer, importerOf, newClient } from './testing/figure-imports.ts'
import type { Told } from './testing/figure-model.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { type Person, signUp } from './testing/people.ts'

let database: FreshDatabase
let agency: Person
let clientId: string
let at: Importer
beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Agency', 'AGENCY')
})
beforeEach(async () => {
  clientId = await newClient(database, agency)
  at = importerOf(database, agency, clientId)
})
afterAll(() => database.drop())

/** Clicks of a campaign on a day of September. */
const clicks = (day: number, value: number, more: Partial<Told> = {}): Told => ({
  line: day + 1,
  day: `2026-09-${String(day).padStart(2, '0')}`,
  source: 'google-ads',
  grain: 'campaign',
  campaign: 'Lamps',
  slice: null,
  measure: 'clicks',
  value,
  currency: null,
  ...more,
})
/** What stands, as "day: clicks". */
const stands = async (): Promise<string[]> =>
  Object.entries(await at.totals())
    .filter(([key]) => key.startsWith('day|'))
    .map(([key, value]) => `${Number(key.slice(12, 14))}: ${value}`)
    .toSorted()
const countOf = (table: string): Promise<number> =>
  asOwner(
    database,
    async owner =>
      (
        await owner.query<{ n: number }>(
          `select count(*)::integer as n from public.${table} where client_id = $1`,
          [clientId],
        )
      ).rows[0]!.n,
  )

describe('what is told', () => {
  const linesOf = (id: string) =>
    asOwner(database, async owner => {
      const found = await owner.query<{ line: number; campaign: string; told: string }>(
        `select line, campaign, jsonb_object_agg(measure, value)::text as told
         from public.figures where import_id = $1 group by 1, 2 order by 1`,
        [id],
      )
      return found.rows
    })

  test('is kept as it is written, whatever signs a name has', async () => {
    const names = ['The "one"', 'back\\slash', '{braces, commas}', 'NULL', '', "ä\n'‘🜚"]
    const id = await at.draft(names.map((campaign, index) => clicks(index + 1, 7, { campaign })))
    expect((await linesOf(id)).map(({ campaign }) => campaign)).toEqual(names)
  })

  test('stays with its line, where lines tell of different measures', async () => {
    const spend = { measure: 'spend', currency: 'EUR' }
    const id = await at.draft([
      clicks(1, 7),
      clicks(2, 8),
      clicks(2, 250, spend),
      clicks(3, 9, spend),
    ])
    expect((await linesOf(id)).map(({ told }) => JSON.parse(told))).toEqual([
      { clicks: 7 },
      { clicks: 8, spend: 250 },
      { spend: 9 },
    ])
  })

  // What stands of imports that are in already hangs on it.
  test('is known again by the same key in every version', async () => {
    const id = await at.draft([clicks(1, 7, { slice: 'device=mobile' })])
    const isThat = await asOwner(database, async owner => {
      const found = await owner.query<{ same: boolean }>(
        `select key = hashtextextended($2, 0) as same from public.figures where import_id = $1`,
        [id, 'campaign by device||Lamps||device=mobile'.replaceAll('|', '\u001f')],
      )
      return found.rows
    })
    expect(isThat).toEqual([{ same: true }])
  })
})

describe('what stands', () => {
  test('follows the order in which imports were finished, not begun', async () => {
    const [early, late] = [await at.draft([clicks(1, 7)]), await at.draft([clicks(1, 9)])]
    await at.finish(late)
    await at.finish(early)
    expect(await stands()).toEqual(['1: 7'])
  })

  test('an undo of the lower, of the upper, and each of them again', async () => {
    const lower = await at.bring([clicks(1, 7), clicks(2, 8)])
    const upper = await at.bring([clicks(2, 80), clicks(3, 90)])
    expect(await stands()).toEqual(['1: 7', '2: 80', '3: 90'])
    await at.undo(lower)
    expect(await stands()).toEqual(['2: 80', '3: 90'])
    await at.undo(upper)
    expect(await at.totals()).toEqual({})
    await at.redo(lower)
    expect(await stands()).toEqual(['1: 7', '2: 8'])
    // Put in again it has its former turn: it lies above.
    await at.redo(upper)
    expect(await stands()).toEqual(['1: 7', '2: 80', '3: 90'])
  })

  test.each([
    ['finer', { grain: 'ad_group' }],
    ['by device', { slice: 'device=mobile' }],
  ])(
    'the same days cut %s restate them, and an undo brings the former cut back',
    async (_, cut) => {
      await at.bring([clicks(1, 10), clicks(2, 20)])
      const other = await at.bring([
        clicks(1, 4, cut),
        clicks(1, 5, { ...cut, campaign: 'Shades', line: 3 }),
      ])
      expect(await stands()).toEqual(['1: 4', '1: 5', '2: 20'])
      await at.undo(other)
      expect(await stands()).toEqual(['1: 10', '2: 20'])
    },
  )

  test('two cuts in one import: the one that names campaigns stands, whichever file came first', async () => {
    const whole = clicks(1, 100, { grain: 'account', campaign: null })
    await at.bring([whole], [clicks(1, 60), clicks(1, 39, { campaign: 'Shades', line: 3 })])
    expect(await stands()).toEqual(['1: 39', '1: 60'])
  })

  test('a key that a file tells twice adds up; the same file twice in one import does not', async () => {
    const file = [clicks(1, 7), clicks(1, 5, { line: 9 })]
    const id = await at.draft(file, file)
    expect((await at.preview(id)).lines).toEqual([
      { place: 1, new: 2, restated: 0, same: 0 },
      { place: 2, new: 2, restated: 0, same: 0 },
    ])
    await at.finish(id)
    expect(await stands()).toEqual(['1: 12'])
  })

  test('currencies stay apart, and one that changes restates', async () => {
    const spend = (campaign: string, currency: string) =>
      clicks(1, 500, { measure: 'spend', campaign, currency, line: campaign.length })
    await at.bring([spend('Lamps', 'EUR'), spend('Shades', 'USD')])
    const sums = async () =>
      Object.entries(await at.totals()).filter(([key]) => key.startsWith('month'))
    expect((await sums()).map(([key]) => key.split('|').slice(3).join(' ')).toSorted()).toEqual([
      'Lamps spend EUR',
      'Shades spend USD',
    ])
    await at.bring([spend('Lamps', 'USD')])
    expect((await sums()).map(([key]) => key.split('|').at(-1))).toEqual(['USD', 'USD'])
  })

  test('two imports of the same lines at once count once', async () => {
    const ids = [await at.draft([clicks(1, 7)]), await at.draft([clicks(1, 7)])]
    await Promise.all(ids.map(id => at.finish(id)))
    expect(await stands()).toEqual(['1: 7'])
  })
})

describe('nothing is half-way', () => {
  test('a draft counts nowhere, and what is thrown away leaves no row', async () => {
    const id = await at.draft([clicks(1, 7)])
    expect(await at.totals()).toEqual({})
    expect(await countOf('figures')).toBe(1)
    await asActor(database.db, agency, tx => callWithin(tx, 'discard_import', id))
    expect(await countOf('figures')).toBe(0)
  })

  test('a finish whose transaction fails leaves nothing, and may be tried again', async () => {
    await at.bring([clicks(1, 7)])
    const before = await at.totals()
    const id = await at.draft([clicks(1, 70), clicks(2, 80)])
    await expect(
      asActor(database.db, agency, async tx => {
        await callWithin(tx, 'finish_import', id)
        throw new Error('The line is cut.')
      }),
    ).rejects.toThrow('The line is cut.')
    expect(await at.totals()).toEqual(before)
    expect(await at.finish(id)).toEqual({ new: 1, restated: 1, same: 0 })
  })

  test('an import is finished, undone and redone once', async () => {
    const id = await at.bring([clicks(1, 7)])
    await expect(at.finish(id)).rejects.toMatchObject({ code: 'SX409' })
    await expect(at.redo(id)).rejects.toMatchObject({ code: 'SX409' })
    await at.undo(id)
    await expect(at.undo(id)).rejects.toMatchObject({ code: 'SX409' })
    await expect(at.finish(await at.draft())).rejects.toMatchObject({ code: 'SX422' })
  })

  test('drafts of more than a week are forgotten with their rows, others stay', async () => {
    const [old, fresh] = [await at.draft([clicks(1, 7)]), await at.draft([clicks(2, 8)])]
    const done = await at.bring([clicks(3, 9)])
    const age = `update public.figure_imports set created_at = now() - interval '8 days' where id = any ($1)`
    await asOwner(database, owner => owner.query(age, [[old, done]]))
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from app.forget_drafts() as id',
    )
    expect(rows).toEqual([{ id: old }])
    expect(await countOf('figures')).toBe(2)
    await at.finish(fresh)
  })

  test('a client takes its figures with it, and nobody else’s', async () => {
    await at.bring([clicks(1, 7)])
    const neighbour = importerOf(database, agency, await newClient(database, agency))
    await neighbour.bring([clicks(1, 5)])
    await asOwner(database, owner =>
      owner.query('delete from public.clients where id = $1', [clientId]),
    )
    for (const table of ['figures', 'figure_totals', 'figure_imports', 'figure_files'])
      expect(await countOf(table), table).toBe(0)
    expect(Object.values(await neighbour.totals())).toEqual([5, 5, 5])
  })

  test('an organization takes its own with it', async () => {
    const shop = await signUp(database, 'Closing shop')
    const own = importerOf(database, shop, null)
    await own.bring([clicks(1, 7)])
    await asOwner(database, owner =>
      owner.query('delete from public.organizations where id = $1', [shop.orgId]),
    )
    expect(await own.totals()).toEqual({})
  })
})
