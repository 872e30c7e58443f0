import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

/** One of the few things that are asked, with its place among them. */
export function NumberedStep({
  number,
  title,
  done,
  children,
}: {
  number: number
  title: string
  done: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`step-${number}`}
      className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-3.5"
    >
      <span
        aria-hidden
        className={cn(
          'grid size-7 place-items-center rounded-full border text-caption font-semibold',
          done ? 'border-act bg-act-soft text-act' : 'border-line-strong text-ink-2',
        )}
      >
        {done ? <CheckIcon className="size-4" /> : number}
      </span>
      <h2 id={`step-${number}`} className="self-center font-semibold">
        {title}
        <span className="sr-only">
          , step {number} of 3{done ? ', done' : ''}
        </span>
      </h2>
      <div className="col-start-2 grid gap-3.5 max-sm:col-span-2 max-sm:col-start-1">
        {children}
      </div>
    </section>
  )
}
