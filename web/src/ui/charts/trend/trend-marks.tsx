import { FONT } from '../geometry/labels.ts'
import { Rule, Words } from '../marks.tsx'
import { colourOf } from '../series.ts'
import type { TrendLayout } from './trend-layout.ts'

const HAIR = 0.75

/** Stretches without data, shaded and named near the base line. */
export function MissingSpans({
  missing,
  top,
  bottom,
}: Pick<TrendLayout, 'missing' | 'top' | 'bottom'>) {
  return missing.map(({ from, to, label, words }) => (
    <g key={`${from} ${label}`}>
      <title>{label}</title>
      <rect x={from} y={top} width={to - from} height={bottom - top} fill="var(--sunken)" />
      {words.map((word, index) => (
        <Words
          key={index}
          x={(from + to) / 2}
          y={bottom - 8 - (words.length - 1 - index) * 14}
          text={word}
          anchor="middle"
          fill="var(--ink-2)"
        />
      ))}
    </g>
  ))
}

/** What is written at the ends of the lines, led back to them where it had to move. */
export function LineEnds({ ends, right }: Pick<TrendLayout, 'ends' | 'right'>) {
  return ends.map((end, at) => (
    <g key={at}>
      {Math.abs(end.at - end.y) > 5 && (
        <path
          d={`M${end.x + 5} ${end.y}L${right + 11} ${end.at}`}
          stroke="var(--line-strong)"
          strokeWidth={HAIR}
          fill="none"
        />
      )}
      <Words x={right + 14} y={end.at + 4.5} text={end.text} fill={end.fill} strong={end.strong} />
    </g>
  ))
}

/** Letters of notes below the axis, with a hairline to their day. */
export function NoteMarks({ notes, top, bottom }: Pick<TrendLayout, 'notes' | 'top' | 'bottom'>) {
  const y = bottom + 36
  return notes.map(({ letter, at, mark, by, text }) => (
    <g key={letter}>
      <title>{text}</title>
      <path
        d={`M${at} ${top}V${bottom + 22}L${mark} ${y - 8}`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={HAIR}
      />
      <rect
        x={mark - 8}
        y={y - 8}
        width={16}
        height={16}
        rx={by === 'person' ? 8 : 0}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth={1.25}
      />
      <text
        x={mark}
        y={y + 4}
        fontSize={FONT - 2}
        fontWeight={600}
        fill="var(--ink)"
        textAnchor="middle"
      >
        {letter}
      </text>
    </g>
  ))
}

/** The reading point: a hairline at its step and a ring on each line. */
export function ReadingPoint({ layout, step }: { layout: TrendLayout; step: number }) {
  const { x, y, top, bottom, lines } = layout
  return (
    <g>
      <Rule from={[x(step), top]} to={[x(step), bottom]} stroke="var(--ink)" />
      {lines.map(({ name, series, points }) => {
        const value = points[step]?.value
        if (value === undefined) return null
        return (
          <circle
            key={name}
            cx={x(step)}
            cy={y(value)}
            r={5}
            fill="var(--ground)"
            stroke={colourOf(series)}
            strokeWidth={2.25}
          />
        )
      })}
    </g>
  )
}
