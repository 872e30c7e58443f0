import type { InvitationEntry } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchIcon } from 'lucide-react'
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
import { InviteDirectly } from '@/features/operator/components/invite-directly.tsx'
import { STATE_WORDS } from '@/features/operator/words.ts'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'
import { OperatorFrame } from './operator-frame.tsx'

const states = Object.keys(STATE_WORDS) as (keyof typeof STATE_WORDS)[]
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
/** One by its address, several by their number. */
const named = (emails: readonly string[]) =>
  emails.length === 1 ? emails[0] : people(emails.length)

function decidedWords(emails: readonly string[], decision: 'approve' | 'decline'): string {
  if (decision === 'decline') return `Declined ${named(emails)}`
  return `Approved ${named(emails)}. The link is on its way.`
}

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
      onDecide={decision =>
        decision === 'approve' ? void decide([entry.email], decision) : setDeclining([entry.email])
      }
    />
  )

  const items = list.data?.items ?? []
  const waiting = items.filter(entry => entry.state === 'pending').map(entry => entry.email)
  const picked = waiting.filter(email => chosen.has(email))
  const counts = list.data?.counts
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : undefined
  const option = (value: string, label: string, count: number | undefined) => (
    <option key={value} value={value}>
      {label}
      {count === undefined ? '' : ` (${count})`}
    </option>
  )
  return (
    <OperatorFrame
      title="Invitations"
      meta={counts ? `${counts.pending ?? 0} waiting, ${counts.joined ?? 0} joined` : undefined}
      actions={<InviteDirectly />}
    >
      <search className="flex flex-wrap items-center gap-3 max-md:grid">
        <span className="relative min-w-56 flex-1 md:max-w-sm">
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          />
          <Input
            type="search"
            aria-label="Search emails and companies"
            placeholder="Search emails and companies"
            maxLength={200}
            className="pl-9"
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setPage(0)
            }}
          />
        </span>
        <NativeSelect
          aria-label="State"
          value={state ?? 'all'}
          onChange={event => show(event.target.value)}
        >
          {states.map(value => option(value, STATE_WORDS[value], counts?.[value]))}
          {option('all', 'All', all)}
        </NativeSelect>
      </search>
      {waiting.length > 1 && (
        <div className="flex min-h-11 flex-wrap items-center gap-3 border-b border-line-strong pb-3">
          <label className="flex min-h-9 cursor-pointer items-center gap-3">
            <Checkbox
              checked={picked.length === waiting.length || (picked.length > 0 && 'indeterminate')}
              onCheckedChange={on => setChosen(on === true ? new Set(waiting) : new Set())}
            />
            {picked.length > 0 ? `${picked.length} chosen` : 'Choose all on this page'}
          </label>
          {picked.length > 0 && (
            <>
              <Button
                size="sm"
                variant="primary"
                busy={deciding.saving}
                onClick={() => void decide(picked, 'approve')}
              >
                Approve {people(picked.length)}
              </Button>
              <Button size="sm" onClick={() => setDeclining(picked)}>
                Decline {people(picked.length)}
              </Button>
            </>
          )}
        </div>
      )}
      {list.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading invitations</output>
          {[1, 2, 3, 4].map(line => (
            <Skeleton key={line} className="h-16" />
          ))}
        </div>
      )}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Requests are kept. Try again in a moment.
        </ErrorState>
      )}
      {list.data &&
        items.length === 0 &&
        (search ? (
          <EmptyState
            title="Nobody matches"
            action={<Button onClick={() => setTyped('')}>Clear the search</Button>}
          >
            No email or company here has these words.
          </EmptyState>
        ) : (
          <EmptyState title={state === 'pending' ? 'Nobody is waiting' : 'Nobody here'}>
            {state === 'pending'
              ? 'Who asks for an invitation on the public page stands here until you decide.'
              : 'No invitation is in this state.'}
          </EmptyState>
        ))}
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
        <ConfirmDialog
          open
          danger
          onOpenChange={() => setDeclining(null)}
          title={`Decline ${named(declining)}?`}
          confirm="Decline"
          cancel="Keep waiting"
          onConfirm={() => decide(declining, 'decline')}
        >
          <p>
            They get a short mail that says so, and cannot ask again with the same email. You can
            still approve them here later.
          </p>
        </ConfirmDialog>
      )}
    </OperatorFrame>
  )
}
