import { Switch as SwitchPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cn(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunken transition-colors duration-[120ms] after:absolute after:-inset-3 focus-visible:rounded-full data-[state=checked]:border-act data-[state=checked]:bg-act disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="size-3.5 translate-x-[3px] rounded-full bg-ink-2 transition-transform duration-[120ms] data-[state=checked]:translate-x-[17px] data-[state=checked]:bg-on-act" />
    </SwitchPrimitive.Root>
  )
}
