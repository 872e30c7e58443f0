import type { CampaignListRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { sayDays } from '@/ui/patterns/day.ts'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { useMedia } from '@/ui/use-media.ts'
import { MoneyLine } from './money-line.tsx'
import { StatusBadge } from './status-badge.tsx'

type MenuItem = { label: string; onSelect: () => void; danger?: boolean }
type CampaignTableProps = {
  campaigns: readonly CampaignListRow[]
  /** Address of a campaign's page. */
  to: (campaign: CampaignListRow) => string
  /** Whose campaign it is stands in a column. */
  clients: boolean
  itemsFor: ((campaign: CampaignListRow) => MenuItem[]) | null
}

const priority = (level: number) =>
  level > 0 && <span className="cap whitespace-nowrap">Priority {level}</span>
const nameStyle = 'font-semibold wrap-anywhere text-ink no-underline hover:underline'

/** Campaigns as a table; on a phone as ruled lines. */
export function CampaignTable({ campaigns, to, clients, itemsFor }: CampaignTableProps) {
  const narrow = useMedia('(max-width: 860px)')
  if (!narrow) {
    return (
      <Table>
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            {clients && <TableHead>Client</TableHead>}
            <TableHead>Status</TableHead>
            <TableHead>Dates</TableHead>
            <TableHead numeric>Spent</TableHead>
            <TableHead className="pl-4">Changed</TableHead>
            {itemsFor && (
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            )}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(campaign => (
            <TableRow key={campaign.id}>
              <TableCell className="max-w-[26rem]">
                <Link to={to(campaign)} className={`${nameStyle} line-clamp-2 text-body`}>
                  {campaign.name}
                </Link>
                <span className="flex flex-wrap gap-x-3">
                  {campaign.campaign_type && (
                    <span className="cap line-clamp-1">{campaign.campaign_type}</span>
                  )}
                  {priority(campaign.priority_level)}
                </span>
              </TableCell>
              {clients && (
                <TableCell className="max-w-52 wrap-anywhere">
                  {campaign.client_name ?? <span className="text-ink-3">–</span>}
                </TableCell>
              )}
              <TableCell>
                <span className="flex flex-wrap gap-1">
                  <StatusBadge status={campaign.status} />
                  {campaign.archived_at && <Badge>Archived</Badge>}
                </span>
              </TableCell>
              <TableCell className="whitespace-nowrap">
                {sayDays(campaign.start_date, campaign.end_date) ?? (
                  <span className="text-ink-3">–</span>
                )}
              </TableCell>
              <TableCell numeric>
                <MoneyLine campaign={campaign} stacked />
              </TableCell>
              <TableCell className="pl-4 whitespace-nowrap">
                <TimeSince at={campaign.updated_at} />
              </TableCell>
              {itemsFor && (
                <TableCell className="text-right">
                  <RowMenu name={campaign.name} items={itemsFor(campaign)} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    )
  }
  return (
    <ul className="border-t border-line-strong">
      {campaigns.map(campaign => (
        <li key={campaign.id} className="relative flex items-start gap-3 border-b border-line py-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <Link to={to(campaign)} className={`${nameStyle} after:absolute after:inset-0`}>
              {campaign.name}
            </Link>
            {clients && campaign.client_name && (
              <span className="cap wrap-anywhere">{campaign.client_name}</span>
            )}
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={campaign.status} />
              {campaign.archived_at && <Badge>Archived</Badge>}
              {priority(campaign.priority_level)}
            </span>
            <span className="cap">
              <MoneyLine campaign={campaign} />
              {sayDays(campaign.start_date, campaign.end_date) && (
                <> · {sayDays(campaign.start_date, campaign.end_date)}</>
              )}
            </span>
          </div>
          {itemsFor && <RowMenu name={campaign.name} items={itemsFor(campaign)} />}
        </li>
      ))}
    </ul>
  )
}
