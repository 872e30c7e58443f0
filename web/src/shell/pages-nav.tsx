import type { Ability } from '@sextant/contracts/abilities'
import { NavLink } from 'react-router'
import { useCan } from '@/features/session/api/get-me.ts'
import { sideways } from '@/ui/sideways.ts'
import { usePlace } from './place.ts'
import { hasScreen } from './screens.ts'

export type PageOfNav = { path: string; label: string; needs?: Ability }

const TAB =
  'relative inline-flex h-11 shrink-0 items-center text-body leading-none font-medium whitespace-nowrap text-ink-3 no-underline hover:text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink'

/** The way between pages that belong together, in the place where one is. */
export function PagesNav({ label, pages }: { label: string; pages: readonly PageOfNav[] }) {
  const { page } = usePlace()
  const can = useCan()
  const open = pages.filter(({ path, needs }) => hasScreen(path) && (!needs || can(needs)))
  return (
    <nav
      ref={sideways}
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-md:gap-4 print:hidden"
    >
      {open.map(({ path, label: words }) => (
        <NavLink key={path} end to={page(path)} className={TAB}>
          {words}
        </NavLink>
      ))}
    </nav>
  )
}
