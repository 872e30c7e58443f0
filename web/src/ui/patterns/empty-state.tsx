import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

/** Nothing here yet: says so, teaches the first step, offers it. picture: shows what will stand here. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  className?: string
}) {
  return (
    <div className={cn('rounded-md border border-line p-6', className)}>
      <h2 className="book text-title font-[480]">{title}</h2>
      {children && <p className="mt-1.5 max-w-[38em] text-ink-2">{children}</p>}
      {action && <div className="mt-3.5 flex flex-wrap gap-2.5">{action}</div>}
      {picture && <div className="mt-7">{picture}</div>}
    </div>
  )
}
