import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Count } from '@/ui/primitives/tabs.tsx'
import { boardColumns, type BoardColumn } from '../board-columns.ts'
import { statusLabel } from '../campaign-status.ts'
import { CampaignCard } from './campaign-card.tsx'

type CampaignBoardProps = {
  campaigns: readonly CampaignListRow[]
  to: (campaign: CampaignListRow) => string
  clients: boolean
  /** Absent: cards are only looked at. */
  onMove?: ((campaign: CampaignListRow, status: string) => void) | undefined
}

/** Cards a column draws before it is asked for more. */
const AT_FIRST = 50

// By pointer the column under it; by keyboard, which has none, the nearest.
const findColumn: CollisionDetection = args =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** Left and right go from column to column. */
const byColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, over, collisionRect } },
) => {
  const step = STEPS[event.code]
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .sort((a, b) => a.rect.left - b.rect.left)
  const now = columns.findIndex(({ id }) => id === over?.id)
  const next = columns[Math.min(columns.length - 1, Math.max(0, now + step))]
  return (
    next && {
      x: next.rect.left + (next.rect.width - collisionRect.width) / 2,
      y: next.rect.top + (next.rect.height - collisionRect.height) / 2,
    }
  )
}

/** Where a column begins in the frame that scrolls; the frame's padding stays before it. */
const leftOf = (column: HTMLElement, frame: HTMLElement) => column.offsetLeft - frame.offsetLeft - 4

/** Campaigns by status. A card moves by dragging, by its handle and the arrow keys, or by its menu. */
export function CampaignBoard({ campaigns, to, clients, onMove }: CampaignBoardProps) {
  const id = useId()
  // The card that was moved is drawn anew in its column: the focus goes there with it.
  const moved = useRef<string | null>(null)
  const landed = useCallback((id: string) => {
    if (moved.current !== id) return false
    moved.current = null
    return true
  }, [])
  const board = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState(false)
  // A narrow window begins with the first column that holds something, and so does one that becomes narrow.
  useEffect(() => {
    const frame = board.current
    if (!frame) return undefined
    const observer = new ResizeObserver(() => {
      setOverflows(frame.scrollWidth > frame.clientWidth)
      const first = frame.querySelector('li')?.closest('section')
      if (
        first &&
        frame.scrollLeft === 0 &&
        first.offsetLeft + first.offsetWidth > frame.offsetLeft + frame.clientWidth
      )
        frame.scrollLeft = leftOf(first, frame)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  const columns = boardColumns(campaigns)
  const move =
    onMove &&
    ((campaign: CampaignListRow, status: string) => {
      moved.current = campaign.id
      onMove(campaign, status)
    })
  const [lifted, setLifted] = useState<CampaignListRow | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn, scrollBehavior: 'auto' }),
  )
  const named = (key: unknown) =>
    campaigns.find(campaign => campaign.id === key)?.name ?? 'The campaign'
  const column = (key: unknown) => (typeof key === 'string' ? statusLabel(key) : 'no column')
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    const campaign = campaigns.find(one => one.id === active.id)
    if (campaign && typeof over?.id === 'string' && over.id !== campaign.status)
      move?.(campaign, over.id)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={findColumn}
      onDragStart={({ active }) =>
        setLifted(campaigns.find(campaign => campaign.id === active.id) ?? null)
      }
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press space to lift the campaign, left and right to choose a column, space to put it down, escape to leave it where it was.',
        },
        announcements: {
          onDragStart: ({ active }) => `${named(active.id)} lifted.`,
          onDragOver: ({ active, over }) => `${named(active.id)} is over ${column(over?.id)}.`,
          onDragEnd: ({ active, over }) =>
            over
              ? `${named(active.id)} put down in ${column(over.id)}.`
              : `${named(active.id)} stays where it was.`,
          onDragCancel: ({ active }) => `${named(active.id)} stays where it was.`,
        },
      }}
    >
      {overflows && (
        <nav aria-label="Columns of the board" className="flex flex-wrap gap-x-4 text-caption">
          {columns.map(({ id: key, title, campaigns: held }, index) => (
            <button
              key={key}
              type="button"
              className="link link-alone gap-1.5 tabular-nums"
              onClick={() => {
                const at = board.current?.children[index]
                if (board.current && at instanceof HTMLElement)
                  board.current.scrollLeft = leftOf(at, board.current)
              }}
            >
              {title} <span className="text-ink-3">{held.length}</span>
            </button>
          ))}
        </nav>
      )}
      <section
        ref={board}
        aria-label="Board"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        tabIndex={0}
        className="-mx-1 flex items-start gap-3 overflow-x-auto px-1 pb-2 focus-visible:outline-offset-0"
      >
        {columns.map(one => (
          <Column
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

type ColumnProps = {
  column: BoardColumn
  /** Whether this card has just been moved; true once. */
  landed: (id: string) => boolean
} & Omit<CampaignBoardProps, 'campaigns'>

function Column({ column, to, clients, onMove, landed }: ColumnProps) {
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
              <Card
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

function Card({
  campaign,
  column,
  to,
  clients,
  onMove,
  landed,
}: { campaign: CampaignListRow } & ColumnProps) {
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
