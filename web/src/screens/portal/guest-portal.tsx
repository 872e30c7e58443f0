import type { Portal } from '@sextant/contracts/portal/routes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { sharedDocumentsQuery } from '@/features/documents/api/documents.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { ApprovalSubject } from '@/features/portal/components/approval-subject.tsx'
import { ApprovalsToAnswer } from '@/features/portal/components/approvals-to-answer.tsx'
import { MessageThread } from '@/features/portal/components/message-thread.tsx'
import { PortalCampaigns } from '@/features/portal/components/portal-campaigns.tsx'
import { SharedOutputs } from '@/features/portal/components/shared-outputs.tsx'
import { reportsQuery } from '@/features/reports/api/reports.ts'
import { SharedReports } from '@/features/reports/components/shared-reports.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { Count, Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/primitives/tabs.tsx'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { PortalFrame } from './portal-frame.tsx'
import { SharedDocuments } from './shared-documents.tsx'

const TABS = ['campaigns', 'reports', 'documents', 'messages'] as const

const point = (heading: HTMLElement | null) => {
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** What a guest sees: what waits for their answer, then campaigns, reports and messages. */
export function GuestPortal({ organizationId }: { organizationId: string }) {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('client')
  const portal = useQuery({ ...portalQuery(organizationId, chosen), refetchInterval: 60_000 })
  if (portal.isPending) return <LoadingScreen label="Loading your portal..." />
  if (portal.isError)
    return (
      <Page>
        <ErrorState title={messageOf(portal.error)} onRetry={() => void portal.refetch()}>
          What was shared with you is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  const choose = (clientId: string) => setParams({ client: clientId })
  return (
    <PortalFrame portal={portal.data} onChoose={choose}>
      <PortalBody key={portal.data.client?.id} portal={portal.data} />
    </PortalFrame>
  )
}

function PortalBody({ portal }: { portal: Portal }) {
  const can = useCan()
  const [params, setParams] = useAddressParams()
  const asked = useRef<HTMLHeadingElement>(null)
  const tabs = useRef<HTMLDivElement>(null)
  const reports = useRef<HTMLButtonElement>(null)
  const messages = useRef<HTMLButtonElement>(null)
  const tab = TABS.find(name => name === params.get('tab')) ?? 'campaigns'
  const { client, campaigns, outputs, approvals, unread_messages: unread } = portal
  const reported = useQuery(reportsQuery(client ? { client_id: client.id } : {})).data ?? []
  const documents = useQuery(sharedDocumentsQuery(client?.id ?? null)).data ?? []
  const reportCount = outputs.length + reported.length
  const agency = portal.theme.theme?.companyName || portal.organization_name
  const active = campaigns.filter(campaign => campaign.status === 'active')
  const waiting = approvals.filter(approval => approval.status === 'waiting')
  const show = (name: string) => setParams(now => withEntries(now, { tab: name }))
  const open = (name: 'reports' | 'messages') => {
    show(name)
    tabs.current?.scrollIntoView({ block: 'start' })
    ;(name === 'reports' ? reports : messages).current?.focus({ preventScroll: true })
  }
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={client?.name ?? agency}
        meta={
          can('portal.answer')
            ? 'Read everything here, and answer what is asked of you'
            : 'Read everything here'
        }
      />
      <StatRow
        stats={[
          { label: 'Active Campaigns', value: active.length, note: `of ${campaigns.length}` },
          {
            label: 'Waiting for you',
            value: waiting.length,
            onOpen: waiting.length > 0 ? () => point(asked.current) : undefined,
          },
          { label: 'Reports', value: reportCount, onOpen: () => open('reports') },
          { label: 'New messages', value: unread, onOpen: () => open('messages') },
        ]}
      />
      {approvals.length > 0 && <Questions portal={portal} heading={asked} />}
      <Tabs value={tab} onValueChange={show}>
        <TabsList
          ref={tabs}
          aria-label="Your portal"
          className="scroll-mt-4 max-sm:gap-4 max-sm:[&>button]:gap-1 max-sm:[&>button]:text-caption"
        >
          <TabsTrigger value="campaigns">
            Active Campaigns{active.length > 0 && <Count>{active.length}</Count>}
          </TabsTrigger>
          <TabsTrigger ref={reports} value="reports">
            Reports{reportCount > 0 && <Count>{reportCount}</Count>}
          </TabsTrigger>
          {(documents.length > 0 || tab === 'documents') && (
            <TabsTrigger value="documents">
              Documents{documents.length > 0 && <Count>{documents.length}</Count>}
            </TabsTrigger>
          )}
          <TabsTrigger ref={messages} value="messages">
            Messages{unread > 0 && <Count aria-label={`${unread} new`}>{unread}</Count>}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="campaigns" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Campaigns campaigns={campaigns} />
        </TabsContent>
        <TabsContent value="reports" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {reported.length > 0 && (
            <SharedReports reports={reported} hrefOf={id => `/portal/reports/${id}`} />
          )}
          {outputs.length > 0 && (
            <SharedOutputs outputs={outputs} hrefOf={id => `/portal/outputs/${id}`} />
          )}
          {reportCount === 0 && (
            <p className="border-b border-line py-4 text-ink-2">
              No reports yet. What {agency} shares with you stands here, to read and to download.
            </p>
          )}
        </TabsContent>
        <TabsContent value="documents">
          {documents.length > 0 ? (
            <SharedDocuments documents={documents} clientId={client?.id ?? null} />
          ) : (
            <p className="border-b border-line py-4 text-ink-2">
              No documents yet. What {agency} shares with you stands here, to read and to search.
            </p>
          )}
        </TabsContent>
        <TabsContent value="messages">
          <MessageThread
            clientId={client?.id ?? null}
            them={agency}
            mayWrite={can('portal.answer')}
          />
        </TabsContent>
      </Tabs>
    </Page>
  )
}

/** What waits for an answer, and below it what was answered. heading: where the count of them leads. */
function Questions({
  portal: { approvals, campaigns },
  heading,
}: {
  portal: Portal
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const can = useCan()
  const waiting = approvals.filter(approval => approval.status === 'waiting')
  const answered = approvals.filter(approval => approval.status !== 'waiting')
  return (
    <section aria-labelledby="approvals">
      <h2 id="approvals" ref={heading} tabIndex={-1} className="scroll-mt-4 pb-2 font-semibold">
        {waiting.length > 0 ? 'Waiting for your answer' : 'Your answers'}
      </h2>
      {waiting.length > 0 && (
        <ApprovalsToAnswer
          approvals={waiting}
          mayAnswer={can('portal.answer')}
          renderSubject={approval => <ApprovalSubject approval={approval} campaigns={campaigns} />}
        />
      )}
      {answered.length > 0 && (
        <Collapsible defaultOpen={waiting.length === 0} className="border-b border-line">
          <CollapsibleTrigger>
            <span>
              Answered{' '}
              <span className="ml-1.5 text-caption font-normal text-ink-3">{answered.length}</span>
            </span>
          </CollapsibleTrigger>
          <CollapsibleContent>
            <ApprovalsToAnswer approvals={answered} mayAnswer={false} />
          </CollapsibleContent>
        </Collapsible>
      )}
    </section>
  )
}

function Campaigns({ campaigns }: { campaigns: Portal['campaigns'] }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const active = campaigns.filter(campaign => campaign.status === 'active')
  const others = campaigns.filter(campaign => campaign.status !== 'active')
  return (
    <>
      {active.length > 0 ? (
        <PortalCampaigns campaigns={active} today={today} />
      ) : (
        <p className="border-b border-line py-4 text-ink-2">No active campaigns at the moment.</p>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="pb-2 font-semibold">
            Other campaigns
          </h2>
          <PortalCampaigns campaigns={others} today={today} />
        </section>
      )}
    </>
  )
}
