import { useDraggable } from '@dnd-kit/core'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { useEffect, useRef } from 'react'
import { cn } from '@/ui/cn.ts'
import type { BoardColumn } from '../board-columns.ts'
import { CampaignCard } from './campaign-card.tsx'

/** What every card of a board is given. */
export type BoardCardProps = {
  to: (campaign: CampaignListRow) => string
  clients: boolean
  /** Absent: cards are only looked at. */
  onMove?: ((campaign: CampaignListRow, status: string) => void) | undefined
  /** Whether this card has just been moved; true once. */
  landed: (id: string) => boolean
}

/** A card that can be lifted; the focus goes with it to where it is put down. */
export function BoardCard({
  campaign,
  column,
  to,
  clients,
  onMove,
  landed,
}: BoardCardProps & { campaign: CampaignListRow; column: BoardColumn }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: campaign.id,
    disabled: !onMove,
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (landed(campaign.id))
      place.current?.querySelector<HTMLElement>('[aria-roledescription="draggable"]')?.focus()
  }, [campaign.id, landed])
  return (
    <div
      ref={node => {
        setNodeRef(node)
        place.current = node
      }}
      className={cn(isDragging && 'opacity-40')}
    >
      <CampaignCard
        campaign={campaign}
        to={to(campaign)}
        client={clients}
        ownStatus={!column.takes}
        move={
          onMove && {
            onMove: status => onMove(campaign, status),
            listeners,
            handle: { ...attributes, ref: setActivatorNodeRef },
          }
        }
      />
    </div>
  )
}
