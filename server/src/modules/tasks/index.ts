import type { TaskRow } from '@sextant/contracts/tasks/routes'
import { rowsOf } from '@sextant/database/call'
import type { Database } from '@sextant/database/open-database'
import type { Logger } from 'pino'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import type { Routes } from '../../platform/requests.ts'
import { uuidParam } from '../../platform/requests.ts'
import { type DueQuickWin, taskCalendar } from './task-calendar.ts'

const HOUR_MS = 60 * 60_000
/** Entries of a calendar of each sort. */
const IN_CALENDAR = 200

export const taskRouter = {
  list: api.tasks.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<TaskRow>(
        context.database.pool,
        context,
        'list_tasks',
        input.client_id ?? null,
        input.scope === 'everywhere',
        input.status,
        input.limit,
      ),
    ),
  change: api.tasks.change.use(withToken).handler(async ({ input, context }) => ({
    id: await callFunction<string>(
      context,
      'change_task',
      input.id,
      input.status ?? null,
      input.due ?? null,
    ),
  })),
  calendar: api.tasks.calendar.use(withToken).handler(async ({ input, context }) => {
    const secret = await callFunction<string>(context, 'calendar_secret', input.anew)
    return { path: `/api/v1/calendars/${secret}/tasks.ics` }
  }),
}

/** GET /calendars/{organization}/{secret}/tasks.ics: a calendar program brings no token, so the secret in the address says whose tasks these are. */
export const taskRoutes: Routes = (hono, { services }) => {
  hono.get('/api/v1/calendars/:org/:id/tasks.ics', async c => {
    const { pool } = services.database
    const { rows } = await pool.query<{ org_id: string; user_id: string }>(
      'select * from app.calendar_owner($1, $2)',
      [uuidParam(c, 'org'), uuidParam(c)],
    )
    const [owner] = rows
    if (!owner) throw fail('NOT_FOUND')
    const actor = { userId: owner.user_id, orgId: owner.org_id }
    const tasks = await rowsOf<TaskRow>(pool, actor, 'list_tasks', null, true, 'open', IN_CALENDAR)
    const results = await rowsOf<DueQuickWin>(pool, actor, 'due_quick_wins', IN_CALENDAR)
    const { appName, publicUrl } = services.config
    const address = (publicUrl ?? new URL(c.req.url).origin).replace(/\/+$/, '')
    return c.body(taskCalendar({ tasks, results }, { name: appName, address }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    })
  })
}

/** Tells people every hour what is due by tomorrow, each task once, and asks for the results of quick wins that are due. */
export function startReminders(database: Database, log: Logger): { close: () => void } {
  const told = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'nobody could be reminded'))
  const remind = (): void => {
    told(database.pool.query('select app.remind_tasks()'))
    told(database.pool.query('select app.remind_quick_wins()'))
  }
  const timer = setInterval(remind, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
