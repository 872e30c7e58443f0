import { AGENTS, agentById } from '@sextant/contracts/catalogue'
import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientSignal } from '@sextant/contracts/clients/routes'
import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import type { CampaignListRow, ClientDashboardRow } from '@sextant/contracts/rows'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Limb } from '@/ui/patterns/limb.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { useTargetOfAddress } from '@/ui/use-target-of-address.ts'
import { statusLabel, statusTone } from '../client-status.ts'
import { OpenApprovals } from './open-approvals.tsx'
import { SignalList } from './signal-list.tsx'

const SHOWN = 5

/** Addresses of what the overview leads to; null where no screen answers, or this person may not. */
type OverviewLinks = {
  health: string | null
  campaigns: string | null
  campaign: ((id: string) => string) | null
  newCampaign: string | null
  /** Where something can be done about a signal. */
  signal: (signal: ClientSignal) => string | null
  outputs: string
  output: (id: string) => string
  quickStart: string | null
  strategy: string | null
  persona: string | null
  marketingStrategy: string | null
  content: string | null
  quickWins: string | null
}

type ClientOverviewProps = {
  /** null: there is no such client. */
  client: ClientDashboardRow | null
  /** Newest first; undefined while they are on their way. */
  campaigns: readonly CampaignListRow[] | undefined
  /** When they could not be had. */
  campaignsFailure: ReactNode | null
  signals: readonly ClientSignal[]
  /** Not settled yet. */
  approvals: readonly ApprovalRow[]
  /** What deliverables say to do. */
  tasks: ReactNode
  links: OverviewLinks
}

/** How a client stands: health, campaigns, what was written last, what to do next. */
export function ClientOverview({
  client,
  campaigns,
  campaignsFailure,
  signals,
  approvals,
  tasks,
  links,
}: ClientOverviewProps) {
  const heading = useTargetOfAddress('approvals')
  if (!client) return <ClientNotFound />
  return (
    <>
      {signals.length > 0 && (
        <section aria-labelledby="signals" className="border-l-2 border-warn pl-4">
          <h2 id="signals" className="font-semibold">
            What waits
          </h2>
          <SignalList signals={signals} hrefOf={links.signal} className="mt-1.5 text-body" />
        </section>
      )}
      <Figures client={client} health={links.health} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_264px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {approvals.length > 0 && (
            <section aria-labelledby="approvals">
              <SectionHead id="approvals" title="Approvals" all={null} ref={heading} />
              <OpenApprovals
                approvals={approvals}
                hrefOf={({ output_id, campaign_id }) => {
                  if (output_id) return links.output(output_id)
                  return campaign_id ? (links.campaign?.(campaign_id) ?? null) : null
                }}
              />
            </section>
          )}
          {tasks}
          <Campaigns
            client={client}
            campaigns={campaigns}
            failure={campaignsFailure}
            links={links}
          />
          <Outputs client={client} links={links} />
        </div>
        <QuickActions links={links} />
      </div>
    </>
  )
}

function Figures({ client, health }: { client: ClientDashboardRow; health: string | null }) {
  const band = healthBand(client.health_score)
  return (
    <StatRow
      stats={[
        {
          label: 'Client Health',
          value: <>{client.health_score}/100</>,
          note: (
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={band.tone}>{band.label}</Badge>
              <Limb value={client.health_score} tone={band.tone} className="w-24" />
              {health && (
                <Link to={health} className="link link-alone">
                  Why
                </Link>
              )}
            </span>
          ),
        },
        {
          label: 'Active Campaigns',
          value: client.active_campaigns,
          note: `of ${client.campaigns_count} total`,
        },
        {
          label: 'Recent Activity',
          value: client.outputs_count,
          note: (
            <>
              {client.outputs_count === 1 ? 'agent output' : 'agent outputs'}
              {client.outputs_count > 0 && client.last_activity && (
                <>
                  {' '}
                  · last <TimeSince at={client.last_activity} />
                </>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

function Campaigns({
  client,
  campaigns,
  failure,
  links,
}: {
  client: ClientDashboardRow
  campaigns: readonly CampaignListRow[] | undefined
  failure: ReactNode | null
  links: OverviewLinks
}) {
  return (
    <section aria-labelledby="client-campaigns">
      <SectionHead
        id="client-campaigns"
        title="Campaigns"
        all={
          client.campaigns_count > 0 && links.campaigns
            ? { to: links.campaigns, label: 'View all campaigns' }
            : null
        }
      />
      {client.campaigns_count === 0 && !failure ? (
        <EmptyState
          className="mt-4"
          title="No campaigns yet"
          action={
            links.newCampaign && (
              <Link to={links.newCampaign} className={buttonStyle({ variant: 'primary' })}>
                Create Campaign
              </Link>
            )
          }
        >
          A campaign holds the plan, the money and the dates. Its share of active ones is the
          largest part of a client's health.
        </EmptyState>
      ) : (
        (failure ??
        (campaigns && (
          <ul>
            {campaigns.slice(0, SHOWN).map(campaign => (
              <CampaignLine
                key={campaign.id}
                campaign={campaign}
                href={links.campaign?.(campaign.id) ?? null}
              />
            ))}
          </ul>
        )))
      )}
      {campaigns?.length === 0 && client.campaigns_count > 0 && !failure && (
        <p className="border-b border-line py-4 text-ink-2">All of its campaigns are archived.</p>
      )}
    </section>
  )
}

function Outputs({ client, links }: { client: ClientDashboardRow; links: OverviewLinks }) {
  return (
    <section aria-labelledby="client-outputs">
      <SectionHead
        id="client-outputs"
        title="Recent outputs"
        all={
          client.recent_outputs.length > 0 ? { to: links.outputs, label: 'View all outputs' } : null
        }
      />
      {client.recent_outputs.length === 0 ? (
        <EmptyState
          className="mt-4"
          title="No outputs yet"
          action={
            links.strategy && (
              <Link to={links.strategy} className={buttonStyle({ variant: 'primary' })}>
                Start with Strategy Agent
              </Link>
            )
          }
        >
          Every deliverable an agent writes for this client stands here, and nowhere among another
          client's.
        </EmptyState>
      ) : (
        <ul>
          {client.recent_outputs.slice(0, SHOWN).map(output => (
            <li
              key={output.id}
              className="relative flex items-start gap-4 border-b border-line py-3 hover:bg-act-soft"
            >
              <AgentBadge agent={output.agent} className="h-[22px]" />
              <div className="min-w-0 flex-1">
                <Link
                  to={links.output(output.id)}
                  className="line-clamp-2 font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {output.description}
                </Link>
                <p className="cap">
                  {AGENTS.find(({ id }) => id === output.agent)?.name ?? output.agent} ·{' '}
                  <TimeSince at={output.timestamp} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function QuickActions({ links }: { links: OverviewLinks }) {
  const actions = [
    { label: 'Create Campaign', to: links.newCampaign },
    { label: agentById('quick-start').name, to: links.quickStart },
    { label: agentById('strategy').name, to: links.strategy },
    { label: agentById('persona').name, to: links.persona },
    { label: agentById('marketing-strategy').name, to: links.marketingStrategy },
    { label: agentById('content').name, to: links.content },
    { label: 'Quick wins', to: links.quickWins },
    { label: 'View Outputs', to: links.outputs },
  ].filter((action): action is { label: string; to: string } => action.to !== null)
  return (
    <section aria-labelledby="quick-actions" className="max-lg:row-start-1">
      <h2 id="quick-actions" className="border-b border-line-strong pb-2 font-semibold">
        Quick Actions
      </h2>
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-2 max-lg:pt-3">
        {actions.map(action => (
          <li
            key={action.label}
            className="lg:relative lg:border-b lg:border-line lg:py-2.5 lg:hover:bg-act-soft"
          >
            <Link
              to={action.to}
              className="text-ink max-lg:inline-flex max-lg:h-(--control) max-lg:items-center max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:bg-surface max-lg:px-3.5 max-lg:font-medium max-lg:no-underline lg:no-underline lg:after:absolute lg:after:inset-0 lg:hover:underline"
            >
              {action.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SectionHead({
  id,
  title,
  all,
  ref,
}: {
  id: string
  title: string
  all: { to: string; label: string } | null
  ref?: Ref<HTMLHeadingElement>
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2">
      <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined} className="scroll-mt-28 font-semibold">
        {title}
      </h2>
      {all && (
        <Link to={all.to} className="link link-alone text-caption">
          {all.label}
        </Link>
      )}
    </div>
  )
}

function CampaignLine({ campaign, href }: { campaign: CampaignListRow; href: string | null }) {
  const tone = campaign.status === 'completed' ? 'info' : statusTone(campaign.status)
  const money =
    campaign.budget_cents === null
      ? `${wholeDollars(campaign.spent_cents)} spent`
      : `${wholeDollars(campaign.spent_cents)} of ${wholeDollars(campaign.budget_cents)}`
  return (
    <li className="relative flex items-start justify-between gap-4 border-b border-line py-3 has-[a]:hover:bg-act-soft">
      <div className="min-w-0">
        {href ? (
          <Link
            to={href}
            className="font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {campaign.name}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere">{campaign.name}</span>
        )}
        <p className="cap">{[campaign.campaign_type, money].filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={tone} plain={tone === 'good'}>
        {statusLabel(campaign.status)}
      </Badge>
    </li>
  )
}

function ClientNotFound() {
  return (
    <div className="rounded-md border border-line p-6">
      <h1 tabIndex={-1} className="book text-title font-[480]">
        Client not found
      </h1>
      <p className="mt-1.5 max-w-[38em] text-ink-2">
        The client you're looking for doesn't exist or you don't have access.
      </p>
      <div className="mt-3.5">
        <Link to="/clients" className={buttonStyle({ variant: 'primary' })}>
          Back to Clients
        </Link>
      </div>
    </div>
  )
}
