import { widest } from './geometry/labels.ts'
import { extentOf, lyingScale } from './geometry/scales.ts'
import { fallsOf, type Change, type Fall } from './geometry/waterfall.ts'
import { Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

type Total = { label: string; value: number }
export type WaterfallProps = {
  /** The message, for those who do not see the picture. */ label: string
  /** The former total and the new one. */ from: Total
  to: Total
  changes: readonly Change[]
  format: (value: number) => string
  /** Rows of changes at most. */ most?: number
  nameRest?: (count: number) => string
  /** What the changes do not add up to. */ nameUnexplained?: string
  series?: SeriesIndex
}

const ROW = 31
const BAR = 13
const nameSmaller = (count: number) => `${count} smaller ${count === 1 ? 'effect' : 'effects'}`

/** How one total became another: only the changes, lying down, the biggest first. A rise is solid, a fall hollow with its sign. */
export default function Waterfall(props: WaterfallProps) {
  const { from, to, changes, most = 8, nameRest = nameSmaller } = props
  const nameUnexplained = props.nameUnexplained ?? 'Not explained'
  const falls = fallsOf({
    from: from.value,
    to: to.value,
    changes,
    most,
    nameRest,
    nameUnexplained,
  })
  const height = (falls.length + 2) * ROW
  return (
    <Measured height={height}>
      {width => <Falls {...props} falls={falls} width={width} height={height} />}
    </Measured>
  )
}

/** With its sign: "+£1,418", "−£1,375". */
const signed = (value: number, format: (value: number) => string) =>
  `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`

type FallsProps = WaterfallProps & { falls: readonly Fall[]; width: number; height: number }

function Falls({ label, from, to, format, falls, series = 1, width, height }: FallsProps) {
  const figures = falls.map(({ value }) => signed(value, format))
  const ends = widest([...figures, format(from.value), format(to.value)], 600)
  const names = Math.min(widest(falls.map(fall => fall.label)), width * (width < 480 ? 0.4 : 0.36))
  const extent = extentOf([from.value, ...falls.map(fall => fall.to)]) ?? [0, 1]
  // The bars stand away from the totals' own size: only what changed is drawn.
  const scale = lyingScale([0, extent[1] - extent[0] || 1], [names + 14, width - ends - 14])
  const x = (value: number) => scale(value - extent[0])
  const spots = falls.map((fall, at) => ({
    x: x(Math.max(fall.from, fall.to)),
    y: (at + 1.5) * ROW,
  }))
  const read = (at: number) => ({
    title: falls[at]!.label,
    lines: [
      { label: '', value: figures[at]! },
      { label: 'then', value: format(falls[at]!.to) },
    ],
  })
  return (
    <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'y' }}>
      {here => (
        <>
          <TotalRow total={from} format={format} width={width} room={width - ends - 14} y={0} />
          <Rule
            from={[x(from.value), ROW]}
            to={[x(from.value), height - ROW]}
            stroke="var(--line-strong)"
          />
          {falls.map((fall, at) => (
            <g key={fall.id}>
              <Rule from={[0, (at + 2) * ROW]} to={[width, (at + 2) * ROW]} />
              <Words
                x={0}
                y={(at + 1.5) * ROW + 4.5}
                text={fall.label}
                room={names}
                fill={here === at ? 'var(--ink)' : 'var(--ink-2)'}
              />
              <FallBar fall={fall} x={x} y={(at + 1.5) * ROW} series={series} />
              {at < falls.length - 1 && (
                <Rule
                  from={[x(fall.to), (at + 1.5) * ROW + BAR / 2]}
                  to={[x(fall.to), (at + 2.5) * ROW - BAR / 2]}
                  stroke="var(--line-strong)"
                  width={0.75}
                />
              )}
              <Words
                x={width}
                y={(at + 1.5) * ROW + 4.5}
                text={figures[at]!}
                anchor="end"
                fill="var(--ink)"
                strong
              />
            </g>
          ))}
          <TotalRow
            total={to}
            format={format}
            width={width}
            room={width - ends - 14}
            y={height - ROW}
            isNew
          />
        </>
      )}
    </Plot>
  )
}

type TotalRowProps = {
  total: Total
  format: (value: number) => string
  width: number
  room: number
  y: number
  isNew?: boolean
}

function TotalRow({ total, format, width, room, y, isNew }: TotalRowProps) {
  const base = y + ROW / 2 + 4.5
  const fill = isNew ? 'var(--ink)' : 'var(--ink-2)'
  return (
    <>
      <Words x={0} y={base} text={total.label} room={room} fill={fill} strong={isNew} />
      <Words x={width} y={base} text={format(total.value)} anchor="end" fill="var(--ink)" strong />
    </>
  )
}

type FallBarProps = { fall: Fall; x: (value: number) => number; y: number; series: SeriesIndex }

function FallBar({ fall, x, y, series }: FallBarProps) {
  const left = Math.min(x(fall.from), x(fall.to))
  const width = Math.max(1, Math.abs(x(fall.to) - x(fall.from)))
  if (fall.value >= 0)
    return <rect x={left} y={y - BAR / 2} width={width} height={BAR} fill={colourOf(series)} />
  return (
    <rect
      x={left + 0.75}
      y={y - BAR / 2 + 0.75}
      width={Math.max(1, width - 1.5)}
      height={BAR - 1.5}
      fill="var(--ground)"
      stroke="var(--chart-2)"
      strokeWidth={1.5}
    />
  )
}
