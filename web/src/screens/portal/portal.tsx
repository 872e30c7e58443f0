import { useMe } from '@/features/session/api/get-me.ts'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { Link } from 'react-router'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { GuestPortal } from './guest-portal.tsx'

/** The portal is the guests' own; whoever looks after the work has pages of their own. */
export default function Portal() {
  const { organization, roles } = useMe()
  if (
    !organization ||
    dashboardKind(
      organization.type,
      roles.map(role => role.role_name),
    ) !== 'portal'
  ) {
    return (
      <WholePage
        title="This portal is only available for guest users."
        action={
          <Link to="/dashboard" className={buttonStyle({ variant: 'primary' })}>
            Back to Dashboard
          </Link>
        }
      />
    )
  }
  return <GuestPortal organizationId={organization.id} />
}
