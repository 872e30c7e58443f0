import { EventEmitter } from 'node:events'
import { randomUUID } from 'node:crypto'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import { freshDatabase, type FreshDatabase } from '@sextant/database/testing/fresh-database'
import { type Person, signUp } from '@sextant/database/testing/people'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { tail } from './tail.ts'

// The stream's own clock: a quarter of a minute between two beats is too long to wait for.
let database: FreshDatabase
let rosa: Person
let session: string
const topics = new EventEmitter()
beforeAll(async () => {
  database = await freshDatabase()
  rosa = await signUp(database, 'Rosa')
})
beforeEach(async () => {
  session = randomUUID()
  await asActor(database.db, rosa, tx =>
    sql`insert into public.agent_sessions (org_id, id, agent_type, title, created_by) values (app.org_id(), ${session}, 'strategy', 's', app.user_id())`.execute(
      tx,
    ),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.drop())

const open = () => {
  const realtime = {
    publish: () => undefined,
    close: async () => undefined,
    subscribe: (topic: string, heard: (payload: unknown) => void) => {
      topics.on(topic, heard)
      return () => topics.off(topic, heard)
    },
  }
  const reader = tail(
    { database, realtime, token: rosa.token } as unknown as Context & { token: string },
    session,
    0,
  )
    .body!.pipeThrough(new TextDecoderStream())
    .getReader()
  return reader
}
const append = () =>
  asActor(database.db, rosa, tx =>
    sql`select app.append_events(${session}, null, '[{"type": "notice", "text": "x", "level": "info"}]'::jsonb)`.execute(
      tx,
    ),
  )

test('a word whose notice was lost arrives with the next beat', async () => {
  const reader = open()
  expect((await reader.read()).value).toContain('the log follows')
  await new Promise(resolve => setTimeout(resolve, 100))
  await append()
  vi.advanceTimersByTime(15_000)
  let text = ''
  while (!text.includes('id: 1\n')) text += (await reader.read()).value ?? ''
  await reader.cancel()
  expect(topics.listenerCount(`session:${session}`)).toBe(0)
})

test('a reader who signed out is let go', async () => {
  const reader = open()
  await reader.read()
  await new Promise(resolve => setTimeout(resolve, 100))
  await asOwner(database, async client => {
    await client.query('set local role app_auth')
    await client.query('delete from auth.session where token = $1', [rosa.token])
  })
  vi.advanceTimersByTime(15_000)
  for (let done = false; !done;) ({ done } = await reader.read())
  expect(topics.listenerCount(`session:${session}`)).toBe(0)
})
