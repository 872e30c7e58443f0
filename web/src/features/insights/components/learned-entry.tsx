import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { pendingInsightsQuery } from '../api/insights.ts'
import { review, useReviewed } from '../review.ts'
import { LearnedButton } from './learned-button.tsx'

const ApprovalModal = lazy(async () => ({
  default: (await import('./approval-modal.tsx')).ApprovalModal,
}))

const LearnedPanel = lazy(async () => ({
  default: (await import('./learned-panel.tsx')).LearnedPanel,
}))

/** Says in the bar that something learned waits, and asks about the first of it when it is pressed. Nothing waits: nothing stands there. */
export function LearnedEntry() {
  const reviewed = useReviewed()
  const [wanted, setWanted] = useState(false)
  // While the modal decides one, the list must not move under it.
  const { data } = useQuery({
    ...pendingInsightsQuery,
    enabled: !reviewed,
    refetchInterval: query => (isSignedOut(query.state.error) ? false : PENDING_POLL_MS),
  })
  const waiting = data?.length ?? 0
  const [first] = data ?? []
  return (
    <>
      {first && !wanted && <LearnedButton waiting={waiting} onClick={() => setWanted(true)} />}
      {first && wanted && (
        <Suspense fallback={<LearnedButton waiting={waiting} />}>
          <LearnedPanel first={first} waiting={waiting} />
        </Suspense>
      )}
      {reviewed && (
        <Suspense>
          <ApprovalModal
            key={reviewed.insight.id}
            insight={reviewed.insight}
            editing={reviewed.editing}
            onClose={() => review(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const isSignedOut = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401
