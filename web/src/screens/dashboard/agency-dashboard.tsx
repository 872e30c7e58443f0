import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientsByNeedQuery } from '@/features/clients/api/clients-by-need.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { dashboardClientsQuery } from '@/features/clients/api/get-dashboard-clients.ts'
import { Portfolio } from '@/features/clients/components/portfolio.tsx'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { DashboardSkeleton } from '@/features/dashboard/components/dashboard-skeleton.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { TaskList } from '@/features/tasks/components/task-list.tsx'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { AgencyFigures } from './agency-figures.tsx'
import { AgencyFirst } from './agency-first.tsx'
import { AsOf } from './as-of.tsx'
import { NoClients } from './no-clients.tsx'

const clientLinks = [
  { label: 'Campaigns', path: '/campaigns' },
  { label: 'Outputs', path: '/outputs' },
].filter(({ path }) => hasScreen(`/clients/:clientSlug${path}`))

/** What an agency sees first: which client needs somebody, how all of them stand, and the figures of the whole. */
export default function AgencyDashboard({
  organization,
}: {
  organization: { id: string; name: string }
}) {
  const can = useCan()
  const manages = can('clients.manage')
  const [now] = useState(() => new Date())
  const clients = useQuery(dashboardClientsQuery(organization.id))
  const metrics = useQuery(metricsQuery(organization.id))
  const attention = useQuery(attentionQuery(organization.id))
  const ranked = useQuery(clientsByNeedQuery(organization.id))

  if (clients.isPending)
    return (
      <Page>
        <DashboardSkeleton title={organization.name} />
      </Page>
    )
  if (clients.isError) {
    return (
      <Page className="grid gap-6">
        <PageHeader title={organization.name} />
        <ErrorState
          title={messageOf(clients.error)}
          onRetry={() => {
            void clients.refetch()
            void metrics.refetch()
            void attention.refetch()
            void ranked.refetch()
          }}
        >
          Your clients are safe; they could not be fetched. Try again in a moment.
        </ErrorState>
      </Page>
    )
  }
  if (clients.data.length === 0)
    return <NoClients organization={organization.name} manages={manages} />

  const total = Math.max(
    metrics.data?.client_count ?? 0,
    ranked.data?.total ?? 0,
    clients.data.length,
  )
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={organization.name}
        meta={<AsOf now={now} figuresAt={metrics.dataUpdatedAt} />}
        actions={
          manages && (
            <>
              <Link to="/clients" className={buttonStyle()}>
                Manage Clients
              </Link>
              <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
                <PlusIcon aria-hidden />
                Add Client
              </Link>
            </>
          )
        }
      />
      <AgencyFirst known={clients.data} attention={attention} ranked={ranked} />
      <TaskList scope="everywhere" editable={can('outputs.manage')} />
      <AgencyFigures metrics={metrics} />
      <Portfolio
        clients={clients.data}
        attention={attention.data ?? []}
        total={total}
        links={clientLinks}
      />
    </Page>
  )
}
