import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** Left and right go from column to column. */
export const byColumn: KeyboardCoordinateGetter = (
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
