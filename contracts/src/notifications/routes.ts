import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDate, uuid } from '../rows.ts'

/** What a person can be told about, and how it reaches them unless they choose otherwise. SQL seeds its defaults from the same list (a test compares them). */
export const NOTIFICATION_EVENTS = [
  {
    event: 'output.ready',
    label: 'A deliverable is ready',
    in_app: true,
    mail: false,
    digest: true,
  },
  {
    event: 'insight.waiting',
    label: 'Something learned waits for your review',
    in_app: true,
    mail: false,
    digest: true,
  },
  {
    event: 'task.due',
    label: 'Something to do is due by tomorrow',
    in_app: true,
    mail: false,
    digest: true,
  },
  {
    event: 'quick-win.due',
    label: 'A quick win waits for its result',
    in_app: true,
    mail: false,
    digest: true,
  },
  {
    event: 'approval.asked',
    label: 'Something waits for your approval',
    in_app: true,
    mail: true,
    digest: false,
  },
  {
    event: 'approval.decided',
    label: 'An answer to your question',
    in_app: true,
    mail: true,
    digest: false,
  },
  {
    event: 'portal.message',
    label: 'A message between client and team',
    in_app: true,
    mail: true,
    digest: false,
  },
  {
    event: 'report.shared',
    label: 'A report was shared with you',
    in_app: true,
    mail: false,
    digest: true,
  },
  {
    event: 'report.comment',
    label: 'A comment on a report',
    in_app: true,
    mail: true,
    digest: false,
  },
  { event: 'team.joined', label: 'A teammate joined', in_app: true, mail: true, digest: false },
  { event: 'team.changed', label: 'Your role changed', in_app: true, mail: true, digest: false },
] as const
export const notificationEvent = z.enum(NOTIFICATION_EVENTS.map(({ event }) => event))
export type NotificationEvent = z.infer<typeof notificationEvent>

export const notificationRow = z.object({
  id: uuid,
  event: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  created_at: isoDate,
  read_at: isoDate.nullable(),
})
export type NotificationRow = z.infer<typeof notificationRow>
export const notificationSetting = z.object({
  event: notificationEvent,
  in_app: z.boolean(),
  mail: z.boolean(),
  digest: z.boolean(),
})
export type NotificationSetting = z.infer<typeof notificationSetting>

export const notificationRoutes = {
  list: endpoint
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'The caller’s notifications, newest first',
    })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) }))
    .output(z.object({ unread: z.number().int(), items: z.array(notificationRow) })),
  markRead: endpoint
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Marks some, or without ids all, as read',
    })
    .input(z.object({ ids: z.array(uuid).max(200).optional() }))
    .output(z.object({ unread: z.number().int() })),
  settings: endpoint
    .route({
      method: 'GET',
      path: '/notification-settings',
      summary: 'How each event reaches the caller',
    })
    .output(z.array(notificationSetting)),
  saveSettings: endpoint
    .route({
      method: 'PUT',
      path: '/notification-settings',
      summary: 'Changes how events reach the caller',
    })
    .input(
      z.object({ settings: z.array(notificationSetting).min(1).max(NOTIFICATION_EVENTS.length) }),
    )
    .output(z.array(notificationSetting)),
}
