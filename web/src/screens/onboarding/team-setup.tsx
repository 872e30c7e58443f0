import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useStepUp } from '@/features/session/step-up.ts'
import { TeamPanel } from '@/features/team/components/team-panel.tsx'
import { OptionalStep } from './optional-step.tsx'

/** Optional second step of onboarding: invite teammates. */
export default function TeamSetup() {
  const { organization } = useMe()
  const manages = useCan()('members.manage')
  const confirmed = useStepUp()
  return (
    <OptionalStep
      title="Who works with you?"
      about="Optional. You can do this at any time in Settings."
      other={{ to: '/onboarding/preferences', label: 'Your preferences' }}
    >
      {organization && manages ? (
        <TeamPanel organization={organization.name} manages={manages} confirmed={confirmed} />
      ) : (
        <p className="text-ink-2">
          Teammates are invited by an owner or administrator of your organization.
        </p>
      )}
    </OptionalStep>
  )
}
