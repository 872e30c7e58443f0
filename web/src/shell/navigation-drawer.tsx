import { XIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { NotificationsEntry } from '@/features/notifications/components/notifications-entry.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { cn } from '@/ui/cn.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerDescription,
  DrawerTitle,
} from '@/ui/primitives/drawer.tsx'
import { menuLabel } from '@/ui/primitives/menu-style.ts'
import { NavBadge } from './nav-badge.tsx'
import { isCurrent, sectionOf, type NavEntry } from './navigation.ts'

type NavigationDrawerProps = {
  entries: readonly NavEntry[]
  /** Has notifications. */
  notified: boolean
  open: boolean
  setOpen: (open: boolean) => void
}

/** The entries of the top navigation on a phone, behind its menu button. */
export function NavigationDrawer({ entries, notified, open, setOpen }: NavigationDrawerProps) {
  const { pathname } = useLocation()
  const works = useCan()('work.view')
  const here = (to: string) => isCurrent(sectionOf(to), pathname, to === '/settings')
  const row = (to: string) =>
    cn(
      'flex min-h-12 items-center gap-3 rounded-md px-2.5 text-body font-medium text-ink no-underline hover:bg-act-soft',
      here(to) && 'bg-act-soft',
    )
  return (
    <Drawer open={open} onOpenChange={setOpen} direction="right">
      <DrawerContent>
        <div className="flex h-14 items-center justify-between border-b border-line px-4">
          <DrawerTitle className="font-semibold">Menu</DrawerTitle>
          <DrawerClose asChild>
            <Button variant="quiet" size="icon" aria-label="Close menu">
              <XIcon aria-hidden />
            </Button>
          </DrawerClose>
        </div>
        <DrawerDescription className="sr-only">The pages of your workspace</DrawerDescription>
        <nav aria-label="Main" className="shrink-0 p-2.5">
          {entries.map(entry =>
            entry.kind === 'link' ? (
              <Link
                key={entry.to}
                to={entry.to}
                onClick={() => setOpen(false)}
                aria-current={here(entry.to) ? 'page' : undefined}
                className={row(entry.to)}
              >
                {entry.label}
                {entry.badge && <NavBadge {...entry.badge} />}
              </Link>
            ) : (
              <div key={entry.label} className="my-2 border-y border-line pb-2">
                {entry.groups.map(group => (
                  <section
                    key={group.label}
                    aria-label={
                      group.label === entry.label ? group.label : `${entry.label}: ${group.label}`
                    }
                  >
                    <p className={menuLabel}>{group.label}</p>
                    {group.items.map(item => (
                      <Link
                        key={item.to}
                        to={item.to}
                        onClick={() => setOpen(false)}
                        aria-current={here(item.to) ? 'page' : undefined}
                        className={row(item.to)}
                      >
                        {item.agent && <AgentBadge agent={item.agent} />}
                        <span className="flex-1">{item.label}</span>
                        {item.time && <span className="cap font-normal">{item.time}</span>}
                      </Link>
                    ))}
                  </section>
                ))}
              </div>
            ),
          )}
        </nav>
        {notified && <NotificationsEntry works={works} onLeave={() => setOpen(false)} />}
      </DrawerContent>
    </Drawer>
  )
}
