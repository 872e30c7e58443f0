import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as comparesLetters } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './lock-directory.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

// Money and counts fit a double; bigint strings would only be parsed again by every reader.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)
// Timestamps stay ISO 8601 text all the way to the wire.
pg.types.setTypeParser(1184, value => new Date(value).toISOString())
pg.types.setTypeParser(1082, value => value)

/** What comes with the embedded database; a server brings its own. */
export const EMBEDDED_EXTENSIONS = { pg_trgm: comparesLetters }

export type Listener = (channel: string, payload: string) => void
export type Database = {
  kind: 'embedded' | 'postgres'
  /** The one pool. Every connection is role app_auth until a transaction enters as a person. */
  pool: pg.Pool
  db: Kysely<Tables>
  /** Runs `heard` for each NOTIFY on the channel; answers the end of listening. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** `url` wins; without it the embedded database lives in `dataDir` (`memory://` for a throw-away one). Migrates before anybody gets a connection. */
export async function openDatabase(options: {
  url?: string | undefined
  dataDir: string
  image?: Blob | undefined
  maxConnections?: number
}): Promise<Database> {
  return options.url
    ? openServer(options.url, options.maxConnections ?? 10)
    : openEmbedded(options.dataDir, options.image)
}

async function openServer(url: string, max: number): Promise<Database> {
  const login = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await login.connect()
  try {
    await migrate(login)
  } finally {
    await login.end()
  }
  // A statement or a forgotten transaction must not hold a connection for ever. Requests are short: compiling them takes longer than they do.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    options:
      '-c role=app_auth -c jit=off -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    keepAlive: true,
  })
  // An idle connection that the server drops is replaced by the next caller; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    kind: 'postgres',
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    listen: (channel, heard) => listenOnServer(url, channel, heard),
    close: () => pool.end(),
  }
}

async function listenOnServer(
  url: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let ended = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      options: '-c role=app_auth',
      keepAlive: true,
    })
    next.on('notification', message => message.channel === channel && heard(message.payload ?? ''))
    next.on('error', () => undefined)
    next.on('end', () => {
      client = null
      if (!ended) setTimeout(() => void connect().catch(() => undefined), 1_000)
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  await connect()
  return async () => {
    ended = true
    await client?.end()
  }
}

async function openEmbedded(dataDir: string, image?: Blob): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://')
  const unlock = inMemory ? () => undefined : lockDirectory(dataDir)
  const lite = await PGlite.create({
    ...(inMemory ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(image ? { loadDataDir: image } : {}),
    extensions: EMBEDDED_EXTENSIONS,
  })
  // One pool of one connection, and nothing else touches it: a second would join another caller's transaction.
  const pool = keepConnection(
    new pg.Pool({
      ...(createPgConfig(lite) as object),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
    }),
  )
  const client = await pool.connect()
  try {
    await migrate(client)
    await client.query('set role app_auth')
  } finally {
    client.release()
  }
  return {
    kind: 'embedded',
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    // Beginning and ending to listen are statements too, and wait for their turn.
    listen: async (channel, heard) => {
      const deafen = await alone(pool, () => lite.listen(channel, heard))
      return () => alone(pool, deafen)
    },
    close: async () => {
      await pool.end()
      await lite.close()
      unlock()
    },
  }
}

/** Does something while nobody has the connection of a pool of one. */
async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work()
  } finally {
    client.release()
  }
}

/** pg's pool throws a connection away after a failed query; the embedded database has only this one, and it carries the role. */
function keepConnection(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const kept = async (): Promise<pg.PoolClient> => {
    const client = await connect()
    const release = client.release.bind(client)
    client.release = () => release()
    return client
  }
  const query = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await kept()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
  return Object.assign(pool, { connect: kept, query })
}
