import { lazy, Suspense } from 'react'
import { useCan } from '@/features/session/api/get-me.ts'

const LearnedEntry = lazy(async () => ({
  default: (await import('@/features/insights/components/learned-entry.tsx')).LearnedEntry,
}))

/** The entry of what waits to be approved, with its dialog and modal, for those who may decide. */
export function InsightApprovals() {
  const allowed = useCan()('insights.manage')
  return allowed ? (
    <Suspense>
      <LearnedEntry />
    </Suspense>
  ) : null
}
