import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { isTotp } from '../api/factors.ts'
import { factorsQuery } from '../api/second-factor.ts'
import { MfaForm } from './mfa-form.tsx'

/** Confirms that it is you, before something that is hard to undo. */
export function MfaDialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const factors = useQuery(factorsQuery)
  const close = (open: boolean) => {
    if (!open) onDone(false)
  }
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="max-w-md">
        <DialogTitle>Confirm that it is you</DialogTitle>
        <DialogDescription className="mb-4">
          This changes who can get in, so it needs a fresh code.
        </DialogDescription>
        {factors.isError && (
          <Alert
            title="Failed to create MFA challenge"
            action={<Button onClick={() => void factors.refetch()}>Try again</Button>}
          >
            Nothing was changed.
          </Alert>
        )}
        {factors.data && (
          <MfaForm
            factorId={factors.data.factors.find(isTotp)?.id ?? null}
            onVerified={({ session }) => onDone(session)}
            onCancel={() => onDone(false)}
            cancel="Cancel"
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
