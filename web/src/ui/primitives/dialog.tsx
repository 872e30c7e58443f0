import { XIcon } from 'lucide-react'
import { Dialog as DialogPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { buttonStyle } from './button.tsx'
import { useGiveFocusBack } from './use-give-focus-back.ts'

export const Dialog = DialogPrimitive.Root
export const DialogTrigger = DialogPrimitive.Trigger
export const DialogClose = DialogPrimitive.Close

/** The veil behind dialogs and drawers. */
export const scrim = 'fixed inset-0 z-50 bg-(--scrim) animate-appear'
/** The sheet of a dialog: centred, at most 512 px, never taller than the window. */
export const dialogSheet =
  'fixed top-1/2 left-1/2 z-50 grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-raised p-5 shadow-float outline-none animate-appear'

/** Whoever opened it gets the focus back, also where no DialogTrigger did. */
export function DialogContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const focus = useGiveFocusBack({ onOpenAutoFocus, onCloseAutoFocus })
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={scrim} />
      <DialogPrimitive.Content className={cn(dialogSheet, className)} {...props} {...focus}>
        {children}
        <DialogPrimitive.Close
          className={cn(
            buttonStyle({ variant: 'quiet', size: 'icon-sm' }),
            'absolute top-2.5 right-2.5',
          )}
          aria-label="Close"
        >
          <XIcon aria-hidden />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title className={cn('pr-10 text-body font-semibold', className)} {...props} />
  )
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('mt-1.5 text-ink-2', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mt-4 flex flex-wrap items-center justify-end gap-2.5', className)}
      {...props}
    />
  )
}
