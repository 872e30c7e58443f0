import { shortDay } from '@sextant/contracts/days'
import type { SectionOf } from '@sextant/contracts/reports/content'
import { Frame, Label } from './frame.tsx'
import { textWidth } from './text-size.tsx'
import type { Tone } from './tone.tsx'

type ReportLineProps = {
  section: SectionOf<'line'>
  width: number
  tone: Tone
  /** Of the brand: the first series. */
  colour: string
}

/** Natural height in px. */
export const REPORT_LINE_HEIGHT = 204
const [TOP, FOOT] = [14, 28]
/** Between two dates below the line, at least. */
const DATE_ROOM = 92

type Place = { x: (at: number) => number; y: (value: number) => number }
type Point = { at: number; value: number }

/** Days in a row that were told: a gap is never bridged. */
function runsOf(values: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = []
  values.forEach((value, at) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last?.at(-1)?.at === at - 1) last.push({ at, value })
    else runs.push([{ at, value }])
  })
  return runs
}

const pathOf = (run: readonly Point[], { x, y }: Place): string =>
  run
    .map(({ at, value }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')

const areaOf = (run: readonly Point[], place: Place): string =>
  `${pathOf(run, place)}L${place.x(run.at(-1)!.at).toFixed(1)} ${place.y(0)}L${place.x(run[0]!.at).toFixed(1)} ${place.y(0)}Z`

/** Which days are named: the first, the last, and what fits between. */
function datesShown(many: number, room: number): number[] {
  const parts = Math.max(1, Math.min(many - 1, Math.floor(room / DATE_ROOM)))
  return [
    ...new Set(Array.from({ length: parts + 1 }, (_, at) => Math.round((at * (many - 1)) / parts))),
  ]
}

/** A figure day by day, the period before as a thin line; for the sheet and for files. */
export function ReportLine({ section, width, tone, colour }: ReportLineProps) {
  const { points, ticks, last } = section
  const left = Math.max(...ticks.map(({ text }) => textWidth(text, 13))) + 10
  const right = width - textWidth(last, 13, 600) - 18
  const most = ticks.at(-1)?.value || 1
  const base = REPORT_LINE_HEIGHT - FOOT
  const place: Place = {
    x: at => left + (points.length < 2 ? 0 : (at / (points.length - 1)) * (right - left)),
    y: value => base - (Math.max(0, value) / most) * (base - TOP),
  }
  const end = points.findLastIndex(({ value }) => value !== null)
  return (
    <Frame width={width} height={REPORT_LINE_HEIGHT} label={section.title} tone={tone}>
      {ticks.map(({ value, text }) => (
        <g key={value}>
          <path
            d={`M${left} ${place.y(value)}H${right}`}
            stroke={value === 0 ? tone.lineStrong : tone.line}
          />
          <Label x={left - 8} y={place.y(value) + 4.5} text={text} anchor="end" fill={tone.ink3} />
        </g>
      ))}
      {runsOf(points.map(({ before }) => before)).map(run => (
        <path
          key={run[0]!.at}
          d={pathOf(run, place)}
          fill="none"
          stroke={tone.lineStrong}
          strokeWidth={1.25}
          opacity={0.7}
        />
      ))}
      {runsOf(points.map(({ value }) => value)).map(run => (
        <g key={run[0]!.at}>
          <path d={areaOf(run, place)} fill={colour} opacity={0.13} />
          <path
            d={pathOf(run, place)}
            fill="none"
            stroke={colour}
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </g>
      ))}
      {end >= 0 && (
        <>
          <circle cx={place.x(end)} cy={place.y(points[end]!.value!)} r={4} fill={colour} />
          <Label
            x={place.x(end) + 10}
            y={place.y(points[end]!.value!) + 4.5}
            text={last}
            weight={600}
            fill={colour}
          />
        </>
      )}
      {datesShown(points.length, right - left).map(at => (
        <Label
          key={at}
          x={place.x(at)}
          y={REPORT_LINE_HEIGHT - 6}
          text={shortDay(points[at]!.day)}
          anchor={at === 0 ? 'start' : 'middle'}
          fill={tone.ink3}
        />
      ))}
    </Frame>
  )
}
