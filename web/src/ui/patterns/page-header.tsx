import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

/** The one heading of a screen, a line of meta below it, what can be done right of it. The shell moves the focus to this h1. */
export function PageHeader({
  title,
  meta,
  actions,
  className,
}: {
  title: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title font-semibold tracking-[-0.012em] wrap-anywhere">
          {title}
        </h1>
        {meta && <p className="cap mt-0.5">{meta}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 max-md:grid max-md:w-full max-md:auto-cols-fr max-md:grid-flow-col">
          {actions}
        </div>
      )}
    </div>
  )
}

/** The padded content column under the navigation. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn('wrap grid-cols-[minmax(0,1fr)] pt-7 pb-[72px] max-md:pt-5', className)}>
      {children}
    </div>
  )
}
