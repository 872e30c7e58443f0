import { Tooltip as TooltipPrimitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cn } from '../cn.ts'

/** A word about a control that has none of its own; never the only place of a fact (fingers do not hover). */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}) {
  return (
    <TooltipPrimitive.Provider delayDuration={400}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <Sign side={side}>{text}</Sign>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}

/** A small sign within a line whose meaning opens under a pointer, with the focus, or at a tap. */
export function Hint({
  label,
  text,
  className,
  children,
}: {
  /** What the sign says to somebody who cannot see it. */
  label: string
  text: ReactNode
  className?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <TooltipPrimitive.Provider delayDuration={200}>
      <TooltipPrimitive.Root open={open} onOpenChange={setOpen}>
        <TooltipPrimitive.Trigger asChild>
          {/* A span: a button is a block within its line, and the line could break before it. */}
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="button"
            tabIndex={0}
            aria-label={label}
            className={cn('cursor-help rounded-sm', className)}
            onClick={event => {
              // Otherwise a press would close what a finger has no other way to open.
              event.preventDefault()
              setOpen(true)
            }}
            onKeyDown={keys}
          >
            {children}
          </span>
        </TooltipPrimitive.Trigger>
        <Sign side="top">{text}</Sign>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}

function Sign({
  side,
  children,
}: {
  side: TooltipPrimitive.TooltipContentProps['side']
  children: ReactNode
}) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-caption text-ground animate-appear"
      >
        {children}
      </TooltipPrimitive.Content>
    </TooltipPrimitive.Portal>
  )
}
