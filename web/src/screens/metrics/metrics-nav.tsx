import { NavLink } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'

const PAGES = [
  { path: '/metrics', label: 'Figures' },
  { path: '/metrics/real-time', label: 'Real-time' },
  { path: '/metrics/custom', label: 'Own metrics' },
  { path: '/metrics/reports', label: 'Reports' },
  { path: '/metrics/import', label: 'Imports', needs: 'figures.manage' as const },
] as const

const TAB =
  'relative inline-flex h-11 shrink-0 items-center text-body leading-none font-medium whitespace-nowrap text-ink-3 no-underline hover:text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink'

/** The way between the pages of figures. */
export function MetricsNav() {
  const { page } = usePlace()
  const can = useCan()
  const open = PAGES.filter(row => hasScreen(row.path) && (!('needs' in row) || can(row.needs)))
  return (
    <nav
      aria-label="Pages of the figures"
      className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-md:gap-4 print:hidden"
    >
      {open.map(({ path, label }) => (
        <NavLink key={path} end to={page(path)} className={TAB}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
