/** Widths of what will be written, row by row: uneven, as words are. */
const WIDTHS = ['72%', '54%', '66%', '44%']

/** The outline of a table that is to come: shows what will stand here. A picture only. */
export function GhostTable({ columns }: { columns: readonly string[] }) {
  return (
    <div
      aria-hidden
      className="grid overflow-hidden [mask-image:linear-gradient(to_bottom,black_30%,transparent)]"
      style={{
        gridTemplateColumns: `minmax(0,2.4fr) repeat(${columns.length - 1}, minmax(0,1fr))`,
      }}
    >
      {columns.map(column => (
        <span
          key={column}
          className="truncate border-b border-line-strong py-2 pr-3 text-caption font-medium text-ink-3"
        >
          {column}
        </span>
      ))}
      {WIDTHS.map((width, row) =>
        columns.map((column, index) => (
          <span
            key={`${column} ${width}`}
            className="grid gap-1.5 border-b border-line py-3.5 pr-3"
          >
            <i
              className="h-2.5 rounded-sm bg-line"
              style={{ width: index === 0 ? width : '58%' }}
            />
            {index === 0 && (
              <i
                className="h-2 rounded-sm bg-line opacity-70"
                style={{ width: WIDTHS[(row + 2) % WIDTHS.length] }}
              />
            )}
          </span>
        )),
      )}
    </div>
  )
}
