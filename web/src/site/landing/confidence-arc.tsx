import { AUTO_APPROVE_AT } from '@sextant/contracts/limits'

type Pin = { at: number; word: string }
type Shape = {
  width: number
  height: number
  radius: number
  /** Distance between two ticks, in points of confidence. */ step: number
  numbers: readonly number[]
  pins: readonly Pin[]
}

const FROM = AUTO_APPROVE_AT * 100
const INSET = 24
const TOP = 46
// Measured by the product when the demo account was planted.
const PINS: readonly Pin[] = [
  { at: 75, word: 'What riders choose it for' },
  { at: 80, word: 'An empty stand on Tuesdays' },
  { at: 92, word: 'The goal' },
]

/** The limb bent into an arc that hangs between two upper corners: a point of the circle for a value from 0 to 100, `out` units outside it. */
function placer({ width, radius }: Shape) {
  const half = Math.asin((width / 2 - INSET) / radius)
  const centre = { x: width / 2, y: TOP - radius * Math.cos(half) }
  return (value: number, out = 0) => {
    const angle = half - (2 * half * value) / 100
    return {
      x: centre.x - (radius + out) * Math.sin(angle),
      y: centre.y + (radius + out) * Math.cos(angle),
    }
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const point = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`

function Arc({ shape, className }: { shape: Shape; className: string }) {
  const place = placer(shape)
  const along = (from: number, to: number, out = 0) =>
    `M${point(place(from, out))}A${shape.radius + out} ${shape.radius + out} 0 0 0 ${point(place(to, out))}`
  const ticks = Array.from({ length: 100 / shape.step + 1 }, (_, index) => index * shape.step)
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width={shape.width}
      height={shape.height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-label="A scale of confidence from 0 to 100. The demo shop’s goal stands at 92 and was approved by itself; what stands below 90 waits for review."
      className={`mx-auto mt-10 h-auto max-w-full overflow-visible text-caption font-medium ${className}`}
    >
      <path d={along(0, 100)} className="fill-none stroke-line-strong" />
      <path d={along(FROM, 100, 2)} className="fill-none stroke-act" strokeWidth="4" />
      {ticks.map(value => (
        <path
          key={value}
          d={`M${point(place(value))}L${point(place(value, tickLength(value)))}`}
          className={value >= FROM ? 'stroke-act' : 'stroke-line-strong'}
        />
      ))}
      {shape.numbers.map(value => {
        const { x, y } = place(value, 32)
        return (
          <text
            key={value}
            x={round(x)}
            y={round(y + 4)}
            textAnchor="middle"
            className={value === FROM ? 'fill-act font-semibold' : 'fill-ink-3'}
          >
            {value}
          </text>
        )
      })}
      {shape.pins.map(({ at, word }) => {
        const [foot, head] = [place(at), place(at, -22)]
        const tone =
          at >= FROM
            ? { line: 'stroke-act', text: 'fill-act' }
            : { line: 'stroke-ink-2', text: 'fill-ink-2' }
        return (
          <g key={at}>
            <path d={`M${point(foot)}L${point(head)}`} className={tone.line} strokeWidth="1.5" />
            <rect
              x={round(head.x - 15)}
              y={round(head.y - 19)}
              width="30"
              height="19"
              rx="2"
              className={`fill-surface ${tone.line}`}
            />
            <text
              x={round(head.x)}
              y={round(head.y - 5)}
              textAnchor="middle"
              className={`font-semibold ${tone.text}`}
            >
              {at}
            </text>
            <title>{`${word}: ${at}`}</title>
          </g>
        )
      })}
    </svg>
  )
}

/** One scale for how sure an insight is, with the mark from which it is approved by itself. */
export function ConfidenceArc() {
  return (
    <>
      <Arc
        shape={{
          width: 1280,
          height: 190,
          radius: 2300,
          step: 1,
          numbers: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
          pins: PINS,
        }}
        className="max-md:hidden"
      />
      <Arc
        shape={{
          width: 358,
          height: 124,
          radius: 640,
          step: 2,
          numbers: [0, 50, 90],
          pins: PINS.filter(pin => pin.at !== 80),
        }}
        className="md:hidden"
      />
    </>
  )
}

/** Tens stand out from fives, fives from ones. */
function tickLength(value: number): number {
  if (value % 10 === 0) return 14
  return value % 5 === 0 ? 10 : 6
}
