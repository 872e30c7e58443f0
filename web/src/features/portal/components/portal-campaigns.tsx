import { pace, PACE_HIGH, PACE_LOW } from '@sextant/contracts/campaigns/pace'
import type { PortalCampaign } from '@sextant/contracts/portal/routes'
import { CheckIcon, CircleIcon, PauseIcon } from 'lucide-react'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { campaignDates } from '../campaign-dates.ts'

function paceInWords(ratio: number): string {
  if (ratio > PACE_HIGH) return 'faster than planned'
  return ratio < PACE_LOW ? 'slower than planned' : 'as planned'
}

/** Campaigns as their client sees them: nothing to change. today: YYYY-MM-DD. */
export function PortalCampaigns({
  campaigns,
  today,
}: {
  campaigns: readonly PortalCampaign[]
  today: string
}) {
  return (
    <ul className="border-t border-line-strong">
      {campaigns.map(campaign => {
        const ratio = campaign.status === 'active' ? pace(campaign, today) : null
        const dates = campaignDates(campaign)
        return (
          <li
            key={campaign.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_14rem_16rem_6rem]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{campaign.name}</p>
              {campaign.description && (
                <p className="line-clamp-2 max-w-[48em] text-caption text-ink-2">
                  {campaign.description}
                </p>
              )}
            </div>
            <p className="text-caption max-md:order-3 max-md:col-span-2">
              {dates || <span className="text-ink-3">No dates yet</span>}
            </p>
            <p className="text-caption max-md:order-4 max-md:col-span-2">
              <strong className="font-semibold">{wholeDollars(campaign.spent_cents)}</strong> spent
              {campaign.budget_cents !== null && ` of ${wholeDollars(campaign.budget_cents)}`}
              {ratio !== null && `, ${paceInWords(ratio)}`}
            </p>
            <p className="justify-self-end">
              <Status status={campaign.status} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Status({ status }: { status: string }) {
  const word = status.charAt(0).toUpperCase() + status.slice(1).replaceAll(/[-_]/g, ' ')
  if (status === 'active')
    return (
      <Badge tone="good" plain>
        <CheckIcon aria-hidden />
        {word}
      </Badge>
    )
  return status === 'paused' ? (
    <Badge tone="warn">
      <PauseIcon aria-hidden />
      {word}
    </Badge>
  ) : (
    <Badge>
      <CircleIcon aria-hidden />
      {word}
    </Badge>
  )
}
