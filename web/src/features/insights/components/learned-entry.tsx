import { PENDING_POLL_MS } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { LightbulbIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { pendingInsightsQuery } from '../api/insights.ts'
import { review, useReviewed } from '../review.ts'
import { FloatingApproval } from './floating-approval.tsx'

const ApprovalModal = lazy(async () => ({
  default: (await import('./approval-modal.tsx')).ApprovalModal,
}))

/** Says in the bar that something learned waits, and asks about the first of it when it is pressed. Nothing waits: nothing stands there. */
export function LearnedEntry() {
  const reviewed = useReviewed()
  const [open, setOpen] = useState(false)
  // While the modal decides one, the list must not move under it.
  const { data } = useQuery({
    ...pendingInsightsQuery,
    enabled: !reviewed,
    refetchInterval: query => (isSignedOut(query.state.error) ? false : PENDING_POLL_MS),
  })
  const waiting = data?.length ?? 0
  const [first] = data ?? []
  const words = waiting === 1 ? '1 learned thing waits' : `${waiting} learned things wait`
  return (
    <>
      {first && (
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <Button
              variant="quiet"
              size="icon"
              className="relative"
              aria-label={words}
              title={words}
            >
              <LightbulbIcon aria-hidden className="size-[18px]!" />
              <span
                aria-hidden
                className="absolute top-0 right-0 min-w-4 rounded-full bg-warn-soft px-1 text-center text-mark leading-4 font-semibold text-warn"
              >
                {waiting}
              </span>
            </Button>
          </PopoverTrigger>
          <PopoverContent align="end" className="w-96 p-0" aria-labelledby="pending-insight">
            <FloatingApproval
              key={first.id}
              insight={first}
              others={waiting - 1}
              onLeave={() => setOpen(false)}
            />
          </PopoverContent>
        </Popover>
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
