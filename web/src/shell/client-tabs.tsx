import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { sideways } from '@/ui/sideways.ts'
import { usePlace } from './place.ts'
import { hasScreen } from './screens.ts'

const PAGES = [
  { path: '', label: 'Overview' },
  { path: '/health', label: 'Health' },
  { path: '/analytics', label: 'Analytics' },
  { path: '/messages', label: 'Messages' },
  { path: '/portal', label: 'Portal' },
] as const

/** A phone has no room for all of them: the one that is on comes into sight. */
function watchBar(bar: HTMLElement | null) {
  const current = bar?.querySelector<HTMLElement>('[aria-current]')
  if (bar && current) bar.scrollLeft = current.offsetLeft - bar.offsetLeft - 16
  return sideways(bar)
}

/** The pages about the client itself: who it is, how it does, what is said with it. The bar above has those where its work is done. */
export function ClientTabs() {
  const { organization } = useMe()
  const { client, page } = usePlace()
  const { data: figures } = useQuery({
    ...clientDashboardQuery(organization?.id ?? '', client?.id ?? ''),
    enabled: client !== null,
  })
  const unread = figures?.unread_messages ?? 0
  return (
    <nav
      ref={watchBar}
      aria-label="About this client"
      className="flex gap-5 overflow-x-auto [scrollbar-width:none] max-lg:-order-1 max-lg:w-full max-lg:basis-full"
    >
      {PAGES.filter(({ path }) => hasScreen(`/clients/:clientSlug${path}`)).map(
        ({ path, label }) => (
          <NavLink
            key={path}
            end
            to={page(path)}
            className="relative inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-caption font-medium text-ink-2 no-underline -outline-offset-2! hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
          >
            {label}
            {path === '/messages' && unread > 0 && (
              <span className="rounded-sm bg-warn-soft px-1.5 text-caption text-warn">
                {unread}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </NavLink>
        ),
      )}
    </nav>
  )
}
