import { ChartKey, type KeyEntry } from './chart-key.tsx'
import { BelowLabels, LevelLines } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { NoteList } from './trend/note-list.tsx'
import type { TrendData } from './trend/trend-data.ts'
import { layOutTrend, type TrendLayout } from './trend/trend-layout.ts'
import { Band, PlainLine, SeriesLine } from './trend/trend-lines.tsx'
import { LineEnds, MissingSpans, NoteMarks, ReadingPoint } from './trend/trend-marks.tsx'
import { readTrend } from './trend/read-trend.ts'

export type TrendChartProps = TrendData & {
  /** The message, for those who do not see the picture. */ label: string
  height?: number
  /** Neither key nor words at the ends of lines: one of several whose names stand elsewhere. */
  bare?: boolean
}

/** Lines over time with their intervals, gaps, the period before, the plan and notes. */
export default function TrendChart({ label, height = 300, bare, ...data }: TrendChartProps) {
  return (
    <>
      <Measured height={height}>
        {width => <Trend label={label} data={data} bare={bare} width={width} height={height} />}
      </Measured>
      <NoteList notes={data.notes ?? []} sayAt={data.sayAt} grain={data.grain} />
    </>
  )
}

type TrendProps = {
  label: string
  data: TrendData
  bare?: boolean
  width: number
  height: number
}

function Trend({ label, data, bare = false, width, height }: TrendProps) {
  const layout = layOutTrend(data, { width, height, hasNames: !bare })
  const { x, top, bottom, left, right } = layout
  const { format, formatTick = format } = data
  const spots = layout.steps.map((_, step) => ({ x: x(step), y: top + 18 }))
  const read = (step: number) => readTrend(data, layout, step)
  return (
    <>
      <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'x' }}>
        {here => (
          <>
            <LevelLines scale={layout.y} left={left} right={right} format={formatTick} />
            <MissingSpans missing={layout.missing} top={top} bottom={bottom} />
            <BelowLabels labels={layout.below} y={bottom} right={width} />
            <NoteMarks notes={layout.notes} top={top} bottom={bottom} />
            <Lines layout={layout} marks={data.marks} />
            <LineEnds ends={layout.ends} right={right} />
            {here !== null && <ReadingPoint layout={layout} step={here} />}
          </>
        )}
      </Plot>
      {!layout.hasEnds && !bare && <ChartKey entries={keyOf(data, layout)} />}
    </>
  )
}

function Lines({ layout, marks }: { layout: TrendLayout; marks?: boolean }) {
  const { x, y, lines, former, plan } = layout
  return (
    <>
      {lines.map(line => (
        <Band key={line.name} points={line.points} series={line.series} x={x} y={y} />
      ))}
      <PlainLine values={former} x={x} y={y} stroke="var(--ink-3)" strokeWidth={1.25} />
      <PlainLine values={plan} x={x} y={y} stroke="var(--ink)" strokeWidth={1} stepped />
      {lines.map(line => (
        <SeriesLine key={line.name} line={line} marks={marks} x={x} y={y} />
      ))}
    </>
  )
}

function keyOf(data: TrendData, { lines, former, plan, missing }: TrendLayout): KeyEntry[] {
  const newest = (values: readonly (number | null)[]) => {
    const value = values.findLast(value => value !== null)
    return value === undefined || value === null ? undefined : data.format(value)
  }
  // Stretches whose name found no room in their shade; each name once.
  const unnamed = new Set(missing.flatMap(({ words, label }) => (words.length > 0 ? [] : [label])))
  const own = lines.map(({ name, series, points }) => ({
    name,
    series,
    value: newest(points.map(point => point?.value ?? null)),
  }))
  return [
    ...own,
    ...(data.plan ? [{ name: data.plan.name, value: newest(plan), line: 'plan' as const }] : []),
    ...(data.before
      ? [{ name: data.before.name, value: newest(former), line: 'before' as const }]
      : []),
    ...[...unnamed].map(name => ({ name, line: 'missing' as const })),
  ]
}
