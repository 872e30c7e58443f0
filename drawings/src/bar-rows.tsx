import { Label } from './frame.tsx'
import type { Tone } from './tone.tsx'

/** A bar with its name and figure; `part`: of the longest, 0–1. Hatched where it is of the second kind. */
export type BarRow = { name: string; figure: string; part: number; isHatched?: boolean }

const ROW = 30
const HEAD = 28
const NAME = 0.34
const FIGURE = 0.3

/** Natural height in px. */
export const barRowsHeight = (rows: readonly BarRow[]): number => HEAD + rows.length * ROW + 6

type BarRowsProps = {
  title: string
  rows: readonly BarRow[]
  width: number
  tone: Tone
  /** Unlike any other in the same file: what the hatching is called. */
  id: string
}

/** Bars from nought below a heading, name on the left, figure on the right. */
export function BarRows({ title, rows, width, tone, id }: BarRowsProps) {
  const [from, to] = [width * NAME, width * (1 - FIGURE)]
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={6} height={6} fill={tone.series[2]} />
          <path d="M0 0V6" stroke={tone.ground} strokeWidth={2} />
        </pattern>
      </defs>
      <Label x={0} y={14} text={title} weight={600} fill={tone.ink} room={width} />
      {rows.map(({ name, figure, part, isHatched }, at) => (
        <g key={at} transform={`translate(0 ${HEAD + at * ROW})`}>
          <Label x={0} y={16} text={name} room={from - 12} fill={tone.ink2} />
          <rect
            x={from}
            y={5}
            width={Math.max(1, (to - from) * part)}
            height={14}
            fill={isHatched ? `url(#${id})` : tone.series[0]}
          />
          <Label x={width} y={16} text={figure} anchor="end" weight={600} fill={tone.ink} />
          <path d={`M0 ${ROW - 4}H${width}`} stroke={tone.line} />
        </g>
      ))}
    </>
  )
}
