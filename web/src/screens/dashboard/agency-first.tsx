import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientAttention, ClientSignal } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { addressOfNeed, needStep } from '@/features/clients/by-need.ts'
import { HealthStrip } from '@/features/clients/components/health-strip.tsx'
import { NeedsYouFirst, NobodyNeedsYou } from '@/features/clients/components/needs-you-first.tsx'
import { useMayOpen } from '@/shell/may-open.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

type Queries = {
  attention: UseQueryResult<ClientAttention[]>
  ranked: UseQueryResult<{ clients: ClientRow[]; total: number }>
}

/** The client that needs somebody first, beside how all of them stand. known: those to show while nobody is ranked. */
export function AgencyFirst({
  known,
  attention,
  ranked,
}: Queries & { known: readonly ClientRow[] }) {
  if (attention.isPending || ranked.isPending) return <Skeleton className="h-64 rounded-md" />
  if (attention.isError || ranked.isError)
    return (
      <ErrorState
        title={messageOf(attention.error ?? ranked.error)}
        onRetry={() => {
          void attention.refetch()
          void ranked.refetch()
        }}
      >
        Who needs you first could not be told. The clients below are current.
      </ErrorState>
    )
  const all = ranked.data.clients.length > 0 ? ranked.data.clients : known
  const pressing = attention.data.find(
    entry => entry.signals.length > 0 && all.some(client => client.id === entry.client_id),
  )
  const lowest = all.toSorted((a, b) => a.health_score - b.health_score)[0]
  const failing =
    lowest && healthBand(lowest.health_score).id === 'needs-attention' ? lowest : undefined
  const client = pressing ? all.find(({ id }) => id === pressing.client_id) : failing
  const signals = pressing?.signals ?? []
  return (
    <section
      aria-label="Needs you first"
      className={`grid border border-t-2 border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${client ? 'border-t-bad' : 'border-t-good'}`}
    >
      <div className="px-6 pt-5 pb-5.5 max-md:p-4">
        {client ? (
          <NeedsYouFirst
            client={client}
            signals={signals}
            actions={<Steps client={client} signal={signals[0]} />}
          />
        ) : (
          <NobodyNeedsYou />
        )}
      </div>
      <div className="border-line px-6 pt-5 pb-5.5 max-lg:border-t max-md:p-4 lg:border-l">
        <HealthStrip clients={all} total={ranked.data.total} />
      </div>
    </section>
  )
}

function Steps({ client, signal }: { client: ClientRow; signal: ClientSignal | undefined }) {
  const there = addressOfNeed(client.slug, signal, useMayOpen())
  return (
    <>
      {there && (
        <Link to={there} className={buttonStyle({ variant: 'primary' })}>
          {needStep(signal).label}
        </Link>
      )}
      <Link
        to={`/clients/${client.slug}`}
        className={buttonStyle({ variant: there ? 'plain' : 'primary' })}
      >
        Open client<span className="sr-only">: {client.name}</span>
      </Link>
    </>
  )
}
