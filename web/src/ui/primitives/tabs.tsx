import { Tabs as TabsPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { sideways } from '../sideways.ts'

export const Tabs = TabsPrimitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      ref={sideways}
      className={cn(
        'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        'relative inline-flex h-11 shrink-0 items-center gap-2 text-body leading-none font-medium whitespace-nowrap text-ink-3 hover:text-ink-2 focus-visible:-outline-offset-2 disabled:cursor-not-allowed data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-ink',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn('pt-4', className)} {...props} />
}

/** The small figure beside a tab's or link's word. */
export function Count({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn(
        'min-w-[18px] rounded-sm bg-sunken px-[5px] text-center text-caption font-semibold text-ink-2',
        className,
      )}
      {...props}
    />
  )
}
