import type { SectionOf } from '@sextant/contracts/reports/content'
import { Frame, Label } from './frame.tsx'
import { textWidth } from './text-size.tsx'
import type { Tone } from './tone.tsx'

type ReportFallsProps = {
  section: SectionOf<'falls'>
  width: number
  tone: Tone
  /** Of the brand: what rises. */
  colour: string
}

const ROW = 31
const BAR = 14

/** Natural height in px. */
export const reportFallsHeight = ({ parts }: SectionOf<'falls'>): number => parts.length * ROW + 2

type Fall = { label: string; text: string; value: number; from: number; to: number }

function fallsOf(parts: SectionOf<'falls'>['parts']): Fall[] {
  let at = 0
  return parts.map(part => {
    const from = at
    at += part.value
    return { ...part, from, to: at }
  })
}

/** What made the difference, lying down, each cause from where the one before ended. A rise is solid, a fall hollow with its sign. */
export function ReportFalls({ section, width, tone, colour }: ReportFallsProps) {
  const falls = fallsOf(section.parts)
  const ends = Math.max(...falls.map(({ text }) => textWidth(text, 13, 600)))
  const names = Math.min(Math.max(...falls.map(({ label }) => textWidth(label, 13))), width * 0.38)
  const edges = [0, ...falls.map(({ to }) => to)]
  const [low, high] = [Math.min(...edges), Math.max(...edges)]
  const [left, right] = [names + 16, width - ends - 16]
  const x = (value: number): number => left + ((value - low) / (high - low || 1)) * (right - left)
  const height = reportFallsHeight(section)
  return (
    <Frame width={width} height={height} label={section.title} tone={tone}>
      <path d={`M${x(0)} 0V${height - 2}`} stroke={tone.lineStrong} />
      {falls.map((fall, at) => (
        <g key={fall.label} transform={`translate(0 ${at * ROW})`}>
          <path d={`M0 ${ROW}H${width}`} stroke={tone.line} />
          <Label x={0} y={ROW / 2 + 4.5} text={fall.label} room={names + 4} fill={tone.ink2} />
          <Bar fall={fall} x={x} tone={tone} colour={colour} />
          <Label
            x={width}
            y={ROW / 2 + 4.5}
            text={fall.text}
            anchor="end"
            weight={600}
            fill={tone.ink}
          />
        </g>
      ))}
    </Frame>
  )
}

type BarProps = { fall: Fall; x: (value: number) => number; tone: Tone; colour: string }

function Bar({ fall, x, tone, colour }: BarProps) {
  const left = Math.min(x(fall.from), x(fall.to))
  const wide = Math.max(1, Math.abs(x(fall.to) - x(fall.from)))
  const y = (ROW - BAR) / 2
  if (fall.value >= 0) return <rect x={left} y={y} width={wide} height={BAR} fill={colour} />
  return (
    <rect
      x={left + 0.75}
      y={y + 0.75}
      width={Math.max(1, wide - 1.5)}
      height={BAR - 1.5}
      fill={tone.surface}
      stroke={tone.series[1]}
      strokeWidth={1.5}
    />
  )
}
