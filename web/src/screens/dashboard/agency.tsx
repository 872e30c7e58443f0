import { Navigate } from 'react-router'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import AgencyDashboard from './agency-dashboard.tsx'

/** The agency dashboard by its own address; who looks on from a client is sent to theirs. */
export default function AgencyDashboardPage() {
  const { organization, roles } = useMe()
  const theirs =
    organization !== null &&
    dashboardKind(
      organization.type,
      roles.map(role => role.role_name),
    ) === 'agency'
  return theirs ? (
    <AgencyDashboard organization={organization} />
  ) : (
    <Navigate to="/dashboard" replace />
  )
}
