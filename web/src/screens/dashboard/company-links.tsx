import { Link } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import type { Place } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'

const PAGES = [
  { path: '/metrics', label: 'Figures' },
  { path: '/documents', label: 'Documents' },
  { path: '/intelligence', label: 'What we know' },
] as const

/** The way to what a company brought and what is known of it: the bar has no entry of theirs. */
export function CompanyLinks({ place }: { place: Pick<Place, 'page'> }) {
  const can = useCan()
  if (!can('work.view')) return null
  return (
    <nav aria-label="What the company brought" className="flex flex-wrap gap-x-5 gap-y-1">
      {PAGES.filter(({ path }) => hasScreen(path)).map(({ path, label }) => (
        <Link key={path} to={place.page(path)} className="link link-alone">
          {label}
        </Link>
      ))}
    </nav>
  )
}
