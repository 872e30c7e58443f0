import type { NotificationRow, NotificationSetting } from '@sextant/contracts/notifications/routes'
import { asActor } from '@sextant/database/as-actor'
import type { Database } from '@sextant/database/open-database'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'

const HOUR_MS = 60 * 60_000

export const notificationRouter = {
  list: api.notifications.list
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<{ unread: number; items: NotificationRow[] }>(
        context,
        'my_notifications',
        input.limit,
      ),
    ),
  markRead: api.notifications.markRead.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      let unread = tx
        .updateTable('notifications')
        .set({ read_at: sql`now()` })
        .where('read_at', 'is', null)
        .where('org_id', '=', sql<string>`app.org_id()`)
        .where('user_id', '=', sql<string>`app.user_id()`)
      if (input.ids)
        unread = unread.where(
          'id',
          'in',
          input.ids.length ? input.ids : ['00000000-0000-0000-0000-000000000000'],
        )
      await unread.execute()
      const left = await sql<{
        unread: number
      }>`select (app.my_notifications(1) ->> 'unread')::integer as unread`.execute(tx)
      return { unread: left.rows[0]!.unread }
    }),
  ),
  settings: api.notifications.settings
    .use(withToken)
    .handler(({ context }) =>
      callFunction<NotificationSetting[]>(context, 'my_notification_settings'),
    ),
  saveSettings: api.notifications.saveSettings.use(withToken).handler(({ input, context }) =>
    asActor(context.database.db, context, async tx => {
      for (const { event, in_app, mail, digest } of input.settings) {
        await sql`insert into public.notification_settings (org_id, user_id, event, in_app, mail, digest) values (app.org_id(), app.user_id(), ${event}, ${in_app}, ${mail}, ${digest})
          on conflict (org_id, user_id, event) do update set in_app = excluded.in_app, mail = excluded.mail, digest = excluded.digest`.execute(
          tx,
        )
      }
      return (
        await sql<{
          settings: NotificationSetting[]
        }>`select app.my_notification_settings() as settings`.execute(tx)
      ).rows[0]!.settings
    }),
  ),
}

/** Looks every hour whose daily mail is due. Several servers may do so: each person's row is taken once. */
export function startDigests(database: Database, log: Logger): { close: () => void } {
  const queue = (): void =>
    void database.pool
      .query('select app.queue_digests()')
      .catch((error: unknown) => log.error({ err: error }, 'the digests could not be queued'))
  const timer = setInterval(queue, HOUR_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
