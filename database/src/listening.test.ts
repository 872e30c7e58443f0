import { expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { freshDatabase } from './testing/fresh-database.ts'

test('whoever begins to listen beside a transaction hears, though it is rolled back', async () => {
  const database = await freshDatabase()
  const heard: string[] = []
  let end: (() => Promise<void>) | undefined
  const listening = asOwner(database, async client => {
    await client.query('select 1')
    const begun = database.listen('sextant_test', payload => heard.push(payload))
    begun.then(
      deafen => (end = deafen),
      () => undefined,
    )
    await client.query('select 1')
    throw new Error('all of it back')
  })
  await expect(listening).rejects.toThrow('all of it back')
  await expect.poll(() => end).toBeDefined()

  await database.pool.query(`select pg_notify('sextant_test', 'news')`)
  await expect.poll(() => heard).toEqual(['news'])

  await end!()
  await database.pool.query(`select pg_notify('sextant_test', 'more')`)
  expect(heard).toEqual(['news'])
  await database.drop()
})
