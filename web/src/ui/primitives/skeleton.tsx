import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** The shape of what is coming. Decoration: say "loading" once beside it for those who do not see it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('h-4 animate-pulse rounded-sm bg-sunken', className)}
      {...props}
    />
  )
}
