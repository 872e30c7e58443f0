import { ChevronDownIcon } from 'lucide-react'
import { Collapsible as CollapsiblePrimitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { usePrinting } from '../use-printing.ts'

/** Opens on paper. */
export function Collapsible(props: ComponentProps<typeof CollapsiblePrimitive.Root>) {
  const printing = usePrinting()
  return <CollapsiblePrimitive.Root {...props} {...(printing ? { open: true } : {})} />
}
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
        'prints group flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold',
        className,
      )}
      {...props}
    >
      {children}
      <ChevronDownIcon
        aria-hidden
        className="size-4 shrink-0 text-ink-3 print:hidden transition-transform duration-[160ms] group-data-[state=open]:rotate-180"
      />
    </CollapsiblePrimitive.Trigger>
  )
}
