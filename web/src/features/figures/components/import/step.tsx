import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

type StepProps = {
  title: string
  note?: ReactNode
  /** done keeps its evidence; now is what somebody decides; todo waits. */
  state: 'done' | 'now' | 'todo'
  children?: ReactNode
}

const MARK = {
  done: 'border-line-strong text-good',
  now: 'border-act bg-act text-on-act',
  todo: 'border-line-strong text-ink-3',
} as const

/** Steps down the page, on one line. They count themselves: a step that there is not takes no number. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="[counter-reset:step]">{children}</ol>
)

/** One of the steps. */
export function Step({ title, note, state, children }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative grid grid-cols-[28px_minmax(0,1fr)] [counter-increment:step] gap-x-4 pb-9 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-[13.5px] not-last:before:w-px not-last:before:bg-line-strong max-md:gap-x-3"
    >
      <span
        aria-hidden
        className={cn(
          'grid size-7 place-items-center rounded-full border bg-ground text-caption font-semibold',
          MARK[state],
          state !== 'done' && 'after:content-[counter(step)]',
        )}
      >
        {state === 'done' && <CheckIcon className="size-4" />}
      </span>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="flex min-h-7 flex-wrap items-center gap-x-3">
          <span className={state === 'now' ? 'text-title font-semibold' : 'font-semibold'}>
            {title}
          </span>
          {note && <span className="cap font-normal">{note}</span>}
        </h2>
        {children}
      </div>
    </li>
  )
}
