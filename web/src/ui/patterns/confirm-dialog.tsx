import { useState, type ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../primitives/alert-dialog.tsx'
import { Button } from '../primitives/button.tsx'
import { DialogFooter } from '../primitives/dialog.tsx'
import { Alert } from './alert.tsx'
import { failureIn } from './failure-in.ts'

type ConfirmDialogProps = {
  /** What opens it: one element. Leave out and control open instead. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A question: "Archive Saltmarsh Outfitters?" */
  title: ReactNode
  /** What will happen and whether it can be undone. */
  children: ReactNode
  /** What each button does: "Archive client", "Keep client". */
  confirm: string
  cancel?: string
  danger?: boolean
  /** A failure to save keeps the dialog open and is told in it. */
  onConfirm: () => Promise<unknown> | void
}

/** Asks before what is hard to undo. */
export function ConfirmDialog({
  trigger,
  open: given,
  onOpenChange,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  danger,
  onConfirm,
}: ConfirmDialogProps) {
  const [own, setOwn] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = given ?? own
  const setOpen = (next: boolean) => {
    if (busy) return
    setFailure(null)
    setOwn(next)
    onOpenChange?.(next)
  }
  const run = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const why = failureIn(await onConfirm())
      if (why) {
        setFailure(why)
        return
      }
      setOwn(false)
      onOpenChange?.(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unexpected error occurred')
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      {trigger && <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>}
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription asChild>
          <div>{children}</div>
        </AlertDialogDescription>
        {failure && <Alert title={failure} className="mt-4" />}
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="quiet" disabled={busy}>
              {cancel}
            </Button>
          </AlertDialogCancel>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={run}>
            {confirm}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
