import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

/** A key, or keys held together. A hint for the eyes: what it does is said by the control beside it. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className={cn(
        'inline-flex h-5 items-center rounded-sm border border-line bg-sunken px-1.5 font-[family-name:var(--font-ui)] text-mark leading-none font-medium whitespace-nowrap text-ink-3',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
