import type { NotificationSetting } from '@sextant/contracts/notifications/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { failureOf } from '@/client/failure-of.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { toast } from 'sonner'
import { notificationKeys } from './keys.ts'

/** How each event reaches the caller. */
export const notificationSettingsQuery = queryOptions({
  queryKey: notificationKeys.settings,
  queryFn: (): Promise<NotificationSetting[]> => api.notifications.settings(),
})

const put = (setting: NotificationSetting) =>
  queryClient.setQueryData(notificationSettingsQuery.queryKey, all =>
    all?.map(row => (row.event === setting.event ? setting : row)),
  )

type Choice = { now: NotificationSetting; before: NotificationSetting }

/** Shows a choice at once; when it cannot be kept, takes it back. wordsOf: what stands as it was. */
export const useSaveNotificationSetting = (wordsOf: (setting: NotificationSetting) => string) =>
  useSaving({
    call: async ({ now }: Choice) => {
      await queryClient.cancelQueries({ queryKey: notificationKeys.settings })
      put(now)
      return api.notifications.saveSettings({ settings: [now] })
    },
    words: 'That could not be kept.',
    told: 'in place',
    onFailed: (error, { before }) => {
      put(before)
      toast.error(failureOf(error, 'That could not be kept.'), { description: wordsOf(before) })
    },
  })
