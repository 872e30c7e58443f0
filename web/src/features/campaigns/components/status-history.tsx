import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { campaignHistoryQuery } from '../api/campaign-history.ts'
import { statusLabel } from '../campaign-status.ts'

/** Which status the campaign had when, and who moved it. */
export function StatusHistory({ campaignId }: { campaignId: string }) {
  const history = useQuery(campaignHistoryQuery(campaignId))
  if (history.isPending) return <Skeleton className="h-16" />
  if (history.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(history.error)}{' '}
        <button type="button" className="link" onClick={() => void history.refetch()}>
          Try again
        </button>
      </p>
    )
  if (history.data.length === 0) return <p className="cap">No change of status was recorded.</p>
  return (
    <ol className="border-t border-line-strong">
      {history.data.map(change => (
        <li key={change.id} className="border-b border-line py-2">
          <p>
            {change.from_status === null ? (
              <>
                Began as <strong className="font-semibold">{statusLabel(change.to_status)}</strong>
              </>
            ) : (
              <>
                {statusLabel(change.from_status)} <span aria-hidden>→</span>
                <span className="sr-only">to</span>{' '}
                <strong className="font-semibold">{statusLabel(change.to_status)}</strong>
              </>
            )}
          </p>
          <p className="cap">
            {change.changed_by_name ?? 'The system'} · <TimeSince at={change.changed_at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
