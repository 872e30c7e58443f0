import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import { shortDay } from '@sextant/contracts/days'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { Frame, Label } from './frame.tsx'
import type { Tone } from './tone.tsx'

type Chart = NonNullable<WhatIsOddBody['chart']>
type OddDaysProps = { chart: Chart; currency: string; width: number; tone: Tone }

const HEIGHT = 260
const TOP = 34
const BOTTOM = 226
const LEFT = 64

export const oddDaysHeight = HEIGHT

/** The days of a series as a line over the band in which they should lie; a day that nobody told is a gap. */
export function OddDaysDrawing({ chart, currency, width, tone }: OddDaysProps) {
  const { days, since, before } = chart
  const most = Math.max(...days.flatMap(({ value, high }) => [value ?? 0, high ?? 0]), 1e-9)
  const x = (at: number): number => LEFT + ((width - LEFT - 12) * at) / Math.max(1, days.length - 1)
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * value) / most
  const at = days.findIndex(({ day }) => day === since)
  const write = (value: number): string => written(chart.kind, value, currency)
  return (
    <Frame width={width} height={HEIGHT} label={chart.title} tone={tone}>
      <Label x={0} y={14} text={chart.title} weight={600} fill={tone.ink} room={width} />
      <path d={bandOf(days, x, y)} fill={tone.series[0]} fillOpacity={0.15} />
      {before !== null && (
        <path d={`M${LEFT} ${y(before)}H${width - 12}`} stroke={tone.ink3} strokeWidth={1} />
      )}
      {at >= 0 && <path d={`M${x(at)} ${TOP}V${BOTTOM}`} stroke={tone.lineStrong} />}
      {runsOf(days).map(run => (
        <path
          key={run[0]!.at}
          d={`M${run.map(({ at: place, value }) => `${x(place)} ${y(value)}`).join('L')}`}
          fill="none"
          stroke={tone.series[0]}
          strokeWidth={1.5}
        />
      ))}
      {days.map(({ day, value, isOdd }, place) =>
        value === null ? null : (
          <circle
            key={day}
            cx={x(place)}
            cy={y(value)}
            r={isOdd ? 4 : 2.25}
            fill={isOdd ? tone.series[1] : tone.series[0]}
          />
        ),
      )}
      <path d={`M${LEFT} ${BOTTOM}H${width - 12}`} stroke={tone.lineStrong} />
      <Label x={LEFT - 8} y={BOTTOM + 4} text={write(0)} anchor="end" fill={tone.ink2} />
      <Label x={LEFT - 8} y={TOP + 4} text={write(most)} anchor="end" fill={tone.ink2} />
      <Label x={LEFT} y={BOTTOM + 22} text={shortDay(days[0]?.day ?? '')} fill={tone.ink2} />
      <Label
        x={width - 12}
        y={BOTTOM + 22}
        text={shortDay(days.at(-1)?.day ?? '')}
        anchor="end"
        fill={tone.ink2}
      />
    </Frame>
  )
}

function written(kind: Chart['kind'], value: number, currency: string): string {
  if (kind === 'rate') return `${(value * 100).toFixed(1)}%`
  return kind === 'money' ? writeMoney(Math.round(value), currency) : String(Math.round(value))
}

type Days = Chart['days']

/** Days in a row that are known. */
function runsOf(days: Days): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = [[]]
  for (const [at, { value }] of days.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)!.push({ at, value })
  }
  return runs.filter(run => run.length > 0)
}

function bandOf(days: Days, x: (at: number) => number, y: (value: number) => number): string {
  const known = days.flatMap(({ low, high }, at) =>
    low === null || high === null ? [] : [{ at, low, high }],
  )
  if (known.length < 2) return ''
  const top = known.map(({ at, high }) => `${x(at)} ${y(high)}`)
  const bottom = known.toReversed().map(({ at, low }) => `${x(at)} ${y(low)}`)
  return `M${[...top, ...bottom].join('L')}Z`
}
