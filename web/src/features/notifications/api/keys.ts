export const notificationKeys = {
  list: ['notifications'],
  settings: ['notification-settings'],
} as const
