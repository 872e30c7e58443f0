import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { cn } from '@/ui/cn.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { settingsPagesByGroup } from './settings-pages.ts'

const entry = ({ isActive }: { isActive: boolean }) =>
  cn(
    'flex min-h-9 items-center rounded-md px-2.5 font-medium no-underline',
    isActive ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-act-soft hover:text-ink',
  )

/** Around every page of the settings: the other pages at the side on wide screens. On phones the breadcrumb leads back to their list. */
export function SettingsFrame({
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
  const { organization } = useMe()
  const groups = settingsPagesByGroup(
    { type: organization?.type ?? null, can: useCan() },
    hasScreen,
  )
  return (
    <Page className="grid items-start gap-x-12 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav aria-label="Settings" className="sticky top-20 grid gap-5 max-lg:hidden">
        {groups.map(({ group, pages }) => (
          <div key={group}>
            <p className="cap px-2.5 pb-1">{group}</p>
            <ul className="grid gap-0.5">
              {pages.map(page => (
                <li key={page.to}>
                  <NavLink end to={page.to} className={entry}>
                    {page.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="grid max-w-[820px] min-w-0 gap-7">
        <PageHeader title={title} meta={meta} actions={actions} />
        {children}
      </div>
    </Page>
  )
}
