import type { NotificationSetting } from '@sextant/contracts/notifications/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

/** How each event reaches the caller. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: (): Promise<NotificationSetting[]> => api.notifications.settings(),
})

/** Shows the change at once; when it cannot be kept, takes it back and rejects. */
export async function saveNotificationSetting(changed: NotificationSetting) {
  const { queryKey } = notificationSettingsQuery
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)?.find(({ event }) => event === changed.event)
  const put = (setting: NotificationSetting) =>
    queryClient.setQueryData(queryKey, (all: NotificationSetting[] | undefined) =>
      all?.map(row => (row.event === setting.event ? setting : row)),
    )
  put(changed)
  try {
    await api.notifications.saveSettings({ settings: [changed] })
  } catch (error) {
    if (before) put(before)
    throw error
  }
}
