import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { sideways } from '@/ui/sideways.ts'

const PAGES = [
  { path: '/quick-wins', label: 'Overview' },
  { path: '/quick-wins/opportunities', label: 'Opportunities' },
  { path: '/quick-wins/implementation', label: 'Under way' },
  { path: '/quick-wins/results', label: 'Results' },
] as const

/** Around the pages of the quick wins: what they are, and the way between them. */
export function QuickWinsFrame({ children }: { children: ReactNode }) {
  const { client, page } = usePlace()
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title={client ? `Quick wins for ${client.name}` : 'Quick wins'}
          meta="Small moves that show within thirty days, reckoned from your own figures and checked afterwards"
        />
        <nav
          ref={sideways}
          aria-label="Pages of the quick wins"
          className="flex gap-6 overflow-x-auto max-md:gap-4 border-b border-line [scrollbar-width:none]"
        >
          {PAGES.map(({ path, label }) => (
            <NavLink
              key={path}
              end
              to={page(path)}
              className="relative inline-flex h-11 shrink-0 items-center text-body leading-none font-medium whitespace-nowrap text-ink-3 no-underline hover:text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
      {children}
    </Page>
  )
}

/** While something of it is fetched. */
export const Waiting = ({ what }: { what: string }) => (
  <div className="grid gap-3" aria-busy="true">
    <output className="sr-only">Loading {what}</output>
    {[1, 2, 3].map(line => (
      <Skeleton key={line} className="h-20" />
    ))}
  </div>
)
