import { useDroppable } from '@dnd-kit/core'
import { useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Count } from '@/ui/primitives/tabs.tsx'
import type { BoardColumn as Column } from '../board-columns.ts'
import { BoardCard, type BoardCardProps } from './board-card.tsx'

/** Cards a column draws before it is asked for more. */
const AT_FIRST = 50

/** The cards of one status, and where others are put down. */
export function BoardColumn({
  column,
  to,
  clients,
  onMove,
  landed,
}: BoardCardProps & { column: Column }) {
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: !column.takes })
  const [all, setAll] = useState(false)
  const shown = all ? column.campaigns : column.campaigns.slice(0, AT_FIRST)
  return (
    <section
      ref={setNodeRef}
      aria-label={`${column.title}, ${column.campaigns.length}`}
      className={cn(
        'grid min-w-[236px] grid-cols-[minmax(0,1fr)] flex-1 basis-0 md:min-w-[190px] content-start gap-2 rounded-md bg-sunken p-2',
        isOver && 'bg-act-soft outline-2 -outline-offset-2 outline-act',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-1 py-0.5 text-caption font-semibold text-ink-2">
        {column.title}
        <Count className="bg-ground">{column.campaigns.length}</Count>
      </h2>
      {shown.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map(campaign => (
            <li key={campaign.id}>
              <BoardCard
                campaign={campaign}
                column={column}
                to={to}
                clients={clients}
                onMove={onMove}
                landed={landed}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p className="cap px-1 pt-1 pb-3">Nothing here</p>}
      {shown.length < column.campaigns.length && (
        <button
          type="button"
          className="link min-h-11 px-1 text-left text-caption"
          onClick={() => setAll(true)}
        >
          Show {column.campaigns.length - shown.length} more
        </button>
      )}
    </section>
  )
}
