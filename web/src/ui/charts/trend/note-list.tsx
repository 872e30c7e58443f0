import { letterOf } from '../geometry/labels.ts'
import { sayStep, type Grain } from '../geometry/steps.ts'
import type { TrendNote } from './trend-data.ts'

type NoteListProps = {
  notes: readonly TrendNote[]
  grain: Grain
  sayAt?: (at: string) => string
}

/** The notes of a time line under their letters, the earliest first. */
export function NoteList({ notes, grain, sayAt }: NoteListProps) {
  if (notes.length === 0) return null
  const day = grain === 'month' ? 'week' : grain
  return (
    <ol
      data-chart-words
      className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-5 text-caption text-ink-2"
    >
      {notes
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map((note, index) => (
          <li key={`${note.at} ${note.text}`} className="flex gap-2 py-[3px]">
            <NoteMark letter={letterOf(index)} by={note.by} />
            <span>
              {(sayAt ?? (at => sayStep(at, day)))(note.at)} · {note.text}
            </span>
          </li>
        ))}
    </ol>
  )
}

// A drawing, so that it gets into the chart's picture too.
function NoteMark({ letter, by }: { letter: string; by: TrendNote['by'] }) {
  return (
    <svg viewBox="0 0 18 18" className="chart-mark size-4.5 shrink-0" fontSize={11}>
      <rect
        x={1}
        y={1}
        width={16}
        height={16}
        rx={by === 'person' ? 8 : 0}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.25}
      />
      <text x={9} y={13} textAnchor="middle" fontWeight={600} fill="var(--ink)">
        {letter}
      </text>
    </svg>
  )
}
