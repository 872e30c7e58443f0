import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useLeaveOrganization } from '../api/ownership.ts'
import type { Confirmed } from '../confirmed.ts'
import { HandOver } from './hand-over.tsx'

type OwnershipProps = {
  organization: string
  mayTransfer: boolean
  confirmed: Confirmed
  /** After leaving or handing over, when what the person may see has changed. */
  onChanged: () => void
}

/** What changes who is in the organization and who owns it: handing over, and leaving. */
export function Ownership({ organization, mayTransfer, confirmed, onChanged }: OwnershipProps) {
  const { save: leave } = useLeaveOrganization(confirmed)
  return (
    <section aria-labelledby="ownership" className="grid gap-1">
      <h2 id="ownership" className="border-b border-line-strong pb-2 font-semibold">
        {mayTransfer ? 'Ownership and leaving' : 'Leaving'}
      </h2>
      {mayTransfer && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
          <p className="max-w-[38em] min-w-0 text-ink-2">
            Hand {organization} to a teammate. They become its owner, you become an administrator.
          </p>
          <HandOver organization={organization} confirmed={confirmed} onChanged={onChanged} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
        <p className="max-w-[38em] min-w-0 text-ink-2">
          Leave {organization}. What you made stays here; coming back takes a new invitation.
        </p>
        <ConfirmDialog
          danger
          trigger={<Button>Leave</Button>}
          title={`Leave ${organization}?`}
          confirm="Leave the organization"
          cancel="Stay"
          onConfirm={() => leave(undefined, onChanged)}
        >
          <p>
            You lose access at once. Your account stays, and so does your place in other
            organizations. What you made stays with {organization}.
          </p>
        </ConfirmDialog>
      </div>
    </section>
  )
}
