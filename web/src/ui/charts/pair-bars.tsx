import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useMedia } from '../use-media.ts'

type PairBarsProps = {
  /** outer: what was planned; inner: what of it came true. Same unit. */
  rows: readonly { id: string; label: string; outer: number; inner: number }[]
  /** What is written at the end of the longer bar. */
  end: (row: { outer: number; inner: number }) => string
}

const ROW = 38
const short = (label: string, most: number) => (label.length > most ? `${label.slice(0, most - 1)}…` : label)

/** Two bars a row from zero, the plan in outline above and what came true below it. A picture only: the same figures must stand in a table beside it. */
export default function PairBars({ rows, end }: PairBarsProps) {
  const narrow = useMedia('(max-width: 560px)')
  const data = rows.map(row => ({ ...row, label: short(row.label, narrow ? 13 : 20), ...(row.outer >= row.inner ? { outerEnd: end(row), innerEnd: '' } : { outerEnd: '', innerEnd: end(row) }) }))
  return (
    <div aria-hidden style={{ height: `${data.length * ROW + 8}px` }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} layout="vertical" accessibilityLayer={false} margin={{ top: 4, right: 124, bottom: 4, left: 0 }} barCategoryGap={8} barGap={1}>
          <XAxis type="number" domain={[0, (max: number) => Math.max(max, 1)]} hide />
          <YAxis type="category" dataKey="label" width={narrow ? 96 : 140} interval={0} tickLine={false} axisLine={{ stroke: 'var(--line-strong)' }} tick={{ fill: 'var(--chart-axis)', fontSize: 13 }} />
          <Bar dataKey="outer" fill="var(--sunken)" stroke="var(--line-strong)" isAnimationActive={false} radius={[0, 2, 2, 0]}>
            <LabelList dataKey="outerEnd" position="right" fill="var(--ink)" fontSize={13} />
          </Bar>
          <Bar dataKey="inner" fill="var(--chart-1)" isAnimationActive={false} radius={[0, 2, 2, 0]}>
            <LabelList dataKey="innerEnd" position="right" fill="var(--ink)" fontSize={13} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
