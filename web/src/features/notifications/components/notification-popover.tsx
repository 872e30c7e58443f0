import type { RefObject } from 'react'
import { Popover as PopoverPrimitive } from 'radix-ui'
import { PopoverContent } from '@/ui/primitives/popover.tsx'
import { NotificationList } from './notification-list.tsx'

/** The panel below the bell. anchor is the bell: pressing it again closes, so it does not count as outside. */
export function NotificationPopover({
  anchor,
  works,
  onClose,
}: {
  works: boolean
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  return (
    <PopoverPrimitive.Root
      open
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <PopoverPrimitive.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="end"
        aria-label="Notifications"
        className="w-96 p-0"
        onInteractOutside={event => {
          if (event.target instanceof Node && anchor.current?.contains(event.target))
            event.preventDefault()
        }}
        onCloseAutoFocus={event => {
          event.preventDefault()
          if (!document.activeElement || document.activeElement === document.body)
            anchor.current?.focus()
        }}
      >
        <NotificationList works={works} onLeave={onClose} />
      </PopoverContent>
    </PopoverPrimitive.Root>
  )
}
