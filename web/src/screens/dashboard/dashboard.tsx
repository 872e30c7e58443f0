import { Link } from 'react-router'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { OrganizationDashboard } from './organization-dashboard.tsx'

/** Chooses the view by organization type and role. */
export default function Dashboard() {
  const { organization, roles } = useMe()
  const kind = dashboardKind(organization?.type ?? null, roles.map(role => role.role_name))
  if (!organization || kind === 'none') return <NoOrganization />
  if (kind === 'portal' || kind === 'stakeholder') return <ViewOnly organization={organization.name} />
  return <OrganizationDashboard organization={organization} levels={kind === 'sme'} />
}

function NoOrganization() {
  return (
    <WholePage
      title="No Organization Found"
      action={hasScreen('/profile') ? <Link to="/profile" className={buttonStyle({ variant: 'primary' })}>View Profile</Link> : <Link to="/logout" className={buttonStyle()}>Sign Out</Link>}
    >
      It seems you don't have access to any organization yet. Please contact your administrator.
    </WholePage>
  )
}

/** For people who look at one client's work: they get what was shared, and no tools. */
function ViewOnly({ organization }: { organization: string }) {
  return (
    <WholePage title={organization}>
      Your access is view-only. No active campaigns at the moment.
    </WholePage>
  )
}
