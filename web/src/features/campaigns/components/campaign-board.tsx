import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  pointerWithin,
} from '@dnd-kit/core'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { useId } from 'react'
import { boardColumns } from '../board-columns.ts'
import { boardWords } from '../board-words.ts'
import { useBoardFrame } from '../use-board-frame.ts'
import { useLiftedCard } from '../use-lifted-card.ts'
import type { BoardCardProps } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { ColumnLinks } from './column-links.tsx'

// By pointer the column under it; by keyboard, which has none, the nearest.
const findColumn: CollisionDetection = args =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)

type CampaignBoardProps = Omit<BoardCardProps, 'landed'> & {
  campaigns: readonly CampaignListRow[]
}

/** Campaigns by status. A card moves by dragging, by its handle and the arrow keys, or by its menu. */
export function CampaignBoard({ campaigns, to, clients, onMove }: CampaignBoardProps) {
  const id = useId()
  const { board, overflows, scrollTo } = useBoardFrame()
  const { lifted, landed, move, dragging } = useLiftedCard(campaigns, onMove)
  const columns = boardColumns(campaigns)
  return (
    <DndContext
      id={id}
      collisionDetection={findColumn}
      accessibility={boardWords(campaigns)}
      {...dragging}
    >
      {overflows && <ColumnLinks columns={columns} onChoose={scrollTo} />}
      <section
        ref={board}
        aria-label="Board"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        tabIndex={0}
        className="-mx-1 flex items-start gap-3 overflow-x-auto px-1 pb-2 focus-visible:outline-offset-0"
      >
        {columns.map(one => (
          <BoardColumn
            key={one.id}
            column={one}
            to={to}
            clients={clients}
            onMove={move}
            landed={landed}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <CampaignCard
            campaign={lifted}
            to={to(lifted)}
            client={clients}
            ownStatus={false}
            className="rotate-1 border-act shadow-float"
          />
        )}
      </DragOverlay>
    </DndContext>
  )
}
