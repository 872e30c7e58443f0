import type { ReactNode } from 'react'
import { useWidth } from '../use-width.ts'

/** Draws once its width is known; until then the room is kept, so that nothing jumps. */
export function Measured({
  height,
  children,
}: {
  height: number
  children: (width: number) => ReactNode
}) {
  const [ref, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={ref} className="min-w-0" style={width === 0 ? { height } : undefined}>
      {width > 0 && children(width)}
    </div>
  )
}
