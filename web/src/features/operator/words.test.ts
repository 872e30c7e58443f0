import { expect, test } from 'vitest'
import { logSentence, wallsByTable } from './words.ts'

test('a table that leaks stands first, with its figure under the wall it crossed', () => {
  const rows = wallsByTable([
    { wall: 'organization', table: 'campaigns', readers: 9, leaked: 0 },
    { wall: 'organization', table: 'outputs', readers: 9, leaked: 0 },
    { wall: 'client', table: 'outputs', readers: 3, leaked: 2 },
  ])
  expect(rows.map(row => [row.table, row.leaked])).toEqual([
    ['outputs', 2],
    ['campaigns', 0],
  ])
  expect(rows[0]?.cells.client).toMatchObject({ readers: 3, leaked: 2 })
  expect(rows[1]?.cells.client).toBeUndefined()
})

test('the log reads as sentences, also what nobody wrote words for', () => {
  expect(logSentence('approved', 'a@b.example')).toBe('approved a@b.example')
  expect(logSentence('isolation.tested', 'LEAKS')).toBe(
    'ran the isolation self-test: something leaks',
  )
  expect(logSentence('plan.changed', 'a@b.example')).toBe('plan changed a@b.example')
})
