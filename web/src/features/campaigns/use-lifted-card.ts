import {
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { useCallback, useRef, useState } from 'react'
import { byColumn } from './board-keyboard.ts'

type Move = (campaign: CampaignListRow, status: string) => void

/** Lifting a card and putting it down, by mouse, touch and keyboard. onMove: absent where cards are only looked at. */
export function useLiftedCard(campaigns: readonly CampaignListRow[], onMove: Move | undefined) {
  // The card that was moved is drawn anew in its column: the focus goes there with it.
  const moved = useRef<string | null>(null)
  const landed = useCallback((id: string) => {
    if (moved.current !== id) return false
    moved.current = null
    return true
  }, [])
  const move: Move | undefined =
    onMove &&
    ((campaign, status) => {
      moved.current = campaign.id
      onMove(campaign, status)
    })
  const [lifted, setLifted] = useState<CampaignListRow | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn, scrollBehavior: 'auto' }),
  )
  return {
    lifted,
    landed,
    move,
    dragging: {
      sensors,
      onDragStart: ({ active }: DragStartEvent) =>
        setLifted(campaigns.find(campaign => campaign.id === active.id) ?? null),
      onDragCancel: () => setLifted(null),
      onDragEnd: ({ active, over }: DragEndEvent) => {
        setLifted(null)
        const campaign = campaigns.find(one => one.id === active.id)
        if (campaign && typeof over?.id === 'string' && over.id !== campaign.status)
          move?.(campaign, over.id)
      },
    },
  }
}
