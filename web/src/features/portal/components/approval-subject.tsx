import type { ApprovalRow, PortalCampaign } from '@sextant/contracts/portal/routes'
import { Link } from 'react-router'
import { dollars } from '@/ui/patterns/money.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { campaignDates } from '../campaign-dates.ts'

/** What an approval is about: the campaign in its main lines, or the way to the deliverable. */
export function ApprovalSubject({
  approval,
  campaigns,
}: {
  approval: ApprovalRow
  campaigns: readonly PortalCampaign[]
}) {
  if (approval.output_id)
    return (
      <p>
        <Link to={`/portal/outputs/${approval.output_id}`} className={buttonStyle({ size: 'sm' })}>
          Read it<span className="sr-only">: {approval.subject}</span>
        </Link>
      </p>
    )
  const campaign = campaigns.find(({ id }) => id === approval.campaign_id)
  if (!campaign) return null
  const lines: [string, string][] = [
    ['Dates', campaignDates(campaign)],
    ['Budget', campaign.budget_cents === null ? '' : dollars(campaign.budget_cents)],
    ['Channels', campaign.marketing_channels.join(', ')],
    ['Goals', [...campaign.goals, ...campaign.objectives].join('; ')],
    ['Measured by', campaign.success_metrics.join('; ')],
  ]
  return (
    <div className="grid gap-1.5 border-l-2 border-line-strong pl-3.5">
      {campaign.description && (
        <p className="max-w-[44em] wrap-anywhere whitespace-pre-line">{campaign.description}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-caption">
        {lines
          .filter(([, said]) => said !== '')
          .map(([what, said]) => (
            <div key={what} className="contents">
              <dt className="text-ink-3">{what}</dt>
              <dd className="wrap-anywhere">{said}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
