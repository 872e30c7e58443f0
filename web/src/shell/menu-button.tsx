import { MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { UnreadDot } from '@/features/notifications/components/unread-dot.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import type { NavEntry } from './navigation.ts'

const NavigationDrawer = lazy(async () => ({
  default: (await import('./navigation-drawer.tsx')).NavigationDrawer,
}))

/** Opens the navigation on a phone. The drawer is fetched when it is first opened: wide screens never need it. */
export function MenuButton({
  entries,
  notified,
}: {
  entries: readonly NavEntry[]
  /** Has notifications. */ notified: boolean
}) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative md:hidden"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <MenuIcon aria-hidden className="size-5!" />
        {notified && <UnreadDot />}
      </Button>
      {wanted && (
        <Suspense>
          <NavigationDrawer entries={entries} notified={notified} open={open} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
