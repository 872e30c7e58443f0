import { ChevronDownIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { inputStyle } from './input.tsx'

/** The platform's own picker: for forms, where a phone's wheel beats any list of ours. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={cn(inputStyle, 'h-(--control) appearance-none pr-8 max-md:text-base', className)}
        {...props}
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-[11px] size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
