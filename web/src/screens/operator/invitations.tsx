import type { InvitationEntry, InvitationState } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import {
  INVITATIONS_PAGE,
  invitationsQuery,
  useDecideInvitations,
} from '@/features/operator/api/invitations.ts'
import { InvitationLine } from '@/features/operator/components/invitation-line.tsx'
import { ChosenBar } from '@/features/operator/components/chosen-bar.tsx'
import { DeclineDialog } from '@/features/operator/components/decline-dialog.tsx'
import { InvitationFilter } from '@/features/operator/components/invitation-filter.tsx'
import { InviteDirectly } from '@/features/operator/components/invite-directly.tsx'
import { decidedWords, STATE_WORDS } from '@/features/operator/words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { OperatorFrame } from './operator-frame.tsx'

const states = Object.keys(STATE_WORDS) as (keyof typeof STATE_WORDS)[]
/** Who asked to be let in, and who was. */
export default function Invitations() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('state')
  // What waits is the work; everything else is asked for.
  const state = asked === 'all' ? null : (states.find(known => known === asked) ?? 'pending')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 250)
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState<readonly string[] | null>(null)
  const list = useQuery({
    ...invitationsQuery({ state, search, page }),
    placeholderData: keepPreviousData,
  })

  const show = (next: string) => {
    setPage(0)
    setChosen(new Set())
    setParams(next === 'pending' ? {} : { state: next }, { replace: true })
  }
  const deciding = useDecideInvitations()
  const [justDecided, setJustDecided] = useState<readonly InvitationEntry[]>([])
  const decide = (emails: readonly string[], decision: 'approve' | 'decline') =>
    deciding.save({ emails, decision }, entries => {
      setChosen(before => new Set([...before].filter(email => !emails.includes(email))))
      setJustDecided(before => [
        ...entries,
        ...before.filter(({ email }) => !emails.includes(email)),
      ])
      toast.success(decidedWords(emails, decision))
    })
  // To decline is asked once more.
  const begin = (emails: readonly string[], decision: 'approve' | 'decline') => {
    if (decision === 'approve') void decide(emails, decision)
    else setDeclining(emails)
  }
  const choose = (email: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(email)
    else next.delete(email)
    setChosen(next)
  }
  const lineOf = (entry: InvitationEntry, stated: boolean) => (
    <InvitationLine
      key={entry.email}
      entry={entry}
      stated={stated}
      chosen={chosen.has(entry.email)}
      onChoose={on => choose(entry.email, on)}
      busy={deciding.underWay?.emails.includes(entry.email) ?? false}
      onDecide={decision => begin([entry.email], decision)}
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
        onType={text => {
          setTyped(text)
          setPage(0)
        }}
        state={state}
        onState={show}
        counts={counts}
      />
      {waiting.length > 1 && (
        <ChosenBar
          waiting={waiting.length}
          picked={picked.length}
          busy={deciding.saving}
          onAll={on => setChosen(on ? new Set(waiting) : new Set())}
          onDecide={decision => begin(picked, decision)}
        />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Requests are kept. Try again in a moment.
        </ErrorState>
      )}
      {list.data && items.length === 0 && (
        <NobodyHere searched={search !== ''} state={state} onClear={() => setTyped('')} />
      )}
      {items.length > 0 && (
        <ul className={waiting.length > 1 ? '-mt-6' : 'border-t border-line-strong'}>
          {items.map(entry => lineOf(entry, state === null))}
        </ul>
      )}
      {state === 'pending' && justDecided.length > 0 && (
        <section aria-labelledby="just-decided">
          <h2 id="just-decided" className="border-b border-line-strong pb-2 font-semibold">
            Decided just now
          </h2>
          <ul>{justDecided.map(entry => lineOf(entry, true))}</ul>
        </section>
      )}
      {list.data && (
        <Pager page={page} size={INVITATIONS_PAGE} total={list.data.total} onPage={setPage} />
      )}
      {declining && (
        <DeclineDialog
          emails={declining}
          onClose={() => setDeclining(null)}
          onDecline={() => decide(declining, 'decline')}
        />
      )}
    </OperatorFrame>
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
