import { agentById, type AgentSlug } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { clientApprovalsQuery } from '@/features/clients/api/get-client-approvals.ts'
import { clientCampaignsQuery } from '@/features/clients/api/get-client-campaigns.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { addressOfNeed, needStep } from '@/features/clients/by-need.ts'
import { TaskList } from '@/features/tasks/components/task-list.tsx'
import { ClientOverview } from '@/features/clients/components/client-overview.tsx'
import { openApprovals } from '@/features/clients/open-approvals.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useMayOpen } from '@/shell/may-open.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { QuickWinNext } from '../quick-wins/quick-win-next.tsx'
import { ClientHeader } from './client-header.tsx'

/** One client at a glance. */
export default function Client() {
  const { organization } = useMe()
  const can = useCan()
  const mayOpen = useMayOpen()
  const { client, page, agent } = usePlace()
  const orgId = organization?.id ?? ''
  const id = client?.id ?? ''
  const figures = useQuery({ ...clientDashboardQuery(orgId, id), enabled: client !== null })
  const campaigns = useQuery({ ...clientCampaignsQuery(orgId, id, 5), enabled: client !== null })
  const attention = useQuery({ ...attentionQuery(orgId), enabled: client !== null })
  const approvals = useQuery({ ...clientApprovalsQuery(id), enabled: client !== null })
  const open = openApprovals(approvals.data ?? [])
  usePageTitle(client?.name)
  const toAgent = (slug: AgentSlug) =>
    can('agents.use') &&
    agentById(slug).available &&
    hasScreen(`/clients/:clientSlug/agents${agentById(slug).path}`)
      ? agent(agentById(slug).path)
      : null
  const toPage = (path: string, allowed = true) =>
    allowed && hasScreen(`/clients/:clientSlug${path}`) ? page(path) : null
  return (
    <Page className="grid gap-8">
      {client && <ClientHeader client={client} />}
      <ClientOverview
        client={figures.data ?? null}
        campaigns={campaigns.data}
        campaignsFailure={
          campaigns.isError ? (
            <ErrorState
              className="mt-4"
              title={messageOf(campaigns.error)}
              onRetry={() => void campaigns.refetch()}
            >
              The campaigns are safe. Try again in a moment.
            </ErrorState>
          ) : null
        }
        signals={attention.data?.find(({ client_id }) => client_id === id)?.signals ?? []}
        approvals={open}
        tasks={
          <div className="grid gap-8">
            <TaskList scope={id} editable={can('outputs.manage')} />
            {client && <QuickWinNext clientId={client.id} />}
          </div>
        }
        links={{
          health: toPage('/health'),
          campaigns: toPage('/campaigns'),
          campaign: hasScreen('/clients/:clientSlug/campaigns/:campaignId')
            ? campaignId => page(`/campaigns/${campaignId}`)
            : null,
          newCampaign: toPage('/campaigns/new', can('campaigns.create')),
          signal: signal =>
            needStep(signal).path === '#approvals' && open.length === 0
              ? null
              : addressOfNeed(client?.slug ?? '', signal, mayOpen),
          outputs: page('/outputs'),
          output: outputId => page(`/outputs/${outputId}`),
          quickStart: toAgent('quick-start'),
          strategy: toAgent('strategy'),
          persona: toAgent('persona'),
          marketingStrategy: toAgent('marketing-strategy'),
          content: toAgent('content'),
          quickWins: toPage('/quick-wins'),
        }}
      />
    </Page>
  )
}
