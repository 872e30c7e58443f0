import type { Meter } from '@sextant/contracts/persona/persona'

/** Points that fit beside each other; of more customers the words tell. */
const POINTS_MOST = 8
/** Viewbox units from one point to the next. */
const STEP = 15
const MIDDLE = 10

/** A point a customer, a square for documents, a diamond for what was computed; filled where it says it. The words beside it say the same. */
export function EvidenceMeter({ meter }: { meter: Meter }) {
  const { said, asked, documents, computed } = meter
  const points = Math.min(asked, POINTS_MOST)
  const width = points * STEP + 2 * STEP + 12
  return (
    <svg viewBox={`0 0 ${width} 20`} width={width} height={20} aria-hidden className="shrink-0">
      {Array.from({ length: points }, (_, index) => (
        <circle
          key={index}
          cx={8 + index * STEP}
          cy={MIDDLE}
          r={4.5}
          stroke="currentColor"
          fill={index < said ? 'currentColor' : 'none'}
        />
      ))}
      <DocumentSign x={points * STEP + 6} filled={documents > 0} />
      <ComputedSign x={points * STEP + STEP + 10} filled={computed} />
    </svg>
  )
}

type SignProps = { x: number; filled: boolean }
const fillOf = (filled: boolean): string => (filled ? 'currentColor' : 'none')

export const DocumentSign = ({ x, filled }: SignProps) => (
  <rect x={x} y={MIDDLE - 5} width={10} height={10} stroke="currentColor" fill={fillOf(filled)} />
)

export const ComputedSign = ({ x, filled }: SignProps) => (
  <path d={`M${x + 6} ${MIDDLE - 6}l6 6-6 6-6-6z`} stroke="currentColor" fill={fillOf(filled)} />
)
