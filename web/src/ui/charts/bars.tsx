import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'

type BarsProps = {
  rows: readonly { id: string; label: string; value: number }[]
  /** How a value is written at the end of its bar. */
  format: (value: number) => string
}

const ROW = 30
const LABEL_MAX = 19
const short = (label: string) =>
  label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label

/** Horizontal bars from zero, the value written at each end: one message, no grid. A picture only: the same figures must stand in a table beside it. */
export default function Bars({ rows, format }: BarsProps) {
  const data = rows.map(row => ({ ...row, label: short(row.label), end: format(row.value) }))
  return (
    <div aria-hidden style={{ height: `${data.length * ROW + 8}px` }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 4, right: 84, bottom: 4, left: 0 }}
          barCategoryGap={9}
        >
          <XAxis type="number" domain={[0, 'dataMax']} hide />
          <YAxis
            type="category"
            dataKey="label"
            width={150}
            interval={0}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={{ fill: 'var(--chart-axis)', fontSize: 13 }}
          />
          <Bar
            dataKey="value"
            fill="var(--chart-1)"
            isAnimationActive={false}
            radius={[0, 2, 2, 0]}
          >
            <LabelList dataKey="end" position="right" fill="var(--ink)" fontSize={13} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
