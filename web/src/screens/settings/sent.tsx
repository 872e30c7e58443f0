import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { aiSettingsQuery } from '@/features/ai/api/get-ai-settings.ts'
import { aiCallsQuery } from '@/features/ai/api/list-calls.ts'
import { CallDialog } from '@/features/ai/components/call-dialog.tsx'
import { CallList } from '@/features/ai/components/call-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** What was sent to language models. The address carries the client and the call that is open. */
export default function Sent() {
  const { client, call, choose } = useChosen()
  const can = useCan()
  const calls = useInfiniteQuery({ ...aiCallsQuery(client), placeholderData: keepPreviousData })
  const settings = useQuery(aiSettingsQuery)
  const clients = settings.data?.clients ?? []
  const rows = calls.data?.pages.flatMap(page => page.items) ?? []
  // The guard let them in; a role taken away since is told here.
  if (!can('organization.manage')) return <Forbidden />
  return (
    <SettingsFrame
      title="What was sent"
      meta="Every call to a language model of the last thirty days, to the letter, newest first"
      actions={
        clients.length > 0 && (
          <NativeSelect
            aria-label="Client"
            value={client ?? ''}
            onChange={event => choose({ client: event.target.value })}
          >
            <option value="">Everything</option>
            {clients.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )
      }
    >
      {calls.isPending && <Loading />}
      {calls.isError && (
        <ErrorState title={messageOf(calls.error)} onRetry={() => void calls.refetch()}>
          What was sent is kept. Try again in a moment.
        </ErrorState>
      )}
      {calls.data && rows.length === 0 && (
        <Nothing ofClient={client !== null} onAll={() => choose({ client: '' })} />
      )}
      {rows.length > 0 && (
        <CallList calls={rows} clients={clients.length > 0} onOpen={id => choose({ call: id })} />
      )}
      {calls.hasNextPage && (
        <div>
          <Button busy={calls.isFetchingNextPage} onClick={() => void calls.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
      {call && <CallDialog id={call} onClose={() => choose({ call: '' })} />}
    </SettingsFrame>
  )
}

/** An empty word takes a choice back. */
function useChosen() {
  const [params, setParams] = useAddressParams()
  const choose = (chosen: Partial<Record<'client' | 'call', string>>) =>
    setParams(now => withEntries(now, chosen))
  return { client: params.get('client'), call: params.get('call'), choose }
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading what was sent</output>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="h-12" />
      ))}
    </div>
  )
}

function Nothing({ ofClient, onAll }: { ofClient: boolean; onAll: () => void }) {
  if (ofClient)
    return (
      <EmptyState
        title="Nothing of this client was sent"
        action={<Button onClick={onAll}>Show everything</Button>}
      >
        In the last thirty days no language model saw anything of it.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nothing was sent"
      action={
        <Link className={buttonStyle()} to="/settings/integrations">
          See which model works
        </Link>
      }
    >
      As soon as a language model works in a session, each of its calls stands here: what it was
      told, what it was given and what it answered.
    </EmptyState>
  )
}
