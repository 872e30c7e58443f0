import { pace, PACE_HIGH, PACE_LOW } from '@sextant/contracts/campaigns/pace'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { cn } from '@/ui/cn.ts'
import { dollars } from '@/ui/patterns/money.ts'
import { localToday } from '../pace-words.ts'

/** "$1,200 of $2,000", what is over the budget, and the pace in words where it leaves the plan; stacked: below the amount. */
export function MoneyLine({
  campaign,
  stacked,
}: {
  stacked?: boolean
  campaign: Pick<
    CampaignListRow,
    'budget_cents' | 'spent_cents' | 'start_date' | 'end_date' | 'status'
  >
}) {
  const { budget_cents: budget, spent_cents: spent } = campaign
  if (budget === null && spent === 0) return <span className="text-ink-3">No budget</span>
  const over = budget !== null && spent > budget
  const ratio = campaign.status === 'active' && !over ? pace(campaign, localToday()) : null
  const off = ratio !== null && (ratio > PACE_HIGH || ratio < PACE_LOW)
  return (
    <>
      <span className="whitespace-nowrap">
        {budget === null ? `${dollars(spent)} spent` : `${dollars(spent)} of ${dollars(budget)}`}
      </span>
      {over && (
        <span className={cn('whitespace-nowrap text-bad', stacked && 'block')}>
          {!stacked && ' · '}
          {dollars(spent - budget)} over budget
        </span>
      )}
      {off && (
        <span
          className={cn(
            'whitespace-nowrap',
            stacked && 'block',
            ratio > PACE_HIGH ? 'text-bad' : 'text-warn',
          )}
        >
          {!stacked && ' · '}
          {ratio.toFixed(2)}× of plan
        </span>
      )}
    </>
  )
}
