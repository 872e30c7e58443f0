import type { Portal } from '@sextant/contracts/portal/routes'
import { useQuery } from '@tanstack/react-query'
import { EyeIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { ApprovalSubject } from '@/features/portal/components/approval-subject.tsx'
import { ApprovalsToAnswer } from '@/features/portal/components/approvals-to-answer.tsx'
import { MessageThread } from '@/features/portal/components/message-thread.tsx'
import { PortalCampaigns } from '@/features/portal/components/portal-campaigns.tsx'
import { SharedOutputs } from '@/features/portal/components/shared-outputs.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Count } from '@/ui/primitives/tabs.tsx'

/** For people who look on: the work of the clients they belong to, with nothing to change but the answers asked of them. */
export default function StakeholderDashboard({
  organization,
}: {
  organization: { id: string; name: string }
}) {
  const can = useCan()
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const portal = useQuery(portalQuery(organization.id, params.get('view')))
  if (portal.isPending) return <Loading name={organization.name} />
  if (portal.isError)
    return (
      <Page className="grid gap-6">
        <PageHeader title={organization.name} />
        <ErrorState title={messageOf(portal.error)} onRetry={() => void portal.refetch()}>
          What was shared with you is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )

  const { client, clients, campaigns, outputs, approvals } = portal.data
  const active = campaigns.filter(campaign => campaign.status === 'active')
  const waiting = approvals.filter(approval => approval.status === 'waiting')
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={client?.name ?? organization.name}
        meta={
          <>
            {client && `With ${portal.data.organization_name} · `}figures from{' '}
            <TimeSince at={new Date(portal.dataUpdatedAt).toISOString()} />
          </>
        }
        actions={
          <>
            <ClientChoice
              clients={clients}
              chosen={client?.id ?? ''}
              onChoose={id => setParams({ view: id }, { replace: true })}
            />
            <Badge className="self-center justify-self-start">
              <EyeIcon aria-hidden />
              View-Only
              {waiting.length > 0 && <span className="font-normal"> · except your answers</span>}
            </Badge>
          </>
        }
      />
      <StatRow
        stats={[
          { label: 'Active campaigns', value: active.length, note: `of ${campaigns.length}` },
          { label: 'Shared deliverables', value: outputs.length },
          { label: 'Approvals waiting', value: waiting.length },
        ]}
      />
      {approvals.length > 0 && (
        <Section id="approvals" title="Approvals">
          <ApprovalsToAnswer
            approvals={approvals}
            mayAnswer={can('portal.answer')}
            renderSubject={approval => (
              <ApprovalSubject approval={approval} campaigns={campaigns} />
            )}
          />
        </Section>
      )}
      <Section id="campaigns" title="Campaigns">
        {active.length === 0 && (
          <p className="border-y border-line py-4 text-ink-2">No active campaigns at the moment.</p>
        )}
        {campaigns.length > 0 && <PortalCampaigns campaigns={campaigns} today={today} />}
      </Section>
      <Section id="shared" title="Shared with you">
        <Shared outputs={outputs} />
      </Section>
      {can('portal.answer') && (
        <Section id="messages" title={<MessagesTitle unread={portal.data.unread_messages} />}>
          <MessageThread
            clientId={client?.id ?? null}
            them={portal.data.organization_name}
            mayWrite
          />
        </Section>
      )}
    </Page>
  )
}

/** One of several; one alone needs no choice. */
function ClientChoice({
  clients,
  chosen,
  onChoose,
}: {
  clients: Portal['clients']
  chosen: string
  onChoose: (id: string) => void
}) {
  if (clients.length < 2) return null
  return (
    <NativeSelect
      aria-label="Client"
      value={chosen}
      onChange={event => onChoose(event.target.value)}
    >
      {clients.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Shared({ outputs }: { outputs: Portal['outputs'] }) {
  if (outputs.length === 0)
    return (
      <p className="border-y border-line py-4 text-ink-2">
        No deliverable was shared yet. When the team shares one, it stands here.
      </p>
    )
  return (
    <SharedOutputs
      outputs={outputs}
      hrefOf={id => (hasScreen('/portal/outputs/:outputId') ? `/portal/outputs/${id}` : null)}
    />
  )
}

function MessagesTitle({ unread }: { unread: number }) {
  return (
    <>
      Messages
      {unread > 0 && (
        <Count className="ml-2" aria-label={`${unread} new`}>
          {unread}
        </Count>
      )}
    </>
  )
}

function Loading({ name }: { name: string }) {
  return (
    <Page className="grid gap-8">
      <PageHeader title={name} meta={<output>Loading your dashboard...</output>} />
      <div className="grid gap-3">
        {[1, 2, 3, 4].map(line => (
          <Skeleton key={line} className="h-12" />
        ))}
      </div>
    </Page>
  )
}
