import type { NotificationRow, NotificationSetting } from '@sextant/contracts/notifications/routes'
import type { Database } from '@sextant/database/open-database'
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
  markRead: api.notifications.markRead.use(withToken).handler(async ({ input, context }) => ({
    unread: await callFunction<number>(context, 'mark_notifications_read', input.ids ?? null),
  })),
  settings: api.notifications.settings
    .use(withToken)
    .handler(({ context }) =>
      callFunction<NotificationSetting[]>(context, 'my_notification_settings'),
    ),
  saveSettings: api.notifications.saveSettings
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<NotificationSetting[]>(
        context,
        'save_notification_settings',
        JSON.stringify(input.settings),
      ),
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
