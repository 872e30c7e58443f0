import { Command as CommandPrimitive } from 'cmdk'
import { SearchIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** A field over a list that is walked with the arrow keys while one types. What matches is decided outside: it only shows. */
export function Command({
  className,
  ...props
}: Omit<ComponentProps<typeof CommandPrimitive>, 'shouldFilter' | 'filter'>) {
  return (
    <CommandPrimitive
      shouldFilter={false}
      loop
      className={cn('grid min-h-0 grid-rows-[auto_minmax(0,1fr)]', className)}
      {...props}
    />
  )
}

export function CommandInput({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line pr-12 pl-4">
      <SearchIcon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <CommandPrimitive.Input
        className={cn(
          'h-13 w-full bg-transparent text-body text-ink outline-none placeholder:text-ink-3 max-md:text-base',
          className,
        )}
        {...props}
      />
    </div>
  )
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      className={cn('max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5', className)}
      {...props}
    />
  )
}

export const CommandEmpty = (props: ComponentProps<typeof CommandPrimitive.Empty>) => (
  <CommandPrimitive.Empty className="px-2.5 py-6 text-center text-ink-2" {...props} />
)

export function CommandGroup(props: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3"
      {...props}
    />
  )
}

// cmdk writes data-disabled on every row, also with the value false: the class names of menus would gray all of them.
const item =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-body text-ink outline-none select-none data-[selected=true]:bg-act-soft max-md:min-h-11 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return <CommandPrimitive.Item className={cn(item, className)} {...props} />
}
