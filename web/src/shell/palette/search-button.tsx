import { SearchIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '@/features/session/api/get-me.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Kbd } from '@/ui/primitives/kbd.tsx'
import { agentAddress, nthAgent } from '../agent-address.ts'
import { nearestClient } from '../client-in-address.ts'
import { hasScreen } from '../screens.ts'
import { showShortcuts } from '../shortcut-list.ts'
import { isTyping, modifier, shortcutOf, type Shortcut } from '../shortcuts.ts'
import { useLeave } from '../use-leave.ts'

const fetchPalette = () => import('./command-palette.tsx')
const fetchAhead = () => void fetchPalette().catch(() => null)
/** Long after the page stands: the first letters typed must not be lost to the way the palette takes over the network. */
const IDLE_MS = 6_000
const CommandPalette = lazy(async () => ({ default: (await fetchPalette()).CommandPalette }))

/** Where a shortcut leads that leads to a page. */
const PAGE_OF: Partial<Record<Shortcut['kind'], string>> = {
  dashboard: '/dashboard',
  profile: '/profile',
}

/** Opens the command palette, and answers the shortcuts that work everywhere. The palette is fetched when it is first reached for, or once the page has been still. */
export function SearchButton() {
  const { organization, abilities } = useMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }

  const agentAt = (position: number): string | null => {
    const agent = nthAgent(position)
    return agent && abilities.includes('agents.use')
      ? agentAddress(agent, {
          agency: organization?.type === 'AGENCY',
          clientSlug: nearestClient(pathname),
          has: hasScreen,
        })
      : null
  }

  const answer = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, isTyping(document.activeElement))
    if (!shortcut || event.defaultPrevented) return
    const to = shortcut.kind === 'agent' ? agentAt(shortcut.position) : PAGE_OF[shortcut.kind]
    // An agent that does not open leaves the key to the browser.
    if (to === null) return
    event.preventDefault()
    if (shortcut.kind === 'palette') return open ? setOpen(false) : show()
    setOpen(false)
    if (shortcut.kind === 'list') return showShortcuts()
    if (shortcut.kind === 'sign-out') void leave()
    else if (to) void navigate(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    const timer = setTimeout(fetchAhead, IDLE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className={buttonStyle({
          className:
            'max-xl:size-(--control) max-xl:border-transparent max-xl:bg-transparent max-xl:px-0 xl:w-52 xl:justify-start xl:px-3 text-ink-3 font-normal',
        })}
      >
        <SearchIcon aria-hidden />
        <span className="flex-1 text-left max-xl:sr-only">Search</span>
        <Kbd className="max-xl:hidden">{modifier(navigator.platform)}K</Kbd>
      </button>
      {wanted && (
        <Suspense>
          <CommandPalette open={open} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
