import { cn } from '@/ui/cn.ts'
import { type Entry, isUnsent } from './outline-places.ts'

/** A line of the outline. What is not confirmed or not sent says so. */
export function OutlineEntry({ entry, code }: { entry: Entry; code?: string }) {
  const { label, detail, state } = entry
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 border-t border-line py-1.5 first:border-t-0">
      <span className="w-6 text-caption leading-[1.375rem] font-semibold text-ink-3 empty:hidden">
        {code}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <span className={cn(state !== 'kept' && 'text-ink-2')}>{label}</span>
        {isUnsent(entry) && (
          <span aria-hidden className="ml-0.5 inline-block h-[15px] w-0.5 bg-act align-[-2px]" />
        )}
        {detail && <span className="cap block">{detail}</span>}
        {(isUnsent(entry) || state === 'proposed') && (
          <span className="cap block">{stateWords(entry)}</span>
        )}
      </div>
    </li>
  )
}

function stateWords(entry: Entry): string {
  if (entry.isGrowing) return 'More of it in your answer, not sent yet'
  return isUnsent(entry) ? 'In your answer, not sent yet' : 'Read, to confirm'
}

/** An empty place: a ruled line, and what would fill it. */
export function OutlineSlot({ words, code }: { words: string; code?: string }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 border-t border-line py-1.5 first:border-t-0">
      <span className="w-6 text-caption leading-[1.375rem] font-medium text-ink-3 empty:hidden">
        {code}
      </span>
      <div className="min-w-0">
        <span aria-hidden className="mt-3.5 mb-1.5 block h-px w-4/5 bg-line-strong" />
        <span className="cap block wrap-anywhere empty:hidden">{words}</span>
      </div>
    </li>
  )
}
