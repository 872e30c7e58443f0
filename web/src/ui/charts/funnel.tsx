import { widest } from './geometry/labels.ts'
import { lyingScale } from './geometry/scales.ts'
import { sayShare, sharesOf, type FunnelStep } from './geometry/shares.ts'
import { Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

export type FunnelProps = {
  /** The message, for those who do not see the picture. */ label: string
  steps: readonly FunnelStep[]
  format?: (count: number) => string
  /** How a share of the step before (0 to 1) is written. */ formatShare?: (share: number) => string
  series?: SeriesIndex
}

const ROW = 30
const BETWEEN = 24
const BAR = 18
const plain = (value: number) => value.toLocaleString('en-US')
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 3 })

/** Steps below each other as bars of their counts, and between them which share goes on. */
export default function Funnel(props: FunnelProps) {
  const { steps } = props
  const height = steps.length * ROW + Math.max(0, steps.length - 1) * BETWEEN
  return (
    <Measured height={height}>
      {width => <Steps {...props} width={width} height={height} />}
    </Measured>
  )
}

type StepsProps = FunnelProps & { width: number; height: number }

function Steps({
  label,
  steps,
  format = plain,
  formatShare = percent.format,
  series = 1,
  width,
  height,
}: StepsProps) {
  const shares = sharesOf(steps)
  const says = (count: number | null) => (count === null ? 'not counted' : format(count))
  const names = Math.min(widest(steps.map(step => step.label)), width * 0.36)
  const ends = widest(
    steps.map(({ count }) => says(count)),
    600,
  )
  const left = names + 14
  const most = Math.max(0, ...steps.map(({ count }) => count ?? 0))
  const x = lyingScale([0, most], [left, width - ends - 10])
  const rowY = (at: number) => at * (ROW + BETWEEN) + ROW / 2
  const spots = steps.map(({ count }, at) => ({ x: x(count ?? 0), y: rowY(at) }))
  const between = (at: number) => sayShare(steps, shares, { at, format, formatShare })
  const read = (at: number) => ({
    title: steps[at]!.label,
    lines: [
      { label: '', value: says(steps[at]!.count) },
      ...(at > 0 ? [{ label: '', value: between(at) }] : []),
    ],
  })
  return (
    <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'y' }}>
      {here =>
        steps.map((step, at) => (
          <g key={step.id}>
            {at > 0 && (
              <>
                <path
                  d={`M${left + 5} ${rowY(at) - ROW / 2 - BETWEEN + 1}v${BETWEEN - 8}m-3.5-4l3.5 4l3.5-4`}
                  fill="none"
                  stroke="var(--line-strong)"
                />
                <Words
                  x={left + 18}
                  y={rowY(at) - ROW / 2 - BETWEEN / 2 + 4}
                  text={between(at)}
                  room={width - left - 18}
                />
              </>
            )}
            <Words
              x={0}
              y={rowY(at) + 4.5}
              text={step.label}
              room={names}
              fill={here === at ? 'var(--ink)' : 'var(--ink-2)'}
            />
            <rect
              x={left}
              y={rowY(at) - BAR / 2}
              width={Math.max(step.count ? 1.5 : 0, x(step.count ?? 0) - left)}
              height={BAR}
              fill={colourOf(series)}
            />
            <Words
              x={width}
              y={rowY(at) + 4.5}
              text={says(step.count)}
              anchor="end"
              fill="var(--ink)"
              strong
            />
          </g>
        ))
      }
    </Plot>
  )
}
