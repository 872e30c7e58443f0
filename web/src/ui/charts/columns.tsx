import { widest } from './geometry/labels.ts'
import { Rule, Words } from './marks.tsx'

/** The line between two periods: the index of the first bar of this one, and what both are called. */
export type PeriodDivider = { before: number; names: readonly [before: string, now: string] }

type DividerProps = {
  divider: PeriodDivider
  x: number
  left: number
  right: number
  bottom: number
}

/** The line between the period before and this one, with their names at the top. */
export function Divider({ divider, x, left, right, bottom }: DividerProps) {
  const [before, now] = divider.names
  return (
    <>
      <Rule from={[x, 0]} to={[x, bottom]} stroke="var(--line-strong)" />
      <Words x={x - 6} y={12} text={before} anchor="end" room={x - left - 8} />
      <Words x={x + 6} y={12} text={now} strong fill="var(--ink)" room={right - x} />
    </>
  )
}

/** Labels of columns, every n-th where they would touch. */
export function thinned(labels: readonly string[], xOf: (at: number) => number, room: number) {
  const every = Math.max(1, Math.ceil((widest(labels) + 8) / Math.max(room, 1)))
  return labels.map((text, at) => ({ text, x: xOf(at), at })).filter(({ at }) => at % every === 0)
}
