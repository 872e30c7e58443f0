import { CAMPAIGN_STATUSES } from '@sextant/contracts/catalogue'
import type { CampaignListRow } from '@sextant/contracts/rows'
import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import { EllipsisIcon, GripVerticalIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from '@/ui/cn.ts'
import { sayDays } from '@/ui/patterns/day.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { statusLabel } from '../campaign-status.ts'
import { MoneyLine } from './money-line.tsx'
import { StatusBadge } from './status-badge.tsx'

type CampaignCardProps = {
  campaign: CampaignListRow
  to: string
  client: boolean
  /** The status is not the column's: it is said on the card. */
  ownStatus: boolean
  /** Absent: the card stays where it is. */
  move?:
    | {
        onMove: (status: string) => void
        listeners: DraggableSyntheticListeners
        handle: ComponentProps<'button'>
      }
    | undefined
  className?: string
}

/** A campaign on the board: dragged by its handle (with the keyboard too), or moved by its menu. */
export function CampaignCard({
  campaign,
  to,
  client,
  ownStatus,
  move,
  className,
}: CampaignCardProps) {
  const days = sayDays(campaign.start_date, campaign.end_date)
  const button = buttonStyle({ variant: 'quiet', size: 'icon-sm' })
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md border border-line bg-surface p-3',
        className,
      )}
    >
      <div className="flex items-start gap-1">
        <Link
          to={to}
          draggable={false}
          className="min-w-0 flex-1 pt-1 font-semibold wrap-anywhere text-ink no-underline hover:underline"
        >
          {campaign.name}
        </Link>
        {move && (
          <div className="-mt-0.5 -mr-1.5 flex shrink-0">
            <DropdownMenu>
              <DropdownMenuTrigger className={button} aria-label={`Move ${campaign.name} to`}>
                <EllipsisIcon aria-hidden />
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="min-w-40">
                <DropdownMenuLabel>Move to</DropdownMenuLabel>
                {CAMPAIGN_STATUSES.filter(status => status !== campaign.status).map(status => (
                  <DropdownMenuItem key={status} onSelect={() => move.onMove(status)}>
                    {statusLabel(status)}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
            <button
              type="button"
              {...move.handle}
              {...move.listeners}
              aria-label={`Drag ${campaign.name}`}
              className={cn(button, 'cursor-grab touch-none text-ink-3')}
            >
              <GripVerticalIcon aria-hidden />
            </button>
          </div>
        )}
      </div>
      {client && campaign.client_name && (
        <span className="cap wrap-anywhere">{campaign.client_name}</span>
      )}
      {(ownStatus || campaign.archived_at) && (
        <span className="flex flex-wrap gap-1">
          {ownStatus && <StatusBadge status={campaign.status} />}
          {campaign.archived_at && <Badge>Archived</Badge>}
        </span>
      )}
      <span className="cap">
        <MoneyLine campaign={campaign} stacked />
      </span>
      {days && <span className="cap">{days}</span>}
    </div>
  )
}
