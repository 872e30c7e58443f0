import type { NotificationRow } from '@sextant/contracts/notifications/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { cn } from '@/ui/cn.ts'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { notificationsQuery, useMarkRead } from '../api/notifications.ts'

const NOTHING = {
  works:
    'Nothing yet. When a deliverable is ready, or something learned waits for you, it stands here.',
  looksOn: 'Nothing yet. When the team asks for your approval or writes to you, it stands here.',
}

/** What happened, newest first, each leading to what it is about. works: with agents; who looks on is told of other things. onLeave: a link was followed. */
export function NotificationList({ works, onLeave }: { works: boolean; onLeave: () => void }) {
  const { data, isPending, error, refetch } = useQuery(notificationsQuery)
  const { save: markRead } = useMarkRead()
  return (
    <div className="grid">
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="font-semibold">Notifications</h2>
        {data && data.unread > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-2.5"
            onClick={() => void markRead('all')}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {isPending && (
        <div className="grid gap-2 p-4">
          <output className="sr-only">Loading notifications</output>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {!data && error && (
        <div className="p-4">
          <p className="text-ink-2">{messageOf(error)}</p>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.items.length === 0 && (
        <p className="p-4 text-ink-2">{works ? NOTHING.works : NOTHING.looksOn}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="max-h-[min(420px,60dvh)] overflow-y-auto">
          {data.items.map(item => (
            <Line key={item.id} item={item} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <div className="border-t border-line p-1.5">
        <Link
          to="/settings/notifications"
          onClick={onLeave}
          className={buttonStyle({ variant: 'quiet', size: 'sm', className: 'w-full' })}
        >
          Choose what reaches you
        </Link>
      </div>
    </div>
  )
}

function Line({ item, onLeave }: { item: NotificationRow; onLeave: () => void }) {
  const unread = item.read_at === null
  const { save: markRead } = useMarkRead()
  const read = () => {
    if (unread) void markRead([item.id])
  }
  const title = (
    <>
      {item.title}
      {unread && <span className="sr-only"> (unread)</span>}
    </>
  )
  return (
    <li className="relative grid grid-cols-[8px_minmax(0,1fr)] gap-x-2.5 border-b border-line py-2.5 pr-4 pl-3 last:border-b-0 hover:bg-act-soft">
      <span aria-hidden className={cn('mt-2 size-2 rounded-full', unread && 'bg-act')} />
      <div className="min-w-0 wrap-anywhere">
        {item.href ? (
          <Link
            to={item.href}
            onClick={() => {
              read()
              onLeave()
            }}
            className={cn(
              'line-clamp-2 text-ink no-underline after:absolute after:inset-0 hover:underline',
              unread && 'font-semibold',
            )}
          >
            {title}
          </Link>
        ) : (
          <button
            type="button"
            onClick={read}
            className={cn(
              'line-clamp-2 text-left after:absolute after:inset-0',
              unread && 'font-semibold',
            )}
          >
            {title}
          </button>
        )}
        {item.body && <p className="cap line-clamp-2">{item.body}</p>}
        <p className="cap">
          <TimeSince at={item.created_at} />
        </p>
      </div>
    </li>
  )
}
