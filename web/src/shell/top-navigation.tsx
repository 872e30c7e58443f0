import { useQuery } from '@tanstack/react-query'
import { ChevronDownIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { clientQuery } from '@/features/clients/api/get-client.ts'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { isUnlocked } from '@/features/unlocks/unlocks.ts'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { clientSlugIn } from './client-in-address.ts'
import { InsightApprovals } from './insight-approvals.tsx'
import { MenuButton } from './menu-button.tsx'
import { isCurrent, navigationFor, sectionOf, type NavEntry } from './navigation.ts'
import { NavBadge } from './nav-badge.tsx'
import { SearchButton } from './palette/search-button.tsx'
import { screens } from './screens.ts'
import { UserMenu } from './user-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const entryStyle =
  'relative inline-flex h-full items-center gap-1.5 px-2.5 text-body leading-none font-medium text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-4 aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-ink'

/** The bar on top of every signed-in page; on phones its entries move into a drawer. */
export function TopNavigation() {
  const { organization, preferences } = useMe()
  const can = useCan()
  const clientSlug = clientSlugIn(useLocation().pathname)
  const agency = organization?.type === 'AGENCY'
  const works = can('work.view')
  const orgId = organization?.id ?? ''
  // An agency's own count would be about all its clients at once; inside one, only that client's is shown.
  const metrics = useQuery({ ...metricsQuery(orgId), enabled: works && !agency })
  const client = useQuery({
    ...clientQuery(orgId, clientSlug ?? ''),
    enabled: works && agency && clientSlug !== null,
  })
  const entries = navigationFor(screens, {
    agency,
    member: organization !== null,
    can,
    defaultAgent: preferences.default_agent,
    clientSlug: agency ? clientSlug : null,
    activeCampaigns: (agency ? client.data : metrics.data)?.active_campaigns ?? 0,
    whiteLabelUnlocked: isUnlocked('white-label', metrics.data),
  })
  return (
    <header className="print:hidden sticky top-0 z-10 max-md:-order-2 border-b border-line bg-surface">
      <div className="wrap flex h-14 items-center gap-1">
        <Wordmark to="/dashboard" className="mr-6 max-md:mr-2" />
        <nav aria-label="Main" className="flex h-full items-stretch gap-1 max-md:hidden">
          {entries.map(entry => (
            <Entry key={entry.label} entry={entry} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 max-md:gap-1">
          <SearchButton />
          <InsightApprovals />
          {organization && <NotificationBell works={works} className="max-md:hidden" />}
          <UserMenu />
          <MenuButton entries={entries} notified={organization !== null} />
        </div>
      </div>
    </header>
  )
}

function Entry({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation()
  if (entry.kind === 'link')
    return (
      <Link
        to={entry.to}
        aria-current={isCurrent(sectionOf(entry.to), pathname) ? 'page' : undefined}
        className={entryStyle}
      >
        {entry.label}
        {entry.badge && <NavBadge {...entry.badge} />}
      </Link>
    )
  const inside = entry.groups.some(group => group.items.some(item => isCurrent(item.to, pathname)))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={entryStyle} aria-current={inside ? 'true' : undefined}>
        {entry.label}
        <ChevronDownIcon aria-hidden className="size-4 text-ink-3" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        sideOffset={2}
        className={cn(
          entry.groups.some(group => group.items.some(item => item.agent)) && 'min-w-72',
        )}
      >
        {entry.groups.map(group => (
          <DropdownMenuGroup key={group.label}>
            {group.label !== entry.label && <DropdownMenuLabel>{group.label}</DropdownMenuLabel>}
            {group.items.map(item => (
              <DropdownMenuItem
                key={item.to}
                asChild
                className={cn(
                  isCurrent(item.to, pathname, item.to === '/settings') && 'font-medium',
                )}
              >
                <Link to={item.to}>
                  {item.agent && <AgentBadge agent={item.agent} />}
                  <span className="flex-1">{item.label}</span>
                  {item.time && <span className="cap">{item.time}</span>}
                </Link>
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
