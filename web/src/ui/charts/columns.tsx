import type { Columns } from './geometry/columns.ts'
import { widest } from './geometry/labels.ts'
import { BelowLabels, Rule, Words } from './marks.tsx'

/** The line between two periods: the index of the first bar of this one, and what both are called. */
export type PeriodDivider = { before: number; names: readonly [before: string, now: string] }

/** Room above the bars for totals and the names of periods, and below for labels. */
export const TOP = 34
export const BELOW = 28

/** Labels of columns, every n-th where they would touch. */
export function thinned(labels: readonly string[], xOf: (at: number) => number, room: number) {
  const every = Math.max(1, Math.ceil((widest(labels) + 8) / Math.max(room, 1)))
  return labels.map((text, at) => ({ text, x: xOf(at), at })).filter(({ at }) => at % every === 0)
}

type ColumnAxisProps = {
  columns: Columns
  labels: readonly string[]
  bottom: number
  /** The picture's right edge. */ width: number
  divider?: PeriodDivider
  here: number | null
}

/** What stands below bars: their labels, the line between two periods, the bar that is read. */
export function ColumnAxis({ columns, labels, bottom, width, divider, here }: ColumnAxisProps) {
  const { edge, middle, step } = columns
  return (
    <>
      <BelowLabels labels={thinned(labels, middle, step)} y={bottom} right={width} />
      {divider && <Divider divider={divider} columns={columns} bottom={bottom + 4} />}
      {here !== null && (
        <Rule
          from={[edge(here), bottom + 2.5]}
          to={[edge(here) + columns.width, bottom + 2.5]}
          stroke="var(--ink)"
          width={3}
        />
      )}
    </>
  )
}

type DividerProps = { divider: PeriodDivider; columns: Columns; bottom: number }

function Divider({ divider, columns, bottom }: DividerProps) {
  const { left, right, middle, step } = columns
  const [before, now] = divider.names
  const x = middle(divider.before) - step / 2
  return (
    <>
      <Rule from={[x, 0]} to={[x, bottom]} stroke="var(--line-strong)" />
      <Words x={x - 6} y={12} text={before} anchor="end" room={x - left - 8} />
      <Words x={x + 6} y={12} text={now} strong fill="var(--ink)" room={right - x} />
    </>
  )
}

type TopFiguresProps = {
  columns: Columns
  figures: readonly { text: string; /** Where the bar ends, px. */ y: number }[]
}

/** Figures above bars; none where they would touch. */
export function TopFigures({ columns, figures }: TopFiguresProps) {
  const texts = figures.map(({ text }) => text)
  if (widest(texts, 600) + 2 > columns.step) return null
  return figures.map(({ text, y }, at) => (
    <Words
      key={at}
      x={columns.middle(at)}
      y={y - 6}
      text={text}
      anchor="middle"
      fill="var(--ink)"
      strong
      halo
    />
  ))
}
