import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { findingsQuery } from '@/features/performance/api/findings.ts'
import { FindingList } from '@/features/performance/components/finding-list.tsx'
import { Predictions } from '@/features/performance/components/predictions.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { FiguresLine } from './figures-line.tsx'

/** What was found, the newest first, each with how its prediction stands. */
export default function PerformanceFindings() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const findings = useQuery({ ...findingsQuery(here.scope.clientId), enabled: allowed })
  if (!allowed) return <Forbidden />
  const look = (
    <Link to={here.home} className={buttonStyle({ variant: 'primary' })}>
      Look for something odd
    </Link>
  )
  return (
    <Page className="grid content-start gap-7">
      <PageHeader
        title="Performance findings"
        meta="A prediction is written down with its finding and held against figures when its time is over."
        actions={findings.data && findings.data.length > 0 && look}
      />
      <FiguresLine />
      {findings.isPending && (
        <div className="grid gap-3" aria-busy="true">
          <output className="sr-only">Reading the findings</output>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {findings.isError && (
        <ErrorState title={messageOf(findings.error)} onRetry={() => void findings.refetch()}>
          The findings are safe. Try again in a moment.
        </ErrorState>
      )}
      {findings.data?.length === 0 && (
        <EmptyState title="Nothing was found yet" action={look}>
          A finding names its effect with an interval, what it has cost, where it comes from and
          what it is not. Clean weeks find nothing, and say so.
        </EmptyState>
      )}
      {findings.data && findings.data.length > 0 && (
        <FindingList findings={findings.data} hrefOf={here.output} />
      )}
      <Predictions clientId={here.scope.clientId} hrefOf={here.output} />
    </Page>
  )
}
