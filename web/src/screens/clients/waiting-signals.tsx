import type { ClientAttention } from '@sextant/contracts/clients/routes'
import type { ClientDashboardRow, ClientRow } from '@sextant/contracts/rows'
import type { UseQueryResult } from '@tanstack/react-query'
import { addressOfNeed } from '@/features/clients/by-need.ts'
import { SignalList } from '@/features/clients/components/signal-list.tsx'
import { lowHealthWords } from '@/features/clients/low-health.ts'
import { useMayOpen } from '@/shell/may-open.ts'

/** What waits at a client, which is no part of its score. */
export function WaitingSignals({
  client,
  figures,
  attention,
}: {
  client: Pick<ClientRow, 'id' | 'slug'>
  figures: ClientDashboardRow
  attention: UseQueryResult<ClientAttention[]>
}) {
  const mayOpen = useMayOpen()
  const signals = attention.data?.find(({ client_id }) => client_id === client.id)?.signals ?? []
  const low = lowHealthWords(figures)
  return (
    <section aria-labelledby="signals">
      <h2 id="signals" className="border-b border-line-strong pb-2 font-semibold">
        What waits
      </h2>
      {attention.isError && (
        <p className="pt-3 text-ink-2">
          This could not be fetched.{' '}
          <button type="button" className="link" onClick={() => void attention.refetch()}>
            Try again
          </button>
        </p>
      )}
      {signals.length > 0 && (
        <SignalList
          signals={signals}
          hrefOf={signal => addressOfNeed(client.slug, signal, mayOpen)}
          className="pt-3 text-body"
        />
      )}
      {attention.data && signals.length === 0 && (
        <p className="pt-3 text-ink-2">
          {low && `${low}, which is why the score is low. `}Nothing waits today: no approval is
          open, no message is unread, and spending is on plan where it can be told.
        </p>
      )}
      <p className="cap mt-3">
        Signals are not part of the score. They decide who stands first in the list of clients.
      </p>
    </section>
  )
}
