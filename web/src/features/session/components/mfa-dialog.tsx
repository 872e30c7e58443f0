import { useEffect, useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { firstFactor } from '../api/factors.ts'
import { MfaForm } from './mfa-form.tsx'

/** Confirms that it is you, before something that is hard to undo. */
export function MfaDialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  // undefined: not asked yet.
  const [factorId, setFactorId] = useState<string | null>()
  const [failed, setFailed] = useState(false)
  const look = () => void firstFactor().then(setFactorId, () => setFailed(true))
  useEffect(look, [])
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open) onDone(false)
      }}
    >
      <DialogContent className="max-w-md">
        <DialogTitle>Confirm that it is you</DialogTitle>
        <DialogDescription className="mb-4">
          This changes who can get in, so it needs a fresh code.
        </DialogDescription>
        {failed && (
          <Alert
            title="Failed to create MFA challenge"
            action={
              <Button
                onClick={() => {
                  setFailed(false)
                  look()
                }}
              >
                Try again
              </Button>
            }
          >
            Nothing was changed.
          </Alert>
        )}
        {factorId !== undefined && (
          <MfaForm
            factorId={factorId}
            onVerified={({ session }) => onDone(session)}
            onCancel={() => onDone(false)}
            cancel="Cancel"
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
