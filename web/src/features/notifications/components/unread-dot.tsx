import { useQuery } from '@tanstack/react-query'
import { notificationsQuery } from '../api/notifications.ts'

/** Says on the button that opens the drawer that something is unread. */
export function UnreadDot() {
  const unread = useQuery(notificationsQuery).data?.unread ?? 0
  return unread > 0 ? (
    <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-surface bg-act">
      <span className="sr-only">, {unread} unread notifications</span>
    </span>
  ) : null
}
