import { randomUUID } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Database, openDatabase } from '@sextant/database/open-database'
import pino, { type DestinationStream } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { plantDemo } from './demo/plant-demo.ts'
import { startReading } from './modules/documents/index.ts'
import { startFigureHousekeeping } from './modules/figures/index.ts'
import { startDigests } from './modules/notifications/index.ts'
import { startNoticing } from './modules/performance/index.ts'
import { startReportRounds } from './modules/reports/index.ts'
import { fillSearch } from './modules/search/index.ts'
import { startReminders } from './modules/tasks/index.ts'
import { warmThinking } from './modules/thinking/index.ts'
import { renderMail } from './mails/templates.ts'
import { openPostOffice } from './platform/mail/post-office.ts'
import { openRateLimits } from './platform/rate-limit.ts'
import { openOrganizationNews } from './platform/organization-news.ts'
import { openRealtime } from './platform/realtime.ts'
import { openStore } from './platform/store/open-store.ts'

export type RunningServer = { address: string; database: Database; close: () => Promise<void> }
export type StartOptions = {
  database?: Database
  now?: () => Date
  /** Milliseconds a request may take to arrive whole. */
  requestTimeoutMs?: number
  /** What has to be over before anybody is answered, beside what is done here. */
  after?: Promise<unknown>
  /** Where log lines go instead of standard output. */ logTo?: DestinationStream
}

/** Opens the database, migrates, marks interrupted runs, plants demo data on a first local start, and listens. */
export async function startServer(
  given: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const config = { ...given }
  const log = pino(
    {
      level: config.logLevel,
      redact: ['req.headers.authorization', '*.password', '*.token'],
      serializers: { err: withoutWords },
    },
    options.logTo ?? pino.destination(1),
  )
  const database =
    options.database ?? (await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir }))
  const realtime = await openRealtime(database)
  const campaignNews = await openOrganizationNews(database, 'sextant_campaigns')
  const figureNews = await openOrganizationNews(database, 'sextant_figures')
  const documentNews = await openOrganizationNews(database, 'sextant_documents')
  const store = openStore(config)
  const now = options.now ?? (() => new Date())
  const app = createApp({
    config,
    database,
    realtime,
    campaignNews,
    figureNews,
    documentNews,
    store,
    limits: openRateLimits(config.rateLimits, database),
    log,
    instance: randomUUID(),
    now,
  })
  // Nobody else can be running on the embedded database; on a server another process may be.
  await app.engine.watch(database.kind === 'embedded' ? '0 seconds' : '15 seconds')
  if (config.demo)
    await withoutModel(config, () => plantDemo(app, { database, config, log, now, store }))
  await options.after
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const listening = serve(
      {
        fetch: app.hono.fetch,
        port: config.port,
        hostname: config.host,
        serverOptions: patience(options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS),
      },
      () => resolve(listening),
    )
    listening.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`PORT: ${config.port} is taken on ${config.host}. Set another PORT.`)
          : error,
      ),
    )
  })
  // PORT 0 lets the system choose: from here on it is known.
  const { port } = server.address() as AddressInfo
  config.port = port
  const address =
    config.publicUrl ??
    `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  const sender = {
    appName: config.appName,
    contact: config.contactEmail,
    address: address.replace(/\/$/, ''),
  }
  const postOffice = await openPostOffice({
    database,
    config,
    log,
    render: (template, data) => renderMail(template, data, sender),
  })
  const digests = startDigests(database, log)
  const reminders = startReminders(database, log)
  const reportRounds = await startReportRounds({ database, log, now })
  const noticing = await startNoticing({ database, log, now })
  const reading = await startReading({ database, config, log, now, store })
  const searchFilling = await fillSearch({ config, database, log })
  const figureHousekeeping = startFigureHousekeeping({
    database,
    config,
    log,
    now,
  })
  warmThinking()
  return {
    address,
    database,
    close: async () => {
      // No new requests first, then the runs they started, then whoever still listens.
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      await app.engine.close()
      digests.close()
      reminders.close()
      await reportRounds.close()
      await noticing.close()
      await reading.close()
      await searchFilling.close()
      await figureHousekeeping.close()
      await postOffice.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await campaignNews.close()
      await figureNews.close()
      await documentNews.close()
      await realtime.close()
      if (!options.database) await database.close()
    },
  }
}

/** A demo is the same everywhere, and nobody waits or pays for it: the built-in mind plants it. */
async function withoutModel(config: Config, plant: () => Promise<void>): Promise<void> {
  const { ai } = config
  config.ai = null
  try {
    await plant()
  } finally {
    config.ai = ai
  }
}

/** A slow telephone line needs a minute for a large picture; who drips on after two holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 120_000

/** Longer than the minute for which proxies keep a line: who hangs up first must not be the server, or a request gets lost on the way. */
const KEEP_ALIVE_MS = 65_000

const patience = (requestTimeout: number): ServerOptions => ({
  requestTimeout,
  headersTimeout: Math.min(30_000, requestTimeout),
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: requestTimeout / 8,
})

/** An error for the log. What a database says about the row at hand (`detail`, `where`) is the customer's, not the log's. */
function withoutWords(error: unknown): object {
  const { name, message, code, stack } = (error ?? {}) as {
    name?: string
    message?: string
    code?: string
    stack?: string
  }
  return { type: name, message, code, stack }
}
