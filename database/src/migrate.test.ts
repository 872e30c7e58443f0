import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { freshDatabase, onServer } from './testing/fresh-database.ts'
import { emptyServerDatabase } from './testing/server-database.ts'

test('migrating twice changes nothing', async () => {
  const database = await freshDatabase()
  const client = await database.pool.connect()
  const state = async (): Promise<unknown> => {
    await client.query('set role app_owner')
    return (await client.query('select name, hash, applied_at from app.migrations order by name'))
      .rows
  }
  const before = await state()
  await client.query(onServer ? 'set role none' : 'reset role')
  await migrate(client)
  expect(await state()).toEqual(before)
  client.release()
  await database.drop()
})

test('a migration that was edited after it ran is refused', async () => {
  const database = await freshDatabase()
  const client = await database.pool.connect()
  await client.query('set role app_owner')
  await client.query(`update app.migrations set hash = 'other' where name like '0001%'`)
  await client.query(onServer ? 'set role none' : 'reset role')
  await expect(migrate(client)).rejects.toThrow(/0001-foundation.sql was changed after it ran/)
  client.release()
  await database.drop()
})

test.runIf(onServer)('two processes that start at once both come up', async () => {
  const { url, remove } = await emptyServerDatabase()
  const both = await Promise.all([
    openDatabase({ url, dataDir: '' }),
    openDatabase({ url, dataDir: '' }),
  ])
  for (const database of both)
    expect((await database.pool.query('select current_user as who')).rows).toEqual([
      { who: 'app_auth' },
    ])
  await Promise.all(both.map(database => database.close()))
  await remove()
})

test.runIf(onServer)('a login that is no superuser can own the database', async () => {
  const { url, remove } = await emptyServerDatabase()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    `do $$ begin create role plain login createrole; exception when duplicate_object then null; end $$; grant app_owner, app_auth, app_user to plain; grant all on schema public to plain`,
  )
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} owner to plain`)
  const plain = new URL(url)
  plain.username = 'plain'
  const database = await openDatabase({ url: plain.href, dataDir: '' })
  expect(
    (await database.pool.query(`select public.is_email_invited('a@b.example') as invited`)).rows,
  ).toEqual([{ invited: false }])
  await database.close()
  await admin.end()
  await remove()
})
