import { useQuery } from '@tanstack/react-query'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { messageOf } from '@/client/api.ts'
import { isolationQuery, useRunIsolation } from '@/features/operator/api/isolation.ts'
import { IsolationResult } from '@/features/operator/components/isolation-result.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OperatorFrame } from './operator-frame.tsx'

/** Tries the walls of the running database, and shows what came of it. */
export default function Isolation() {
  const runs = useQuery(isolationQuery)
  const { save, saving: busy, failure } = useRunIsolation()
  const [shownId, setShownId] = useState<string | null>(null)
  const run = () => save(undefined, () => setShownId(null))
  const shown = runs.data?.find(({ id }) => id === shownId) ?? runs.data?.[0]
  return (
    <OperatorFrame
      title="Isolation self-test"
      meta="Reads the running database as real members and counts what is not theirs. It changes nothing and shows no content."
      actions={
        <Button variant="primary" busy={busy} onClick={() => void run()}>
          {busy ? 'Running' : 'Run the test'}
        </Button>
      }
    >
      {busy && (
        <output className="text-ink-2">
          Reading every table as members of up to 25 organizations. This takes seconds; you may
          leave the page, the result is kept.
        </output>
      )}
      {failure && (
        <Alert title={failure}>
          The test did not finish, so it says nothing about the walls. Earlier results stand.
        </Alert>
      )}
      {runs.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading results</output>
          {[1, 2, 3].map(line => (
            <Skeleton key={line} className="h-12" />
          ))}
        </div>
      )}
      {runs.isError && (
        <ErrorState title={messageOf(runs.error)} onRetry={() => void runs.refetch()}>
          Earlier results are kept. Try again in a moment.
        </ErrorState>
      )}
      {runs.data?.length === 0 && !busy && (
        <EmptyState title="Never run here">
          The walls are tested with every release. This test tries them in your database, with your
          data, as it is now.
        </EmptyState>
      )}
      {shown && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_260px]">
          <IsolationResult key={shown.id} run={shown} />
          {runs.data && runs.data.length > 1 && (
            <Runs runs={runs.data} shownId={shown.id} onShow={setShownId} />
          )}
        </div>
      )}
    </OperatorFrame>
  )
}

type Run = ComponentProps<typeof IsolationResult>['run']

function Runs({
  runs,
  shownId,
  onShow,
}: {
  runs: readonly Run[]
  shownId: string
  onShow: (id: string) => void
}) {
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className="border-b border-line-strong pb-2 font-semibold">
        Runs
      </h2>
      <ul>
        {runs.map(({ id, started_at, holds, ran_by }) => (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              aria-current={id === shownId || undefined}
              onClick={() => onShow(id)}
              className="flex min-h-11 w-full items-center gap-2.5 px-1.5 py-2 text-left hover:bg-act-soft aria-[current]:bg-sunken"
            >
              {holds ? (
                <CheckIcon aria-hidden className="size-4 shrink-0 text-good" />
              ) : (
                <TriangleAlertIcon aria-hidden className="size-4 shrink-0 text-bad" />
              )}
              <span className="min-w-0 flex-1">
                <span className="block">{holds ? 'Holds' : 'Leaks'}</span>
                <span className="cap block wrap-anywhere">{ran_by}</span>
              </span>
              <TimeSince at={started_at} className="cap" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
