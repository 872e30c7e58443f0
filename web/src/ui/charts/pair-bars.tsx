import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useMedia } from '../use-media.ts'

type PairBarsProps = {
  /** outer: what was planned; inner: what of it came true. Same unit. */
  rows: readonly { id: string; label: string; outer: number; inner: number }[]
  /** What is written at the end of the longer bar. */
  end: (row: { outer: number; inner: number }) => string
}

const ROW = 38
const END_WIDTH = 132

// The library would break these words over two lines.
function EndLabel({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  value,
}: {
  x?: string | number
  y?: string | number
  width?: string | number
  height?: string | number
  value?: unknown
}) {
  return (
    <text
      x={Number(x) + Number(width) + 6}
      y={Number(y) + Number(height) / 2}
      dominantBaseline="central"
      fill="var(--ink)"
      fontSize={13}
    >
      {String(value ?? '')}
    </text>
  )
}

function RowLabel({
  x,
  y,
  payload,
}: {
  x: string | number
  y: string | number
  payload: { value: string }
}) {
  return (
    <text
      x={Number(x) - 4}
      y={y}
      textAnchor="end"
      dominantBaseline="central"
      fill="var(--chart-axis)"
      fontSize={13}
    >
      {payload.value}
    </text>
  )
}

/** Two bars a row from zero, the plan in outline above and what came true below it. A picture only: the same figures must stand in a table beside it. */
export default function PairBars({ rows, end }: PairBarsProps) {
  const narrow = useMedia('(max-width: 560px)')
  const letters = narrow ? 12 : 22
  const short = (label: string) =>
    label.length > letters ? `${label.slice(0, letters - 1)}…` : label
  const data = rows.map(row => ({
    ...row,
    label: short(row.label),
    ...(row.outer >= row.inner
      ? { outerEnd: end(row), innerEnd: '' }
      : { outerEnd: '', innerEnd: end(row) }),
  }))
  return (
    <div aria-hidden style={{ height: `${data.length * ROW + 8}px` }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 4, right: END_WIDTH, bottom: 4, left: 0 }}
          barCategoryGap={8}
          barGap={1}
        >
          <XAxis type="number" domain={[0, (max: number) => Math.max(max, 1)]} hide />
          <YAxis
            type="category"
            dataKey="label"
            width={narrow ? 100 : 164}
            interval={0}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={RowLabel}
          />
          <Bar
            dataKey="outer"
            fill="var(--sunken)"
            stroke="var(--line-strong)"
            isAnimationActive={false}
            radius={[0, 2, 2, 0]}
          >
            <LabelList dataKey="outerEnd" content={EndLabel} />
          </Bar>
          <Bar
            dataKey="inner"
            fill="var(--chart-1)"
            isAnimationActive={false}
            radius={[0, 2, 2, 0]}
          >
            <LabelList dataKey="innerEnd" content={EndLabel} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
