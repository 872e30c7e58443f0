import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { rowsOf, valueOf } from './call.ts'
import { newClient } from './testing/figure-imports.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { type Person, signUp } from './testing/people.ts'

let database: FreshDatabase
let agency: Person
let clientId: string
beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Agency', 'AGENCY')
})
beforeEach(async () => {
  clientId = await newClient(database, agency)
})
afterAll(() => database.drop())

type Numbered = { number: string; name: string; called: string }
const call = <T>(name: string, ...values: Parameters<typeof valueOf>[3][]): Promise<T> =>
  valueOf<T>(database.pool, agency, name, ...values)

/** A draft whose files name campaigns by number. */
async function draft(...files: Numbered[][]): Promise<string> {
  const id = await call<string>('begin_import', clientId, 'files')
  for (const [at, numbers] of files.entries()) {
    const head = { source: 'google-ads' }
    await call('keep_import_file', id, null, `${at}.csv`, 1, 'read', head, {})
    await call('keep_campaign_numbers', id, at + 1, JSON.stringify(numbers))
  }
  return id
}
const remember = async (...files: Numbered[][]): Promise<void> => {
  await call('remember_campaign_numbers', await draft(...files))
}
const known = (): Promise<string[]> =>
  asOwner(database, async owner => {
    const { rows } = await owner.query<{ number: string; name: string; called: string | null }>(
      'select number, name, called from public.figure_campaign_numbers where client_id = $1 order by number',
      [clientId],
    )
    return rows.map(
      ({ number, name, called }) => `${number} ${name}${called ? ` → ${called}` : ''}`,
    )
  })

test('a number keeps its first name, and what it is called follows the newest import', async () => {
  await remember([{ number: '111', name: 'Lamps', called: 'Lamps' }])
  expect(await known()).toEqual(['111 Lamps'])
  await remember([{ number: '111', name: 'Lamps', called: 'Autumn' }])
  expect(await known()).toEqual(['111 Lamps → Autumn'])
  await remember([{ number: '111', name: 'Lamps', called: 'Lamps' }])
  expect(await known()).toEqual(['111 Lamps'])
  // Of two files of one import the later says what it is called.
  await remember(
    [{ number: '111', name: 'Lamps', called: 'Spring' }],
    [{ number: '111', name: 'Lamps', called: 'Summer' }],
  )
  expect(await known()).toEqual(['111 Lamps → Summer'])
})

test('a name belongs to one number: a draft that is finished later leaves it to the other', async () => {
  const late = await draft([
    { number: '222', name: 'Sale', called: 'Sale' },
    { number: '333', name: 'Rugs', called: 'Rugs' },
  ])
  await remember([{ number: '111', name: 'Sale', called: 'Sale' }])
  await call('remember_campaign_numbers', late)
  expect(await known()).toEqual(['111 Sale', '333 Rugs'])
})

test('two that are called alike are told apart by the names they are kept under', async () => {
  await remember([
    { number: '111', name: 'Sale', called: 'Sale' },
    { number: '222', name: 'Brand', called: 'Brand' },
  ])
  await remember([
    { number: '111', name: 'Sale', called: 'Old sale' },
    { number: '222', name: 'Brand', called: 'Old sale' },
  ])
  expect(await known()).toEqual(['111 Sale', '222 Brand'])
  await remember([{ number: '111', name: 'Sale', called: 'Brand' }])
  expect(await known()).toEqual(['111 Sale', '222 Brand'])
})

test('what a draft knows are the numbers of its place, its source and its other files', async () => {
  await remember([{ number: '111', name: 'Lamps', called: 'Lamps' }])
  const id = await draft([{ number: '222', name: 'Rugs', called: 'Rugs' }], [])
  const numbers = async (source: string, place: number) => {
    const rows = await rowsOf<{ number: string }>(
      database.pool,
      agency,
      'campaign_numbers',
      id,
      source,
      place,
    )
    return rows.map(({ number }) => number).toSorted()
  }
  expect(await numbers('google-ads', 2)).toEqual(['111', '222'])
  expect(await numbers('google-ads', 1)).toEqual(['111'])
  expect(await numbers('meta-ads', 2)).toEqual([])
  clientId = await newClient(database, agency)
  const elsewhere = await draft([])
  const rows = await rowsOf(database.pool, agency, 'campaign_numbers', elsewhere, 'google-ads', 1)
  expect(rows).toEqual([])
})

test('a stranger’s import is not there', async () => {
  const stranger = await signUp(database, 'Stranger')
  const id = await draft([{ number: '111', name: 'Lamps', called: 'Lamps' }])
  for (const [name, ...values] of [
    ['keep_campaign_numbers', id, 1, '[]'],
    ['remember_campaign_numbers', id],
  ] as const)
    await expect(valueOf(database.pool, stranger, name, ...values), name).rejects.toMatchObject({
      code: 'SX404',
    })
  const foreign = await rowsOf(database.pool, stranger, 'campaign_numbers', id, 'google-ads', 2)
  expect(foreign).toEqual([])
})
