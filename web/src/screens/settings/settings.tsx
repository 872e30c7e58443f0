import { ChevronRightIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Preferences } from '@/features/preferences/components/preferences.tsx'
import { hasScreen } from '@/shell/screens.ts'
import { chooseTheme } from '@/shell/theme.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { settingsPlaces } from './places.ts'

/** Leads to every page of the settings, and holds what is too small for one of its own. */
export default function Settings() {
  const { organization, preferences } = useMe()
  const can = useCan()
  const places = settingsPlaces({ type: organization?.type ?? null, can }, hasScreen)
  return (
    <Page>
      <div className="grid max-w-[820px] gap-7">
        <PageHeader title="Settings" meta={organization?.name} />
        {(['You', 'Organization'] as const).map(group => {
          const shown = places.filter(place => place.group === group)
          return (
            shown.length > 0 && (
              <section key={group} aria-labelledby={`settings-${group}`}>
                <h2
                  id={`settings-${group}`}
                  className="border-b border-line-strong pb-2 font-semibold"
                >
                  {group}
                </h2>
                <ul>
                  {shown.map(place => (
                    <li
                      key={place.to}
                      className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-act-soft"
                    >
                      <div className="min-w-0 flex-1">
                        <Link
                          to={place.to}
                          className="font-medium text-ink no-underline after:absolute after:inset-0 hover:underline"
                        >
                          {place.label}
                        </Link>
                        <p className="cap">{place.about}</p>
                      </div>
                      <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-3" />
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
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
