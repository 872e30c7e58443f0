import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

const columns: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
}

/** Two to four figures in one ruled row, never in boxes. */
export function StatRow({
  stats,
  className,
}: {
  stats: readonly {
    label: string
    value: ReactNode
    note?: ReactNode
    /** Leads to what the figure counts. */ onOpen?: (() => void) | undefined
  }[]
  className?: string
}) {
  return (
    <dl
      className={cn('grid overflow-hidden border-y border-line', columns[stats.length], className)}
    >
      {stats.map(stat => (
        // Each cell draws the rules above and left of it one pixel outside; the list clips the outermost.
        <div
          key={stat.label}
          className={cn(
            '-mt-px -ml-px relative min-w-0 border-t border-l border-line px-6 pt-3.5 pb-4 max-md:px-4 md:first:pl-0',
            stats.length === 3 ? 'max-md:px-0' : 'max-md:odd:pl-0',
          )}
        >
          <dt className="text-caption text-ink-3">{stat.label}</dt>
          <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-title font-semibold tracking-[-0.012em] wrap-anywhere">
            {stat.onOpen ? (
              <button
                type="button"
                onClick={stat.onOpen}
                className="cursor-pointer underline decoration-line-strong decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
              >
                {stat.value}
                <span className="sr-only">: show {stat.label.toLowerCase()}</span>
              </button>
            ) : (
              stat.value
            )}
            {stat.note && (
              <span className="text-caption font-normal tracking-normal text-ink-3">
                {stat.note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
