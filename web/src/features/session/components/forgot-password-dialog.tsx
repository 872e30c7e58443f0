import { useEffect, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** So that nothing changes before the eyes while the dialog fades. */
const RESETS_AFTER_MS = 200

/** The reset form over the sign-in page. Closing it in any view brings the empty form back, 200 ms later. */
export function ForgotPasswordDialog({
  open,
  email,
  onOpenChange,
}: {
  open: boolean
  email: string
  onOpenChange: (open: boolean) => void
}) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setRound(before => before + 1), RESETS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent aria-describedby={undefined} className="max-w-md">
          <DialogTitle className="mb-4">Reset your password</DialogTitle>
          <ForgotPasswordForm
            key={round}
            email={email}
            actions={
              <DialogClose asChild>
                <Button variant="quiet">Cancel</Button>
              </DialogClose>
            }
            sent={
              <div className="flex justify-end">
                <DialogClose asChild>
                  <Button variant="primary">Back to sign-in</Button>
                </DialogClose>
              </div>
            }
          />
        </DialogContent>
      </Dialog>
      <Toaster />
    </>
  )
}
