import { CheckIcon, MinusIcon } from 'lucide-react'
import { Checkbox as CheckboxPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        'group relative grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-act after:absolute after:-inset-3.5 enabled:hover:border-ink-2 aria-invalid:border-bad data-[state=checked]:border-act data-[state=checked]:bg-act data-[state=indeterminate]:border-act data-[state=indeterminate]:bg-act disabled:border-line disabled:bg-sunken disabled:text-ink-3',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator>
        <CheckIcon
          aria-hidden
          strokeWidth={2.5}
          className="size-3 group-data-[state=indeterminate]:hidden"
        />
        <MinusIcon
          aria-hidden
          strokeWidth={2.5}
          className="hidden size-3 group-data-[state=indeterminate]:block"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  )
}
