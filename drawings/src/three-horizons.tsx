import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { present } from './deep-partial.tsx'
import { percent } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'
import {
  type Body,
  type Box,
  HORIZONS,
  type Horizon,
  HorizonKey,
  type Item,
  listOf,
  ROW,
  shareOf,
  takenWords,
} from './horizons-key.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 640
const HEAD = 84

const PLOT = 250
/** Natural height in px: the curves and a key of the initiatives below, in columns where there is room. */
export function horizonsHeight(body: Body, width: number, compact?: boolean): number {
  const counts = HORIZONS.map(horizon => Math.max(1, listOf(body, horizon).length))
  const rows = narrow(width, compact)
    ? counts.reduce((sum, n) => sum + n * ROW + HEAD, 0)
    : Math.max(...counts) * ROW + HEAD
  return PLOT + 36 + rows
}

/** Value 0–1 of a horizon's curve at time 0–1: the first fades while the second carries and the third begins. */
export function horizonCurve(horizon: 1 | 2 | 3, time: number): number {
  const [middle, spread, height] = (
    { 1: [0.16, 0.3, 0.6], 2: [0.56, 0.24, 0.78], 3: [1.02, 0.28, 0.97] } as const
  )[horizon]
  return height * Math.exp(-(((time - middle) / spread) ** 2) / 2)
}
/** The stretch of time in which a horizon's initiatives stand on its curve. */
const SPAN = { 1: [0.05, 0.34], 2: [0.38, 0.66], 3: [0.72, 0.96] } as const

/** Where the initiatives of a horizon stand, `gap` px apart at least: along the curve, and in rows below it where they are many. */
export function dotsOn(
  horizon: 1 | 2 | 3,
  count: number,
  gap: number,
  x: (time: number) => number,
  y: (value: number) => number,
): { x: number; y: number }[] {
  const [from, to] = SPAN[horizon]
  const step = count > 1 ? (to - from) / (count - 1) : 0
  const rows = count > 1 ? Math.ceil(gap / (x(step) - x(0))) : 1
  return Array.from({ length: count }, (_, index) => {
    const time = count === 1 ? (from + to) / 2 : from + index * step
    // Down from the middle of its group, so that a row stays level however steep the curve is.
    const head = rows > 1 ? (from + to) / 2 : time
    return { x: x(time), y: y(horizonCurve(horizon, head)) + (index % rows) * gap }
  })
}

type Scale = { x: (time: number) => number; y: (value: number) => number }

/** Three curves with numbered initiatives, their names in the key; under each name the budget's share against the split aimed at. */
export function ThreeHorizonsDrawing({
  body,
  width,
  compact,
  tone,
  assumed,
}: DrawingProps<ThreeHorizonsBody>) {
  const small = narrow(width, compact)
  const [left, right, top, bottom] = [4, width - 4, 24, PLOT]
  const scale: Scale = {
    x: time => left + time * (right - left),
    y: value => bottom - value * (bottom - top),
  }
  const column = (width - 2 * 32) / 3
  const rowsBefore = (index: number) =>
    HORIZONS.slice(0, index).reduce(
      (sum, horizon) => sum + Math.max(1, listOf(body, horizon).length) * ROW + HEAD,
      0,
    )
  const boxOf = (index: number): Box =>
    small
      ? { x: 4, y: PLOT + 40 + rowsBefore(index), width: width - 8 }
      : { x: index * (column + 32), y: PLOT + 40, width: column }
  return (
    <Frame
      width={width}
      height={horizonsHeight(body, width, compact)}
      label={inWords(body)}
      tone={tone}
    >
      <path d={`M${left} ${bottom}H${right}`} stroke={tone.lineStrong} />
      <Label x={left} y={14} text="Value" size={12} fill={tone.ink3} />
      <Label x={left} y={bottom + 18} text="Now" size={12} fill={tone.ink3} />
      <Label x={right} y={bottom + 18} text="Later" size={12} anchor="end" fill={tone.ink3} />
      {HORIZONS.map(horizon => (
        <path
          key={horizon}
          d={curvePath(horizon, scale)}
          fill="none"
          stroke={tone.series[horizon - 1]}
          strokeWidth={2.5}
        />
      ))}
      {HORIZONS.map(horizon => {
        const time = { 1: 0.16, 2: 0.56, 3: 1 }[horizon]
        return (
          <Label
            key={horizon}
            x={horizon === 3 ? right : scale.x(time)}
            y={horizon === 3 ? 14 : scale.y(horizonCurve(horizon, time)) - 24}
            text={small ? `H${horizon}` : `Horizon ${horizon}`}
            weight={600}
            anchor={horizon === 3 ? 'end' : 'middle'}
            fill={tone.series[horizon - 1] ?? tone.ink}
            halo={tone.ground}
          />
        )
      })}
      {HORIZONS.flatMap(horizon => {
        const items = listOf(body, horizon)
        const places = dotsOn(horizon, items.length, small ? 21 : 25, scale.x, scale.y)
        return items.map((item, index) => (
          <Dot
            key={item.id ?? item.n}
            item={item}
            at={places[index] ?? { x: 0, y: 0 }}
            small={small}
            unsure={restsOnAssumption(item.claim?.sources, assumed)}
            tone={tone}
          />
        ))
      })}
      {HORIZONS.map((horizon, index) => (
        <HorizonKey key={horizon} horizon={horizon} body={body} box={boxOf(index)} tone={tone} />
      ))}
    </Frame>
  )
}

function inWords(body: Body): string {
  if (!body?.initiatives) return 'Three horizons, being drawn'
  if (present(body.initiatives).length === 0) return 'Three horizons, without an initiative yet'
  const each = HORIZONS.map(horizon => {
    const share = shareOf(body, horizon)
    const taken = takenWords(share?.actual ?? null).toLowerCase()
    const count = listOf(body, horizon).length
    return `horizon ${horizon} has ${count} initiatives and ${taken}, against ${percent(share?.target ?? 0)} aimed at`
  })
  return `Three horizons: ${each.join('; ')}.`
}

function curvePath(horizon: Horizon, { x, y }: Scale): string {
  const steps = Array.from({ length: 61 }, (_, step) => {
    const time = step / 60
    return `${step ? 'L' : 'M'}${x(time).toFixed(1)} ${y(horizonCurve(horizon, time)).toFixed(1)}`
  })
  return steps.join('')
}

/** An initiative on its curve, by its number. */
function Dot({
  item,
  at,
  small,
  unsure,
  tone,
}: {
  item: Item
  at: { x: number; y: number }
  small: boolean | undefined
  unsure: boolean
  tone: Tone
}) {
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r={small ? 9.5 : 11}
        fill={tone.surface}
        stroke={tone.series[(item.horizon ?? 1) - 1]}
        strokeWidth={2}
        strokeDasharray={dashes(unsure)}
      >
        <title>{item.claim?.text ?? ''}</title>
      </circle>
      <Label
        x={at.x}
        y={at.y + 4.5}
        text={String(item.n)}
        size={small ? 11 : 12}
        weight={600}
        anchor="middle"
        fill={tone.ink}
      />
    </g>
  )
}
