import { NotificationSettings } from '@/features/notifications/components/notification-settings.tsx'
import { SettingsFrame } from './settings-frame.tsx'

export default function Notifications() {
  return (
    <SettingsFrame
      title="Notifications"
      meta="Changes are kept as you make them. The digest gathers a day into one mail."
    >
      <NotificationSettings />
    </SettingsFrame>
  )
}
