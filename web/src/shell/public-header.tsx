import { MenuIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { readToken } from '@/client/token.ts'
import { cn } from '@/ui/cn.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { hasScreen } from './screens.ts'
import { Wordmark } from './wordmark.tsx'

const ways = [
  { label: 'Sign In', to: '/login' },
  { label: 'Sign Up', to: '/signup' },
  { label: 'Request Invitation', to: '/request-invitation' },
].filter(({ to }) => hasScreen(to))

/** With a session there is one way on; without one, all but the way to where one is. */
const waysFrom = (pathname: string) =>
  readToken()
    ? [{ label: 'Dashboard', to: '/dashboard' }]
    : ways.filter(({ to }) => to !== pathname)

/** Pages to read; all others have a primary button of their own, and the header must not speak louder. */
const TO_READ = new Set(['/', '/terms', '/privacy'])

type Variant = 'primary' | 'plain' | 'quiet'
const VARIANTS: Record<string, Variant> = {
  '/request-invitation': 'primary',
  '/login': 'quiet',
}

function look(to: string, pathname: string): string {
  const variant = TO_READ.has(pathname) ? (VARIANTS[to] ?? 'plain') : 'quiet'
  return buttonStyle({ variant })
}

/** Above every page that needs no account. On phones the invitation stays in sight and the rest goes into a menu, which opens without JavaScript. */
export function PublicHeader() {
  const { pathname } = useLocation()
  // Half signed in, there is no dashboard yet and no need for an account: the page below has the only ways on.
  const shown = pathname === '/mfa-verify' ? [] : waysFrom(pathname)
  const menu = shown.length > 1 ? shown : []
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="wrap flex h-14 items-center gap-x-2">
        <Wordmark to="/" />
        <span className="cap ml-4 max-lg:hidden">Intelligence Over Execution</span>
        <nav aria-label="Account" data-account className="ml-auto flex gap-2">
          {shown.map(way => (
            <Link
              key={way.to}
              to={way.to}
              className={cn(
                look(way.to, pathname),
                menu.length > 0 &&
                  (way.to === '/request-invitation' ? 'max-[22rem]:hidden' : 'max-sm:hidden'),
              )}
            >
              {way.label}
            </Link>
          ))}
        </nav>
        {/* The key closes it on every page: a details element would stay open across pages of one application. */}
        {menu.length > 0 && (
          <details key={pathname} data-menu className="relative sm:hidden">
            <summary
              className={cn(
                buttonStyle({ variant: 'quiet', size: 'icon' }),
                'list-none [&::-webkit-details-marker]:hidden',
              )}
              aria-label="Menu"
            >
              <MenuIcon aria-hidden />
            </summary>
            <nav
              aria-label="Menu"
              className="absolute top-full right-0 mt-1.5 grid w-56 gap-2 rounded-lg border border-line bg-raised p-3 shadow-float"
            >
              {menu.map(way => (
                <Link key={way.to} to={way.to} className={look(way.to, pathname)}>
                  {way.label}
                </Link>
              ))}
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}
