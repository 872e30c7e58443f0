import { ChevronDownIcon } from 'lucide-react'
import { Collapsible as CollapsiblePrimitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

export const Collapsible = CollapsiblePrimitive.Root
export const CollapsibleContent = CollapsiblePrimitive.Content

/** The heading one presses; the arrow turns with the state. */
export function CollapsibleTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof CollapsiblePrimitive.Trigger> & { children: ReactNode }) {
  return (
    <CollapsiblePrimitive.Trigger
      className={cn(
        'group flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold',
        className,
      )}
      {...props}
    >
      {children}
      <ChevronDownIcon
        aria-hidden
        className="size-4 shrink-0 text-ink-3 transition-transform duration-[160ms] group-data-[state=open]:rotate-180"
      />
    </CollapsiblePrimitive.Trigger>
  )
}
