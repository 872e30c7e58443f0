import { NotificationSettings } from '@/features/notifications/components/notification-settings.tsx'
import { Preferences as PreferenceFields } from '@/features/preferences/components/preferences.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { chooseTheme } from '@/shell/theme.ts'
import { OptionalStep } from './optional-step.tsx'

/** Optional third step of onboarding: theme, default agent, notifications. */
export default function Preferences() {
  const { organization, preferences } = useMe()
  const can = useCan()
  return (
    <OptionalStep
      title="How would you like to work?"
      about="Optional. Every choice is kept as you make it, and waits for you in Settings."
      other={
        can('members.manage')
          ? { to: '/onboarding/team-setup', label: 'Invite teammates' }
          : { to: '/settings', label: 'All settings' }
      }
    >
      <PreferenceFields
        preferences={preferences}
        applyTheme={chooseTheme}
        withAgents={can('agents.use')}
      />
      {organization && (
        <section aria-labelledby="reach">
          <h2 id="reach" className="mb-3 font-semibold">
            What should reach you?
          </h2>
          <NotificationSettings />
        </section>
      )}
    </OptionalStep>
  )
}
