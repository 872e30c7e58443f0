import type { Database } from '@sextant/database/open-database'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { forgetDraftFiles, forgetOldFiles } from './draft-files.ts'

const DAY_MS = 86_400_000
/** No draft is that old: what lies there is of one that a server that was killed, or another one, forgot. */
const OLD_MS = 8 * DAY_MS
/** Months for which there are parts: imports reach back, and nobody waits for the first of a month. */
const MONTHS_BACK = 3
const MONTHS_AHEAD = 6

const monthFrom = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10)

const keepMonths = ({ pool }: Database, now: Date): Promise<unknown> =>
  pool.query('select app.keep_figure_months($1, $2)', [
    monthFrom(now, -MONTHS_BACK),
    monthFrom(now, MONTHS_AHEAD),
  ])

/** Drafts that nobody finished go, and their files with them. */
async function forgetDrafts({ pool }: Database, config: Config, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select * from app.forget_drafts() as id')
  for (const { id } of rows) await forgetDraftFiles(config, id)
  await forgetOldFiles(config, new Date(now.getTime() - OLD_MS))
}

type Given = { database: Database; config: Config; log: Logger; now: () => Date }

/** At the start and every day: parts for the months to come, where the database is a server, and no drafts of more than a week. Several servers may do so. */
export function startHousekeeping({ database, config, log, now }: Given): {
  close: () => Promise<void>
} {
  const tried = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.error({ err: error }, 'figures could not be tidied'))
  const tidy = async (): Promise<void> => {
    if (database.kind === 'postgres') await tried(keepMonths(database, now()))
    await tried(forgetDrafts(database, config, now()))
  }
  let running = tidy()
  const timer = setInterval(() => (running = tidy()), DAY_MS)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
