import type { Segments } from '@sextant/contracts/marketing-strategy/segments'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { useId } from 'react'
import { cn } from '@/ui/cn.ts'
import { useEditing } from '../editing/editing.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'

type Part = DeepPartial<Segments> | undefined

/** The group that everything after this is for. Choosing another one makes everything after it anew. */
export function TargetChoice({ segments }: { segments: Part }) {
  const { may, busy, acting } = useEditing()
  const name = useId()
  const rows = present(segments?.rows)
  const aim = may ? acting?.aim : undefined
  return (
    <div className="grid gap-3">
      {aim && rows.length > 1 && (
        <fieldset data-first className="grid gap-1 print:hidden" disabled={busy}>
          <legend className="cap mb-1">Everything below is for</legend>
          {rows.map(({ fact, claim, score }) => (
            <label
              key={fact}
              className={cn(
                'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm border border-line px-3 py-1.5',
                fact === segments?.target && 'border-act bg-act-soft',
              )}
            >
              <input
                type="radio"
                name={name}
                className="accent-act"
                checked={fact === segments?.target}
                onChange={() => fact && void aim(fact)}
              />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{claim?.text}</span>
              <span className="cap tabular-nums">
                {score === null || score === undefined ? '' : `${score} points`}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p
        className={cn('book text-title leading-8', aim && rows.length > 1 && 'hidden print:block')}
      >
        {rows.find(({ fact }) => fact === segments?.target)?.claim?.text}
      </p>
      <p className="text-ink-2">
        <InlineClaim
          prose
          claim={segments?.reason}
          path={['body', 'segments', 'reason']}
          label="Why this group"
        />
        {bestOther(segments)}
      </p>
    </div>
  )
}

/** Another group has more points than the one that is aimed at. */
function bestOther(segments: Part): string {
  const rows = present(segments?.rows)
  const own = rows.find(({ fact }) => fact === segments?.target)?.score ?? null
  const [best] = rows.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
  if (own === null || !best || (best.score ?? 0) <= own) return ''
  return ` ${best.claim?.text} have more points: ${best.score} against ${own}.`
}
