import { campaignFieldNames, UPDATABLE_FIELDS } from '@sextant/contracts/campaigns/field-list'
import { campaignArguments, campaignFields } from '@sextant/contracts/campaigns/fields'
import { campaignRow } from '@sextant/contracts/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'

// A field of a campaign is written down once, in contracts/src/campaigns/field-list.ts. What follows from it, followed here;
// that the form shows every field, web/src/features/campaigns/campaign-form.test.ts says.

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const names = (query: string): Promise<string[]> =>
  asOwner(database, async client => {
    const { rows } = await client.query<{ name: string }>(query)
    return rows.map(row => row.name).sort()
  })

const fields = campaignFieldNames().sort()

test('the contract takes every field, for a new campaign, for a change and in a row', () => {
  expect(Object.keys(campaignFields.shape).sort()).toEqual(fields)
  expect(Object.keys(campaignArguments).sort()).toEqual(
    UPDATABLE_FIELDS.map(field => `p_${field}`).sort(),
  )
  expect(Object.keys(campaignRow.shape)).toEqual(expect.arrayContaining(fields))
})

test('the function that changes a campaign takes every field but the goals', async () => {
  const taken = await names(`
    select unnest(p.proargnames[1:p.pronargs]) as name
      from pg_proc p
     where p.oid = 'public.update_campaign'::regproc`)
  const own = ['p_campaign_id', 'p_org_id', 'p_clear', 'p_version']
  expect(taken).toEqual([...Object.keys(campaignArguments), ...own].sort())
})

test.each([
  ['insert', ['client_id', 'created_by', 'id', 'org_id']],
  ['update', ['archived_at', 'updated_at']],
])('people may %s every field, and besides them only what the table names', async (verb, own) => {
  const open = await names(`
    select a.attname as name
      from pg_attribute a
     where a.attrelid = 'public.campaigns'::regclass
       and a.attnum > 0
       and not a.attisdropped
       and has_column_privilege('app_user', a.attrelid, a.attnum, '${verb}')`)
  expect(open).toEqual([...fields, ...own].sort())
})

test('a row travels with every field', async () => {
  const carried = await names(`
    select a.attname as name
      from pg_attribute a
     where a.attrelid = 'app.campaign_rows'::regclass
       and a.attnum > 0`)
  expect(carried).toEqual(Object.keys(campaignRow.shape).sort())
})
