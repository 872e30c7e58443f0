import type { InvitationState } from '@sextant/contracts/operator/routes'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** Where the list will stand. */
export function InvitationsLoading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading invitations</output>
      {[1, 2, 3, 4].map(line => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  )
}

/** Why the list is empty, and what leads on. */
export function NoInvitations({
  searched,
  state,
  onClear,
}: {
  searched: boolean
  state: InvitationState | null
  onClear: () => void
}) {
  if (searched)
    return (
      <EmptyState
        title="Nobody matches"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        No email or company here has these words.
      </EmptyState>
    )
  if (state === 'pending')
    return (
      <EmptyState title="Nobody is waiting">
        Who asks for an invitation on the public page stands here until you decide.
      </EmptyState>
    )
  return <EmptyState title="Nobody here">No invitation is in this state.</EmptyState>
}
