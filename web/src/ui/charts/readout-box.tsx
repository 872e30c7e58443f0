import { cn } from '../cn.ts'
import type { Spot } from './geometry/reading.ts'
import { colourOf, shapeOf } from './series.ts'
import type { Readout } from './use-reading.ts'

const AWAY = 14

type ReadoutBoxProps = {
  readout: Readout
  spot: Spot
  width: number
  /** Below the spot: of rows the one that is read stays in sight. */ below?: boolean
}

/** What the reading point says, beside it on the side with more room. Seen only: the same words are the chart's value text. */
export function ReadoutBox({ readout, spot, width, below }: ReadoutBoxProps) {
  const isRight = spot.x > width / 2
  const side = isRight
    ? { right: width - spot.x + AWAY, maxWidth: spot.x - AWAY }
    : { left: spot.x + AWAY, maxWidth: width - spot.x - AWAY }
  return (
    <div
      aria-hidden
      style={{ ...side, top: below ? spot.y + 12 : Math.max(0, spot.y - 18) }}
      className="pointer-events-none absolute z-10 rounded-md border border-line-strong bg-raised px-2.5 py-1.5 text-caption text-ink shadow-float print:hidden"
    >
      <p className="font-semibold">{readout.title}</p>
      {readout.lines.map(({ label, value, mark }, at) => (
        <p key={at} className="flex items-baseline gap-1.5">
          {mark && (
            <svg viewBox="-6 -6 12 12" className="size-2.5 shrink-0">
              <path d={shapeOf(mark)} fill={colourOf(mark)} />
            </svg>
          )}
          {label && <span className="text-ink-2">{label}</span>}
          <span className={cn(label && 'ml-auto pl-2 text-right')}>{value}</span>
        </p>
      ))}
    </div>
  )
}
