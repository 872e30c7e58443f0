import type { BoardColumn } from '../board-columns.ts'

/** A way to each column of a board that is wider than the window. */
export function ColumnLinks({
  columns,
  onChoose,
}: {
  columns: readonly BoardColumn[]
  onChoose: (index: number) => void
}) {
  return (
    <nav aria-label="Columns of the board" className="flex flex-wrap gap-x-4 text-caption">
      {columns.map(({ id, title, campaigns }, index) => (
        <button
          key={id}
          type="button"
          className="link link-alone gap-1.5 tabular-nums"
          onClick={() => onChoose(index)}
        >
          {title} <span className="text-ink-3">{campaigns.length}</span>
        </button>
      ))}
    </nav>
  )
}
