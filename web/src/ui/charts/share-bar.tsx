import { ChartKey } from './chart-key.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

type Share = { name: string; value: number; series: SeriesIndex }
type ShareBarProps = {
  /** The message, for those who do not see the picture. */ label: string
  parts: readonly Share[]
  /** How a part's share (0 to 1) is written. */ format?: (share: number) => string
  /** px. */ height?: number
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** One whole and its parts, lying down, with a key that names each share. */
export function ShareBar({ label, parts, format = percent.format, height = 16 }: ShareBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const shares = parts.map(part => ({ ...part, share: whole > 0 ? part.value / whole : 0 }))
  const begins = shares.map((_, at) =>
    shares.slice(0, at).reduce((sum, { share }) => sum + share, 0),
  )
  return (
    <div>
      <svg
        data-chart
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
        role="img"
        aria-label={`${label}: ${shares.map(({ name, share }) => `${name} ${format(share)}`).join(', ')}`}
        width="100%"
        height={height}
        className="chart"
      >
        {shares.map(({ name, share, series }, at) => (
          <rect
            key={name}
            x={`${begins[at]! * 100}%`}
            width={`${share * 100}%`}
            height={height}
            fill={colourOf(series)}
            stroke="var(--ground)"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <ChartKey
        entries={shares.map(({ name, share, series }) => ({ name, series, value: format(share) }))}
      />
    </div>
  )
}
