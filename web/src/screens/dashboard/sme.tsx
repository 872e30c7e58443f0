import { Navigate } from 'react-router'
import { dashboardKind } from '@/features/dashboard/dashboard-kind.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { OrganizationDashboard } from './organization-dashboard.tsx'

/** The SME dashboard by its own address; everybody else is sent to theirs. */
export default function SmeDashboard() {
  const { organization, roles } = useMe()
  const theirs =
    organization !== null &&
    dashboardKind(
      organization.type,
      roles.map(role => role.role_name),
    ) === 'sme'
  if (!theirs) return <Navigate to="/dashboard" replace />
  return <OrganizationDashboard organization={organization} />
}
