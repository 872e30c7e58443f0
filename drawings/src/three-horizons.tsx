import type { ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { present } from './deep-partial.tsx'
import { money, percent } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 640
const HORIZONS = [1, 2, 3] as const
const NAMES = {
  1: 'Horizon 1, today’s business',
  2: 'Horizon 2, the next one',
  3: 'Horizon 3, options',
} as const
const ROW = 22,
  HEAD = 84

const PLOT = 250
const listOf = (body: DrawingProps<ThreeHorizonsBody>['body'], horizon: number) =>
  present(body?.initiatives)
    .map((item, index) => ({ ...item, n: index + 1 }))
    .filter(item => item.horizon === horizon)

/** Natural height in px: the curves and a key of the initiatives below, in columns where there is room. */
export function horizonsHeight(
  body: DrawingProps<ThreeHorizonsBody>['body'],
  width: number,
  compact?: boolean,
): number {
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

/** Three curves with numbered initiatives, their names in the key; under each name the budget's share against the split aimed at. */
export function ThreeHorizonsDrawing({
  body,
  width,
  compact,
  tone,
  assumed,
}: DrawingProps<ThreeHorizonsBody>) {
  const small = narrow(width, compact)
  const height = horizonsHeight(body, width, compact)
  const left = 4,
    right = width - 4,
    top = 24,
    bottom = PLOT
  const x = (time: number) => left + time * (right - left)
  const y = (value: number) => bottom - value * (bottom - top)
  const shares = HORIZONS.map(horizon =>
    present(body?.shares).find(share => share.horizon === horizon),
  )
  const label =
    present(body?.initiatives).length === 0
      ? 'Three horizons, being drawn'
      : `Three horizons: ${HORIZONS.map((horizon, index) => `horizon ${horizon} has ${listOf(body, horizon).length} initiatives and ${percent(shares[index]?.actual ?? 0)} of the budget against ${percent(shares[index]?.target ?? 0)} aimed at`).join('; ')}.`
  const path = (horizon: 1 | 2 | 3) =>
    Array.from(
      { length: 61 },
      (_, step) =>
        `${step ? 'L' : 'M'}${x(step / 60).toFixed(1)} ${y(horizonCurve(horizon, step / 60)).toFixed(1)}`,
    ).join('')
  const column = (width - 2 * 32) / 3
  const rowsBefore = (index: number) =>
    HORIZONS.slice(0, index).reduce(
      (sum, horizon) => sum + Math.max(1, listOf(body, horizon).length) * ROW + HEAD,
      0,
    )
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      <path d={`M${left} ${bottom}H${right}`} stroke={tone.lineStrong} />
      <Label x={left} y={14} text="Value" size={12} fill={tone.ink3} />
      <Label x={left} y={bottom + 18} text="Now" size={12} fill={tone.ink3} />
      <Label x={right} y={bottom + 18} text="Later" size={12} anchor="end" fill={tone.ink3} />
      {HORIZONS.map(horizon => (
        <path
          key={horizon}
          d={path(horizon)}
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
            x={horizon === 3 ? right : x(time)}
            y={horizon === 3 ? 14 : y(horizonCurve(horizon, time)) - 24}
            text={small ? `H${horizon}` : `Horizon ${horizon}`}
            weight={600}
            anchor={horizon === 3 ? 'end' : 'middle'}
            fill={tone.series[horizon - 1] ?? tone.ink}
            halo={tone.ground}
          />
        )
      })}
      {HORIZONS.flatMap(horizon =>
        listOf(body, horizon).map((item, index, all) => {
          const at = dotsOn(horizon, all.length, small ? 21 : 25, x, y)[index] ?? { x: 0, y: 0 }
          const unsure = restsOnAssumption(item.claim?.sources, assumed)
          return (
            <g key={item.id ?? item.n}>
              <circle
                cx={at.x}
                cy={at.y}
                r={small ? 9.5 : 11}
                fill={tone.surface}
                stroke={tone.series[horizon - 1]}
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
        }),
      )}
      {HORIZONS.map((horizon, index) => {
        const items = listOf(body, horizon),
          share = shares[index]
        const box = small
          ? { x: 4, y: PLOT + 40 + rowsBefore(index), width: width - 8 }
          : { x: index * (column + 32), y: PLOT + 40, width: column }
        const bar = box.y + 30
        return (
          <g key={horizon}>
            <Label
              x={box.x}
              y={box.y + 12}
              text={NAMES[horizon]}
              room={box.width}
              weight={600}
              fill={tone.series[index] ?? tone.ink}
            />
            {share?.actual !== undefined && share.target !== undefined && (
              <>
                <rect x={box.x} y={bar - 6} width={box.width} height={6} fill={tone.line} />
                <rect
                  x={box.x}
                  y={bar - 6}
                  width={box.width * share.actual}
                  height={6}
                  fill={tone.series[index]}
                />
                <path
                  d={`M${box.x + box.width * share.target} ${bar - 10}v14`}
                  stroke={tone.ink}
                  strokeWidth={2}
                />
                <Label
                  x={box.x}
                  y={bar + 18}
                  text={`${percent(share.actual)} of the budget, aim ${percent(share.target)}`}
                  room={box.width}
                  size={12}
                  fill={tone.ink2}
                />
              </>
            )}
            {items.map((item, row) => {
              const at = bar + 42 + row * ROW
              const cost = item.budgetCents === undefined ? '' : money(item.budgetCents)
              return (
                <g key={item.id ?? row}>
                  <Label
                    x={box.x + 14}
                    y={at}
                    text={String(item.n)}
                    size={12}
                    weight={600}
                    anchor="end"
                    fill={tone.ink2}
                  />
                  <Label
                    x={box.x + 22}
                    y={at}
                    text={item.claim?.text ?? ''}
                    room={box.width - 22 - 64}
                    fill={tone.ink}
                  />
                  <Label x={box.x + box.width} y={at} text={cost} anchor="end" fill={tone.ink2} />
                </g>
              )
            })}
          </g>
        )
      })}
    </Frame>
  )
}
