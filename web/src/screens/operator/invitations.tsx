import type { InvitationEntry, InvitationState } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { INVITATIONS_PAGE, invitationsQuery } from '@/features/operator/api/invitations.ts'
import { InvitationLine } from '@/features/operator/components/invitation-line.tsx'
import { ChosenBar } from '@/features/operator/components/chosen-bar.tsx'
import { DeclineDialog } from '@/features/operator/components/decline-dialog.tsx'
import { InvitationFilter } from '@/features/operator/components/invitation-filter.tsx'
import { InviteDirectly } from '@/features/operator/components/invite-directly.tsx'
import { STATE_WORDS } from '@/features/operator/words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { useDeciding } from './use-deciding.ts'

const states = Object.keys(STATE_WORDS) as (keyof typeof STATE_WORDS)[]

/** Who asked to be let in, and who was. */
export default function Invitations() {
  const { state, typed, search, page, show, type, setPage } = useWhoIsShown()
  const list = useQuery({
    ...invitationsQuery({ state, search, page }),
    placeholderData: keepPreviousData,
  })
  const { chosen, declining, ...desk } = useDeciding()
  const lineOf = (entry: InvitationEntry, stated: boolean) => (
    <InvitationLine
      key={entry.email}
      entry={entry}
      stated={stated}
      chosen={chosen.has(entry.email)}
      onChoose={on => desk.choose(entry.email, on)}
      busy={desk.isBusy(entry.email)}
      onDecide={decision => desk.begin([entry.email], decision)}
    />
  )

  const items = list.data?.items ?? []
  const waiting = items.filter(entry => entry.state === 'pending').map(entry => entry.email)
  const picked = waiting.filter(email => chosen.has(email))
  const counts = list.data?.counts
  return (
    <OperatorFrame
      title="Invitations"
      meta={counts ? `${counts.pending ?? 0} waiting, ${counts.joined ?? 0} joined` : undefined}
      actions={<InviteDirectly />}
    >
      <InvitationFilter
        typed={typed}
        onType={type}
        state={state}
        onState={next => {
          desk.chooseAll([])
          show(next)
        }}
        counts={counts}
      />
      {waiting.length > 1 && (
        <ChosenBar
          waiting={waiting.length}
          picked={picked.length}
          busy={desk.saving}
          onAll={on => desk.chooseAll(on ? waiting : [])}
          onDecide={decision => desk.begin(picked, decision)}
        />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Requests are kept. Try again in a moment.
        </ErrorState>
      )}
      {list.data && items.length === 0 && (
        <NobodyHere searched={search !== ''} state={state} onClear={() => type('')} />
      )}
      {items.length > 0 && (
        <ul className={waiting.length > 1 ? '-mt-6' : 'border-t border-line-strong'}>
          {items.map(entry => lineOf(entry, state === null))}
        </ul>
      )}
      {state === 'pending' && (
        <JustDecided>{desk.justDecided.map(entry => lineOf(entry, true))}</JustDecided>
      )}
      {list.data && (
        <Pager page={page} size={INVITATIONS_PAGE} total={list.data.total} onPage={setPage} />
      )}
      {declining && (
        <DeclineDialog
          emails={declining}
          onClose={desk.stopDeclining}
          onDecline={() => desk.decide(declining, 'decline')}
        />
      )}
    </OperatorFrame>
  )
}

function useWhoIsShown() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('state')
  // What waits is the work; everything else is asked for.
  const state = asked === 'all' ? null : (states.find(known => known === asked) ?? 'pending')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const show = (next: string) => {
    setPage(0)
    setParams(next === 'pending' ? {} : { state: next }, { replace: true })
  }
  const type = (text: string) => {
    setTyped(text)
    setPage(0)
  }
  return { state, typed, search: useDebounced(typed.trim(), 250), page, show, type, setPage }
}

/** What was decided leaves the list; its mail can still be followed here. */
function JustDecided({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby="just-decided">
      <h2 id="just-decided" className="border-b border-line-strong pb-2 font-semibold">
        Decided just now
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading invitations</output>
      {[1, 2, 3, 4].map(line => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  )
}

function NobodyHere({
  searched,
  state,
  onClear,
}: {
  searched: boolean
  state: InvitationState | null
  onClear: () => void
}) {
  if (searched)
    return (
      <EmptyState
        title="Nobody matches"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        No email or company here has these words.
      </EmptyState>
    )
  if (state === 'pending')
    return (
      <EmptyState title="Nobody is waiting">
        Who asks for an invitation on the public page stands here until you decide.
      </EmptyState>
    )
  return <EmptyState title="Nobody here">No invitation is in this state.</EmptyState>
}
