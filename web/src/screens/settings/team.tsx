import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useStepUp } from '@/features/session/step-up.ts'
import { Ownership } from '@/features/team/components/ownership.tsx'
import { TeamPanel } from '@/features/team/components/team-panel.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** An agency's people: members, roles, clients, invitations. */
export default function Team() {
  const { organization } = useMe()
  const can = useCan()
  const confirmed = useStepUp()
  // The guard let them in; a role taken away since is told here.
  if (!organization || !can('team.manage')) return <Forbidden />
  return (
    <SettingsFrame title="Team" meta={`Who works in ${organization.name}, and what they see`}>
      <TeamPanel
        organization={organization.name}
        manages={can('members.manage')}
        confirmed={confirmed}
      />
      {/* A full load: roles, abilities and everything fetched by them are no longer true. */}
      <Ownership
        organization={organization.name}
        mayTransfer={can('organization.transfer')}
        confirmed={confirmed}
        onChanged={() => window.location.assign('/dashboard')}
      />
    </SettingsFrame>
  )
}
