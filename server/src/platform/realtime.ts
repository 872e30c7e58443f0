import { EventEmitter } from 'node:events'
import { randomUUID } from 'node:crypto'
import type { Database } from '@sextant/database/open-database'

const CHANNEL = 'sextant'

/** News between the parts of one server and, on a real database, between servers. Payload stays in this process; others only hear that the topic moved. */
export type Realtime = {
  publish: (topic: string, payload: unknown) => void
  /** `payload` is null when another server published: read the database. Answers the end of listening. */
  subscribe: (topic: string, heard: (payload: unknown) => void) => () => void
  close: () => Promise<void>
}

export async function openRealtime(database: Database): Promise<Realtime> {
  const local = new EventEmitter()
  local.setMaxListeners(0)
  const origin = randomUUID()
  const several = database.kind === 'postgres'
  const end = several
    ? await database.listen(CHANNEL, payload => {
        const { from, topic } = JSON.parse(payload) as { from: string; topic: string }
        if (from !== origin) local.emit(topic, null)
      })
    : async () => undefined
  const waiting = new Set<string>()
  const notifyOthers = (topic: string): void => {
    if (!several || waiting.has(topic)) return
    waiting.add(topic)
    // Many words a second become a few notices a second: the reader catches up from the log.
    setTimeout(() => {
      waiting.delete(topic)
      database.pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: origin, topic })])
        .catch(() => undefined)
    }, 40)
  }
  return {
    publish: (topic, payload) => {
      local.emit(topic, payload)
      notifyOthers(topic)
    },
    subscribe: (topic, heard) => {
      local.on(topic, heard)
      return () => local.off(topic, heard)
    },
    close: end,
  }
}
