import { MenuIcon } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { readToken } from '@/client/token.ts'
import { cn } from '@/ui/cn.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Footer } from '../footer.tsx'
import { hasScreen } from '../screens.ts'
import { SkipLink } from '../skip-link.tsx'
import { Wordmark } from '../wordmark.tsx'

const ways = [
  { label: 'Sign In', to: '/login' },
  { label: 'Sign Up', to: '/signup' },
  { label: 'Request Invitation', to: '/request-invitation' },
].filter(({ to }) => hasScreen(to))

// Only the invitation leads: the page below has its own primary button.
const look = (to: string) => buttonStyle({ variant: to === '/request-invitation' ? 'primary' : 'plain' })

function PublicHeader() {
  const { pathname } = useLocation()
  const shown = readToken() ? [{ label: 'Dashboard', to: '/dashboard' }] : ways.filter(({ to }) => to !== pathname)
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="wrap flex h-14 items-center justify-between gap-2">
        <Wordmark to="/" />
        <nav aria-label="Account" className={cn('flex gap-2', shown.length > 1 && 'max-sm:hidden')}>
          {shown.map(way => <Link key={way.to} to={way.to} className={look(way.to)}>{way.label}</Link>)}
        </nav>
        {/* The key closes it on every page: a details element would stay open across pages of one application. */}
        {shown.length > 1 && (
          <details key={pathname} className="relative sm:hidden">
            <summary className={cn(buttonStyle({ variant: 'quiet', size: 'icon' }), 'list-none [&::-webkit-details-marker]:hidden')} aria-label="Menu"><MenuIcon aria-hidden /></summary>
            <nav aria-label="Menu" className="absolute top-full right-0 mt-1.5 grid w-56 gap-2 rounded-lg border border-line bg-raised p-3 shadow-float">
              {shown.map(way => <Link key={way.to} to={way.to} className={look(way.to)}>{way.label}</Link>)}
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}

/** Around the pages that need no account. */
export function PublicFrame() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col"><Outlet /></main>
      <Footer />
    </>
  )
}
