import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ChevronDownIcon } from 'lucide-react'
import { cn } from '@/ui/cn.ts'
import { notificationsQuery } from '../api/notifications.ts'
import { shortCount } from '../short-count.ts'

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}))

/** The notifications inside the drawer of a phone: a line with the number of unread ones that opens to the list. */
export function NotificationsEntry({ works, onLeave }: { works: boolean; onLeave: () => void }) {
  const unread = useQuery(notificationsQuery).data?.unread ?? 0
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line">
      <div className="p-2.5">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 rounded-md px-2.5 text-left text-body font-medium text-ink hover:bg-act-soft"
        >
          <span className="flex-1">Notifications</span>
          {unread > 0 && (
            <span className="min-w-5 rounded-full bg-act px-1.5 text-center text-caption font-semibold text-on-act">
              {shortCount(unread)}
              <span className="sr-only"> unread</span>
            </span>
          )}
          <ChevronDownIcon
            aria-hidden
            className={cn('size-4 text-ink-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      {open && (
        <div className="border-t border-line">
          <Suspense>
            <NotificationList works={works} onLeave={onLeave} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
