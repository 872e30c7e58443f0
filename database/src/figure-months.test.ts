import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import { importerOf } from './testing/figure-imports.ts'
import type { Told } from './testing/figure-model.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { type Person, signUp } from './testing/people.ts'

// Parts by month are made by the server where the database is one alone; they work on either.
let database: FreshDatabase
let shop: Person
let rival: Person
beforeAll(async () => {
  database = await freshDatabase()
  shop = await signUp(database, 'Shop')
  rival = await signUp(database, 'Rival')
})
afterAll(() => database.drop())

const clicks = (day: string, value: number): Told => ({
  line: 2,
  day,
  source: 'google-ads',
  grain: 'campaign',
  campaign: 'Lamps',
  slice: null,
  measure: 'clicks',
  value,
  currency: null,
})
const keepMonths = async (from: string, to: string): Promise<number> =>
  (
    await database.pool.query<{ made: number }>('select app.keep_figure_months($1, $2) as made', [
      from,
      to,
    ])
  ).rows[0]!.made
const partsOf = (orgId: string): Promise<string[]> =>
  asOwner(database, async owner => {
    const { rows } = await owner.query<{ part: string }>(
      'select tableoid::regclass::text as part from public.figures where org_id = $1 order by day',
      [orgId],
    )
    return rows.map(({ part }) => part)
  })

test('months are made once, figures land in theirs, and what came before stays where it is', async () => {
  const own = importerOf(database, shop, null)
  await own.bring([clicks('2026-07-09', 3)])
  // July lies in the rest already.
  expect(await keepMonths('2026-07-15', '2026-10-02')).toBe(3)
  expect(await keepMonths('2026-07-15', '2026-10-02')).toBe(0)
  await own.bring([clicks('2026-08-31', 5), { ...clicks('2026-09-01', 7), line: 3 }])
  expect(await partsOf(shop.orgId)).toEqual([
    'app.figures_rest',
    'app.figures_2026_08',
    'app.figures_2026_09',
  ])
  const restated = await own.bring([clicks('2026-08-31', 50)])
  const months = async () =>
    Object.entries(await own.totals()).flatMap(([key, value]) =>
      key.startsWith('month') ? [value] : [],
    )
  expect((await months()).toSorted()).toEqual([3, 50, 7].toSorted())
  await own.undo(restated)
  expect((await months()).toSorted()).toEqual([3, 5, 7])
})

test('through the whole each reads their own; a part by itself is closed to people', async () => {
  const count = (who: Person, table: string): Promise<number> =>
    asActor(database.db, who, async tx => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::integer as n from ${sql.table(table)}`.execute(tx)
      return rows[0]!.n
    })
  expect(await count(shop, 'public.figures')).toBe(4)
  expect(await count(rival, 'public.figures')).toBe(0)
  for (const part of ['app.figures_rest', 'app.figures_2026_08'])
    await expect(count(shop, part), part).rejects.toMatchObject({ code: '42501' })
})

test('a part has the walls of the whole: row level security, forced', async () => {
  const { rows } = await asOwner(database, owner =>
    owner.query<{ walls: boolean }>(
      `select bool_and(c.relrowsecurity and c.relforcerowsecurity) as walls from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.figures'::regclass`,
    ),
  )
  expect(rows).toEqual([{ walls: true }])
})
