import { lazy, Suspense } from 'react'
import { useCan } from '@/features/session/api/get-me.ts'

const PendingInsights = lazy(async () => ({
  default: (await import('@/features/insights/components/pending-insights.tsx')).PendingInsights,
}))

/** The place of the approval strip and its modal, for those who may decide. */
export function InsightApprovals() {
  const allowed = useCan()('insights.manage')
  return allowed ? (
    <Suspense>
      <PendingInsights />
    </Suspense>
  ) : null
}
