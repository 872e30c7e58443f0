import type { ComponentProps } from 'react'
import { Drawer as Vaul } from 'vaul'
import { cn } from '../cn.ts'
import { scrim } from './dialog.tsx'
import { useGiveFocusBack } from './use-give-focus-back.ts'

type DrawerProps = Omit<ComponentProps<typeof Vaul.Root>, 'fadeFromIndex' | 'snapPoints'>

/** A sheet from an edge, dragged away with a finger. direction: bottom (default), right or left. */
export function Drawer(props: DrawerProps) {
  return <Vaul.Root {...props} />
}
export const DrawerTrigger = Vaul.Trigger
export const DrawerClose = Vaul.Close
export const DrawerTitle = Vaul.Title
export const DrawerDescription = Vaul.Description

export function DrawerContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Vaul.Content>) {
  const focus = useGiveFocusBack({ onOpenAutoFocus, onCloseAutoFocus })
  return (
    <Vaul.Portal>
      <Vaul.Overlay className={scrim} />
      <Vaul.Content
        className={cn(
          'fixed z-50 flex flex-col border-line bg-raised shadow-float outline-none',
          'data-[vaul-drawer-direction=bottom]:inset-x-0 data-[vaul-drawer-direction=bottom]:bottom-0 data-[vaul-drawer-direction=bottom]:max-h-[88dvh] data-[vaul-drawer-direction=bottom]:rounded-t-lg data-[vaul-drawer-direction=bottom]:border-t',
          'data-[vaul-drawer-direction=right]:inset-y-0 data-[vaul-drawer-direction=right]:right-0 data-[vaul-drawer-direction=right]:w-[min(360px,88vw)] data-[vaul-drawer-direction=right]:border-l',
          'data-[vaul-drawer-direction=left]:inset-y-0 data-[vaul-drawer-direction=left]:left-0 data-[vaul-drawer-direction=left]:w-[min(360px,88vw)] data-[vaul-drawer-direction=left]:border-r',
          className,
        )}
        {...props}
        {...focus}
      >
        {children}
      </Vaul.Content>
    </Vaul.Portal>
  )
}
