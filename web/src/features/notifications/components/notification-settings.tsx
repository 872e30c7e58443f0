import type { NotificationEvent } from '@sextant/contracts/notifications/routes'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Switch } from '@/ui/primitives/switch.tsx'
import {
  notificationSettingsQuery,
  useSaveNotificationSetting,
} from '../api/notification-settings.ts'
import { EVENT_WORDS } from '../event-words.ts'

const WAYS = [
  { way: 'in_app', label: 'In the app' },
  { way: 'mail', label: 'By mail' },
  { way: 'digest', label: 'Daily digest' },
] as const
const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_repeat(3,104px)]'

/** One row an event, one switch a way. Kept as it is changed; what cannot be kept goes back. */
export function NotificationSettings() {
  const settings = useQuery(notificationSettingsQuery)
  const { save } = useSaveNotificationSetting(
    ({ event }) => `“${EVENT_WORDS[event].label}” is as it was.`,
  )
  if (settings.isPending)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading your choices</output>
        {[1, 2, 3, 4].map(line => (
          <Skeleton key={line} className="h-14" />
        ))}
      </div>
    )
  if (settings.isError)
    return (
      <ErrorState title={messageOf(settings.error)} onRetry={() => void settings.refetch()}>
        Your choices stand as they were. Try again in a moment.
      </ErrorState>
    )
  const byEvent = new Map(settings.data.map(setting => [setting.event, setting]))
  const rows = (Object.keys(EVENT_WORDS) as NotificationEvent[]).flatMap(
    event => byEvent.get(event) ?? [],
  )
  return (
    <div>
      <div
        aria-hidden
        className={`grid gap-4 border-b border-line-strong pb-2 text-caption font-medium text-ink-3 max-md:hidden ${COLUMNS}`}
      >
        <span>When</span>
        {WAYS.map(({ way, label }) => (
          <span key={way} className="text-center">
            {label}
          </span>
        ))}
      </div>
      <ul className="max-md:border-t max-md:border-line-strong">
        {rows.map(setting => {
          const words = EVENT_WORDS[setting.event]
          return (
            <li key={setting.event}>
              <fieldset
                className={`grid items-center gap-x-4 gap-y-1 border-b border-line py-3 ${COLUMNS}`}
              >
                <legend className="sr-only">{words.label}</legend>
                <div aria-hidden className="min-w-0">
                  <p className="font-medium">{words.label}</p>
                  <p className="cap">{words.about}</p>
                </div>
                {/* On a phone the three stand side by side under their event: seven events stay a screen or two. */}
                <div className="contents max-md:grid max-md:grid-cols-3 max-md:gap-x-4">
                  {WAYS.map(({ way, label }) => (
                    <label
                      key={way}
                      className="flex gap-1.5 text-ink-2 max-md:min-h-11 max-md:flex-col max-md:items-start max-md:py-1 max-md:text-caption md:items-center md:justify-center"
                    >
                      <span className="md:sr-only">{label}</span>
                      <Switch
                        checked={setting[way]}
                        onCheckedChange={on =>
                          void save({ now: { ...setting, [way]: on }, before: setting })
                        }
                      />
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
