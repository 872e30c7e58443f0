import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { OrganizationDashboard } from './organization-dashboard.tsx'

// Each person sees one of these; the others stay on the server.
const AgencyDashboard = lazy(() => import('./agency-dashboard.tsx'))
const GuestPortal = lazy(async () => ({
  default: (await import('../portal/guest-portal.tsx')).GuestPortal,
}))
const StakeholderDashboard = lazy(() => import('./stakeholder-dashboard.tsx'))
const ClientDashboardBySlug = lazy(() => import('./client-dashboard-by-slug.tsx'))

/** Chooses the view by organization type and role. */
export default function Dashboard() {
  const { organization, roles } = useMe()
  const slug = useSearchParams()[0].get('client')
  const kind = dashboardKind(
    organization?.type ?? null,
    roles.map(role => role.role_name),
    slug,
  )
  if (!organization || kind === 'none') return <NoOrganization />
  if (kind === 'sme') return <OrganizationDashboard organization={organization} />
  return (
    <Suspense fallback={<LoadingScreen label="Loading your dashboard..." />}>
      {kind === 'portal' && <GuestPortal organizationId={organization.id} />}
      {kind === 'stakeholder' && <StakeholderDashboard organization={organization} />}
      {kind === 'client' && slug && (
        <ClientDashboardBySlug organizationId={organization.id} slug={slug} />
      )}
      {kind === 'agency' && <AgencyDashboard organization={organization} />}
    </Suspense>
  )
}

function NoOrganization() {
  return (
    <WholePage
      title="No Organization Found"
      action={
        hasScreen('/profile') ? (
          <Link to="/profile" className={buttonStyle({ variant: 'primary' })}>
            View Profile
          </Link>
        ) : (
          <Link to="/logout" className={buttonStyle()}>
            Sign Out
          </Link>
        )
      }
    >
      It seems you don't have access to any organization yet. Please contact your administrator.
    </WholePage>
  )
}
