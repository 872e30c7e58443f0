import type { InvitationEntry } from '@sextant/contracts/operator/routes'
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
import {
  InvitationsLoading,
  NoInvitations,
} from '@/features/operator/components/no-invitations.tsx'
import { INVITATION_STATES } from '@/features/operator/words.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { useDeciding } from './use-deciding.ts'

/** Whoever asked for an invitation or got one, and the decisions about them. */
export default function Invitations() {
  const { state, typed, search, page, show, type, setPage } = useWhoIsShown()
  const list = useQuery({
    ...invitationsQuery({ state, search, page }),
    placeholderData: keepPreviousData,
  })
  const { chosen, declining, ...deciding } = useDeciding()
  const lineOf = (entry: InvitationEntry, withState: boolean) => (
    <InvitationLine
      key={entry.email}
      entry={entry}
      stated={withState}
      chosen={chosen.has(entry.email)}
      onChoose={on => deciding.choose(entry.email, on)}
      busy={deciding.isBusy(entry.email)}
      onDecide={decision => deciding.askOrDecide([entry.email], decision)}
    />
  )

  const items = list.data?.items ?? []
  const waiting = items.filter(entry => entry.state === 'pending').map(entry => entry.email)
  // What was chosen on another page is not decided from this one.
  const chosenHere = waiting.filter(email => chosen.has(email))
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
          deciding.chooseAll([])
          show(next)
        }}
        counts={counts}
      />
      {waiting.length > 1 && (
        <ChosenBar
          waiting={waiting.length}
          picked={chosenHere.length}
          busy={deciding.saving}
          onAll={on => deciding.chooseAll(on ? waiting : [])}
          onDecide={decision => deciding.askOrDecide(chosenHere, decision)}
        />
      )}
      {list.isPending && <InvitationsLoading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Requests are kept. Try again in a moment.
        </ErrorState>
      )}
      {list.data && items.length === 0 && (
        <NoInvitations searched={search !== ''} state={state} onClear={() => type('')} />
      )}
      {items.length > 0 && (
        <ul className={waiting.length > 1 ? '-mt-6' : 'border-t border-line-strong'}>
          {items.map(entry => lineOf(entry, state === null))}
        </ul>
      )}
      {state === 'pending' && (
        <JustDecided>{deciding.justDecided.map(entry => lineOf(entry, true))}</JustDecided>
      )}
      {list.data && (
        <Pager page={page} size={INVITATIONS_PAGE} total={list.data.total} onPage={setPage} />
      )}
      {declining && (
        <DeclineDialog
          emails={declining}
          onClose={deciding.stopDeclining}
          onDecline={() => deciding.decide(declining, 'decline')}
        />
      )}
    </OperatorFrame>
  )
}

/** Which invitations the list shows: the state is kept in the address, words and page are not. */
function useWhoIsShown() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('state')
  // What waits is the work; everything else is asked for.
  const state =
    asked === 'all' ? null : (INVITATION_STATES.find(known => known === asked) ?? 'pending')
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
