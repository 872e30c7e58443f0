import type { DeepPartial } from './deep-partial.tsx'
import { present } from './deep-partial.tsx'
import type { PersonaRow } from '@sextant/contracts/persona/persona'

/** Viewbox units: between two lines, the height of a line, the side of a mark. */
const STEP = 27.5
const HEIGHT = 182
const SIDE = 12
/** Lines that still read as one mark. */
const LINES_MOST = 9

/** An abstract portrait: a line an attribute, its mark as high as many customers say it; hollow where nobody does. */
export function PersonaMark({
  rows,
  className,
}: {
  rows: DeepPartial<PersonaRow[]> | undefined
  className?: string
}) {
  const lines = present(rows).slice(0, LINES_MOST)
  const width = SIDE + STEP * Math.max(1, lines.length - 1)
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT + 2}`} aria-hidden className={className}>
      <path d={`M0 ${HEIGHT + 1}H${width}`} stroke="currentColor" strokeWidth={1.5} />
      {lines.map((row, index) => (
        <Line key={index} at={index * STEP} row={row} />
      ))}
    </svg>
  )
}

function Line({ at, row: { meter } }: { at: number; row: DeepPartial<PersonaRow> }) {
  const { said = 0, asked = 0, documents = 0 } = meter ?? {}
  const part = asked > 0 ? said / asked : 0
  const isHeard = said + documents > 0
  const y = (HEIGHT - SIDE - 6) * (1 - part)
  return (
    <>
      <path d={`M${at + SIDE / 2} 1V${HEIGHT}`} stroke="var(--line-strong)" />
      <rect
        x={at + 0.5}
        y={y + 0.5}
        width={SIDE - 1}
        height={SIDE + 5}
        stroke="var(--agent-persona)"
        strokeWidth={1}
        fill={isHeard ? 'var(--agent-persona)' : 'var(--surface)'}
      />
    </>
  )
}
