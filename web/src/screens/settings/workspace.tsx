import { useMe, useCan } from '@/features/session/api/get-me.ts'
import { useStepUp } from '@/features/session/step-up.ts'
import { Memberships } from '@/features/organization/components/memberships.tsx'
import { OrganizationName } from '@/features/organization/components/organization-name.tsx'
import { Ownership } from '@/features/team/components/ownership.tsx'
import { TeamPanel } from '@/features/team/components/team-panel.tsx'
import { Link } from 'react-router'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** The organization one works in, and the others one belongs to. Small businesses have their members here. */
export default function Workspace() {
  const { organization, organizations } = useMe()
  const can = useCan()
  const confirmed = useStepUp()
  if (!organization) {
    return (
      <WholePage
        title="No Organization Found"
        action={
          <Link to="/profile" className={buttonStyle({ variant: 'primary' })}>
            View Profile
          </Link>
        }
      >
        It seems you don't have access to any organization yet. Please contact your administrator.
      </WholePage>
    )
  }
  const small = organization.type === 'SME'
  return (
    <SettingsFrame title="Workspace" meta={organization.name}>
      <OrganizationName
        key={organization.name}
        organization={organization}
        editable={can('organization.manage')}
      />
      {organizations.length > 1 && (
        <Memberships organizations={organizations} current={organization.id} />
      )}
      {small && can('work.view') && (
        <TeamPanel
          organization={organization.name}
          manages={can('members.manage')}
          confirmed={confirmed}
        />
      )}
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
