import type { ReactNode } from 'react'
import { SourceMark } from '@/ui/patterns/source-mark.tsx'
import { cn } from '@/ui/cn.ts'
import { useEditing } from '@/agents/editing/index.ts'
import { originLine } from '../source-notes.tsx'

/** document: a reading column with a contents list and a margin. pane: beside the conversation. */
export type Layout = 'document' | 'pane'

type SectionProps = {
  id: string
  layout: Layout
  heading?: ReactNode
  /** Takes the margin's room too (drawings). */
  wide?: boolean
  /** Sources whose quotes stand in the margin beside this part. */
  margin?: readonly number[]
  children: ReactNode
}

/** One part of a deliverable; in a document its sources stand in the margin where there is one. */
export function Section({ id, layout, heading, wide, margin = [], children }: SectionProps) {
  const document = layout === 'document'
  return (
    <>
      <section
        className={cn(
          'min-w-0',
          document ? cn('mt-12 xl:col-start-2', wide && 'xl:col-span-2') : 'mt-8',
        )}
      >
        {heading && (
          <h2
            id={`${id}-h`}
            className={cn(
              'scroll-mt-20',
              document ? 'book border-t border-ink pt-3 text-read font-[560]' : 'font-semibold',
            )}
          >
            {heading}
          </h2>
        )}
        <div className={heading ? 'mt-2' : undefined}>{children}</div>
      </section>
      {document && !wide && margin.length > 0 && <MarginNotes numbers={margin} />}
    </>
  )
}

function MarginNotes({ numbers }: { numbers: readonly number[] }) {
  const { sources } = useEditing()
  return (
    <ul
      aria-label="Sources beside this part"
      className="mt-12 hidden content-start gap-4 pt-3.5 text-caption text-ink-2 xl:col-start-3 xl:grid"
    >
      {numbers.map(number => {
        const source = sources.get(number)
        if (!source) return null
        const assumed = source.kind === 'assumption'
        return (
          <li key={number} className="grid grid-cols-[28px_minmax(0,1fr)] gap-1.5">
            <span className="mt-px whitespace-nowrap">
              <SourceMark number={number} assumed={assumed} className="ml-0 align-baseline" />
            </span>
            <div className="min-w-0 wrap-anywhere">
              {source.quote && (
                <q className="book line-clamp-3 text-body leading-5 text-ink italic">
                  {source.quote}
                </q>
              )}
              {assumed ? (
                <>
                  Nothing backs this yet. <span className="text-ink-3">{source.check}</span>
                </>
              ) : (
                <span className="block text-ink-3">{originLine(source)}</span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
