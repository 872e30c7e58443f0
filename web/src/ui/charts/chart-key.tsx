import { colourOf, shapeOf, type SeriesIndex } from './series.ts'

/** A row of a key. `series`: its marker; without one it is a line in grey or ink, or the shade of a stretch without data. */
export type KeyEntry = {
  name: string
  value?: string
  series?: SeriesIndex
  line?: 'before' | 'plan' | 'missing'
}

/** What the marks are called, by shape and colour: for where there is no room at the ends of lines. */
export function ChartKey({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul data-chart-words className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption text-ink-2">
      {entries.map(entry => (
        <li key={entry.name} className="flex items-center gap-1.5">
          <KeyMark {...entry} />
          <span>
            {entry.name}
            {entry.value && ` ${entry.value}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function KeyMark({ series, line }: KeyEntry) {
  return (
    <svg aria-hidden viewBox="-6 -6 12 12" className="chart-mark size-3 shrink-0">
      {series && <path d={shapeOf(series)} fill={colourOf(series)} />}
      {line === 'missing' && (
        <rect x={-5.5} y={-5.5} width={11} height={11} fill="var(--sunken)" stroke="var(--line)" />
      )}
      {line === 'plan' && <path d="M-6 0H6" stroke="var(--ink)" strokeWidth={1.5} />}
      {line === 'before' && <path d="M-6 0H6" stroke="var(--ink-3)" strokeWidth={2} />}
    </svg>
  )
}
