import { useQuery } from '@tanstack/react-query'
import { BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { notificationsQuery } from '../api/notifications.ts'
import { shortCount } from '../short-count.ts'

const NotificationPopover = lazy(async () => ({
  default: (await import('./notification-popover.tsx')).NotificationPopover,
}))

/** The bell of the top navigation with the number of unread notifications; its panel is fetched when it is first opened. works: with agents, as opposed to who looks on. */
export function NotificationBell({ works, className }: { works: boolean; className?: string }) {
  const unread = useQuery(notificationsQuery).data?.unread ?? 0
  const [open, setOpen] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <div className={className}>
      <Button
        ref={bell}
        variant="quiet"
        size="icon"
        className="relative"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        onClick={() => setOpen(!open)}
      >
        <BellIcon aria-hidden className="size-[18px]!" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0 right-0 min-w-4 rounded-full bg-act px-1 text-center text-mark leading-4 font-semibold text-on-act"
          >
            {shortCount(unread)}
          </span>
        )}
      </Button>
      {open && (
        <Suspense>
          <NotificationPopover anchor={bell} works={works} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
