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

// Only the invitation leads: the page below has its own primary button.
const look = (to: string) =>
  buttonStyle({
    variant: to === '/request-invitation' ? 'primary' : to === '/login' ? 'quiet' : 'plain',
  })

/** Above every page that needs no account. On phones the invitation stays in sight and the rest goes into a menu, which opens without JavaScript. */
export function PublicHeader() {
  const { pathname } = useLocation()
  // Half signed in, there is no dashboard yet and no need for an account: the page below has the only ways on.
  const shown =
    pathname === '/mfa-verify'
      ? []
      : readToken()
        ? [{ label: 'Dashboard', to: '/dashboard' }]
        : ways.filter(({ to }) => to !== pathname)
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
                look(way.to),
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
                <Link key={way.to} to={way.to} className={look(way.to)}>
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
