import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** Class names shared by everything one types or picks into. */
export const inputStyle =
  'w-full rounded-md border border-line-strong bg-surface px-[11px] text-body text-ink placeholder:text-ink-3 enabled:hover:border-ink-2 focus-visible:rounded-md focus-visible:border-transparent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input className={cn(inputStyle, 'h-(--control) max-md:text-base', className)} {...props} />
  )
}
