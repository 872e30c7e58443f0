import { outliersOf } from './geometry/outliers.ts'
import type { Linear } from './geometry/scales.ts'
import { BelowLabels, LevelLines, Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import {
  layOutPoints,
  namesOf,
  TOP,
  type Placed,
  type PointsProps,
  type ScatterProps,
} from './scatter-layout.ts'
import { colourOf } from './series.ts'

/** Points by two figures, their area a third; the ones that stand out are named. */
export default function Scatter(props: ScatterProps) {
  const height = props.height ?? 320
  return (
    <Measured height={height}>
      {width => <Points {...props} width={width} height={height} />}
    </Measured>
  )
}

function Points(props: PointsProps) {
  const { label, points, x, y, quadrants, named = 5, width, height } = props
  const { bottom, left, upright, level, placed } = layOutPoints(props)
  const names = namesOf(placed, outliersOf(points, named), { left, width, bottom })
  const order = placed.toSorted((a, b) => a.cx - b.cx)
  const spots = order.map(({ cx, cy }) => ({ x: cx, y: cy }))
  const read = (at: number) => readPoint(order[at]!, props)
  return (
    <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'both' }}>
      {here => (
        <>
          <Words x={0} y={12} text={y.name} room={width} />
          <LevelLines scale={upright} left={left} right={width} format={y.format} />
          <AcrossLabels scale={level} bottom={bottom} width={width} format={x.format} />
          <Words x={width} y={height - 6} text={x.name} anchor="end" room={width} />
          {quadrants && (
            <>
              <Rule
                from={[level(quadrants.x), TOP]}
                to={[level(quadrants.x), bottom]}
                stroke="var(--ink)"
              />
              <Rule
                from={[left, upright(quadrants.y)]}
                to={[width, upright(quadrants.y)]}
                stroke="var(--ink)"
              />
            </>
          )}
          {placed
            .toSorted((a, b) => b.r - a.r)
            .map(({ id, cx, cy, r, series = 1 }) => (
              <circle
                key={id}
                cx={cx}
                cy={cy}
                r={r}
                fill={colourOf(series)}
                fillOpacity={0.75}
                stroke="var(--ground)"
              />
            ))}
          {names.map(({ id, text, room, box }) => (
            <Words
              key={id}
              x={box.x}
              y={box.y + 12.5}
              text={text}
              room={room}
              fill="var(--ink)"
              halo
            />
          ))}
          {here !== null && (
            <circle
              cx={order[here]!.cx}
              cy={order[here]!.cy}
              r={order[here]!.r + 3}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={2}
            />
          )}
        </>
      )}
    </Plot>
  )
}

type AcrossProps = {
  scale: Linear
  bottom: number
  width: number
  format: (value: number) => string
}

function AcrossLabels({ scale, bottom, width, format }: AcrossProps) {
  const ticks = scale.ticks(Math.max(2, Math.round(width / 130)))
  return (
    <BelowLabels
      labels={ticks.map(tick => ({ x: scale(tick), text: format(tick) }))}
      y={bottom}
      right={width}
    />
  )
}

function readPoint(point: Placed, { x, y, formatSize }: ScatterProps) {
  const size =
    point.size !== undefined && formatSize ? [{ label: '', value: formatSize(point.size) }] : []
  return {
    title: point.label,
    lines: [
      { label: x.name, value: x.format(point.x), mark: point.series },
      { label: y.name, value: y.format(point.y) },
      ...size,
    ],
  }
}
