import type { Prediction } from '@sextant/contracts/quick-wins/prediction'

const WIDTH = 100
const HEIGHT = 14
const MIDDLE = HEIGHT / 2
/** Room at both ends, so that a mark there is whole. */
const EDGE = 1

type RangeBarProps = { prediction: Prediction; actual?: number }

/** Today and the expected range on one scale from nought; the words above say the same. */
export function RangeBar({ prediction, actual }: RangeBarProps) {
  const { baseline, expected } = prediction
  const ends = [baseline, ...expected, ...(actual === undefined ? [] : [actual])]
  const most = Math.max(...ends) || 1
  const at = (value: number) => EDGE + (value / most) * (WIDTH - 2 * EDGE)
  const low = at(Math.min(...expected))
  const high = at(Math.max(...expected))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-3.5 w-full max-w-md"
    >
      <line
        x1="0"
        x2={WIDTH}
        y1={MIDDLE}
        y2={MIDDLE}
        className="stroke-line-strong"
        strokeWidth="1"
      />
      <rect
        x={low}
        width={Math.max(1, high - low)}
        y={MIDDLE - 4}
        height="8"
        className="fill-act"
        fillOpacity="0.35"
      />
      <Mark x={at(baseline)} className="stroke-ink-3" />
      {actual !== undefined && <Mark x={at(actual)} className="stroke-ink" />}
    </svg>
  )
}

const Mark = ({ x, className }: { x: number; className: string }) => (
  <line
    x1={x}
    x2={x}
    y1="0"
    y2={HEIGHT}
    strokeWidth="2"
    vectorEffect="non-scaling-stroke"
    className={className}
  />
)
