import type { CampaignRow } from '@sextant/contracts/rows'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { StatusBadge } from '@/features/campaigns/components/status-badge.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { sayDays } from '@/ui/patterns/day.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { sideways } from '@/ui/sideways.ts'
import { useCampaign } from './use-campaign.ts'

const tab =
  'relative inline-flex h-11 shrink-0 items-center text-body leading-none font-medium whitespace-nowrap text-ink-3 no-underline hover:text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink'

/** Around every page of a campaign: its name, how it stands, its other pages. children: the page, once the campaign is there. */
export function CampaignFrame({
  actions,
  children,
}: {
  actions?: ReactNode
  children: (campaign: CampaignRow) => ReactNode
}) {
  const { id, campaign, missing, failure, again } = useCampaign()
  const place = usePlace()
  const can = useCan()
  if (missing) return <CampaignNotHere />
  if (failure)
    return (
      <Page>
        <ErrorState title={messageOf(failure)} onRetry={again}>
          The campaign is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!campaign)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the campaign</output>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="mt-6 h-20" />
        <Skeleton className="h-64" />
      </Page>
    )
  const base = place.page(`/campaigns/${id}`)
  const tabs = [
    { to: base, label: 'Overview' },
    { to: `${base}/analytics`, label: 'Analytics' },
    ...(can('work.view') ? [{ to: `${base}/insights`, label: 'Insights' }] : []),
    ...(can('campaigns.create') ? [{ to: `${base}/settings`, label: 'Settings' }] : []),
  ]
  return (
    <Page className="grid content-start gap-6">
      <div className="grid gap-3">
        <PageHeader
          title={campaign.name}
          meta={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={campaign.status} />
              {campaign.archived_at && <Badge>Archived</Badge>}
              {!place.client && campaign.client_name && campaign.client_slug && (
                <Link to={`/clients/${campaign.client_slug}`} className="link link-alone">
                  {campaign.client_name}
                </Link>
              )}
              {[campaign.campaign_type, sayDays(campaign.start_date, campaign.end_date)]
                .filter(Boolean)
                .map(part => (
                  <span key={part} className="wrap-anywhere">
                    {part}
                  </span>
                ))}
            </span>
          }
          actions={
            (actions || can('campaigns.create')) && (
              <div className="flex flex-wrap gap-2 max-md:grid">
                {actions}
                {can('campaigns.create') && (
                  <Link to={`${base}/edit`} className={buttonStyle()}>
                    Edit
                  </Link>
                )}
              </div>
            )
          }
        />
        <nav
          ref={sideways}
          aria-label="Pages of this campaign"
          className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
        >
          {tabs.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={tab}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
      {children(campaign)}
    </Page>
  )
}

/** There is no such campaign here. */
export function CampaignNotHere() {
  const place = usePlace()
  return (
    <WholePage
      title="This campaign is not here"
      action={
        <Link to={place.page('/campaigns')} className={buttonStyle({ variant: 'primary' })}>
          Go to Campaigns
        </Link>
      }
    >
      {place.client
        ? `It was deleted, or it is not one of ${place.client.name}’s.`
        : 'It was deleted, or it belongs to another organization.'}
    </WholePage>
  )
}
