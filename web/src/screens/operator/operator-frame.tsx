import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { sideways } from '@/ui/sideways.ts'

const PAGES = [
  { to: '/operator/invitations', label: 'Invitations' },
  { to: '/operator/mail', label: 'Mail' },
  { to: '/operator/feedback', label: 'Feedback' },
  { to: '/operator/isolation', label: 'Isolation' },
  { to: '/operator/log', label: 'Log' },
] as const

const entry = ({ isActive }: { isActive: boolean }) =>
  cn(
    'relative inline-flex h-11 shrink-0 items-center font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-2',
    isActive
      ? 'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink'
      : 'text-ink-3 hover:text-ink-2',
  )

/** Around every page of the operator's area: its own small navigation, then the page. */
export function OperatorFrame({
  title,
  meta,
  actions,
  children,
}: {
  title: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Page className="grid gap-6">
      <nav
        ref={sideways}
        aria-label="Operator"
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {PAGES.map(page => (
          <NavLink key={page.to} to={page.to} className={entry}>
            {page.label}
          </NavLink>
        ))}
      </nav>
      <PageHeader title={title} meta={meta} actions={actions} />
      {children}
    </Page>
  )
}
