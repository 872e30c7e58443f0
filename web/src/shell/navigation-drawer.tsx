import { MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { UnreadDot } from '@/features/notifications/components/unread-dot.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { loadScreen } from './load-screen.ts'
import type { NavEntry } from './navigation.ts'

const NavigationSheet = lazy(() => loadScreen(async () => ({ default: (await import('./navigation-sheet.tsx')).NavigationSheet })))

/** The entries of the top navigation on a phone; the drawer itself is loaded when it is first opened. */
export function NavigationDrawer({ entries, notified }: { entries: readonly NavEntry[]; /** Has notifications. */ notified: boolean }) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="quiet" size="icon" aria-label="Menu" aria-haspopup="dialog" aria-expanded={open} className="relative md:hidden" onClick={() => { setOpen(true); setOpened(true) }}>
        <MenuIcon aria-hidden className="size-5!" />{notified && <UnreadDot />}
      </Button>
      {opened && <Suspense><NavigationSheet open={open} onOpenChange={setOpen} entries={entries} notified={notified} opener={button} /></Suspense>}
    </>
  )
}
