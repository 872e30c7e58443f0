import { pace } from '@sextant/contracts/campaigns/pace'
import type { PortalCampaign } from '@sextant/contracts/portal/routes'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const said = (date: string | null) => (date ? day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) : null)
const word = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll(/[-_]/g, ' ')

/** Campaigns as their client sees them: nothing to change. today: YYYY-MM-DD. */
export function PortalCampaigns({ campaigns, today }: { campaigns: readonly PortalCampaign[]; today: string }) {
  return (
    <Table label="Campaigns" className="min-w-[44rem]">
      <thead><tr><TableHead>Campaign</TableHead><TableHead>Status</TableHead><TableHead>Dates</TableHead><TableHead numeric>Spent</TableHead><TableHead numeric>Budget</TableHead><TableHead>Pace</TableHead></tr></thead>
      <tbody>
        {campaigns.map(campaign => {
          const ratio = campaign.status === 'active' ? pace(campaign, today) : null
          return (
            <TableRow key={campaign.id}>
              <TableCell className="max-w-80"><span className="block text-body font-semibold wrap-anywhere">{campaign.name}</span>{campaign.description && <span className="line-clamp-2 text-ink-2">{campaign.description}</span>}</TableCell>
              <TableCell><Badge tone={campaign.status === 'active' ? 'good' : campaign.status === 'paused' ? 'warn' : 'neutral'} plain={campaign.status === 'active'}>{word(campaign.status)}</Badge></TableCell>
              <TableCell className="whitespace-nowrap">{[said(campaign.start_date), said(campaign.end_date)].filter(Boolean).join(' to ') || <span className="text-ink-3">not set</span>}</TableCell>
              <TableCell numeric>{wholeDollars(campaign.spent_cents)}</TableCell>
              <TableCell numeric>{campaign.budget_cents === null ? <span className="text-ink-3">not set</span> : wholeDollars(campaign.budget_cents)}</TableCell>
              <TableCell>{ratio === null ? <span className="text-ink-3">–</span> : `${ratio.toFixed(2)}× of plan`}</TableCell>
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}
