import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Button } from '../primitives/button.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What was kept, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  /** Other ways on, beside Try again. */
  action?: ReactNode
  className?: string
}

/** A part of a screen that could not be shown. */
export function ErrorState({
  title,
  children = 'Nothing was lost. Try again in a moment.',
  onRetry,
  action,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'rounded-md border border-line border-t-2 border-t-bad bg-surface p-6',
        className,
      )}
    >
      <h2 className="flex items-start gap-2.5 font-semibold">
        <TriangleAlertIcon aria-hidden className="mt-[3px] size-4 shrink-0 text-bad" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      <p className="mt-1.5 max-w-[38em] text-ink-2">{children}</p>
      {(onRetry ?? action) && (
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
