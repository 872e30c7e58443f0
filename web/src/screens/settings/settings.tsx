import { Link } from 'react-router'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Preferences } from '@/features/preferences/components/preferences.tsx'
import { hasScreen } from '@/shell/screens.ts'
import { chooseTheme } from '@/shell/theme.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { settingsPagesByGroup } from './settings-pages.ts'

/** Leads to every page of the settings, and holds what is too small for one of its own. */
export default function Settings() {
  const { organization, preferences } = useMe()
  const can = useCan()
  const groups = settingsPagesByGroup({ type: organization?.type ?? null, can }, hasScreen)
  return (
    <Page>
      <div className="grid max-w-[1000px] gap-8">
        <PageHeader title="Settings" meta={organization?.name} />
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`settings-${group}`}>
              <h2
                id={`settings-${group}`}
                className="border-b border-line-strong pb-2 font-semibold"
              >
                {group}
              </h2>
              <ul>
                {pages.map(page => (
                  <li
                    key={page.to}
                    className="relative border-b border-line py-3 hover:bg-act-soft"
                  >
                    <Link
                      to={page.to}
                      className="font-medium text-ink no-underline after:absolute after:inset-0 hover:underline"
                    >
                      {page.label}
                    </Link>
                    <p className="cap">{page.about}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section aria-labelledby="settings-preferences">
          <h2
            id="settings-preferences"
            className="mb-4 border-b border-line-strong pb-2 font-semibold"
          >
            Preferences
          </h2>
          <Preferences
            preferences={preferences}
            applyTheme={chooseTheme}
            withAgents={can('agents.use')}
          />
        </section>
      </div>
    </Page>
  )
}
