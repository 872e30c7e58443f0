import type { MailRow } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { mailQuery, useRetryMail } from '@/features/operator/api/mail.ts'
import { OPERATOR_PAGE } from '@/features/operator/api/page-of.ts'
import { MAIL_WORDS, templateWords } from '@/features/operator/words.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OperatorFrame } from './operator-frame.tsx'

const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_200px_130px_52px_130px]'
const statuses = Object.keys(MAIL_WORDS) as MailRow['status'][]

/** What is to be mailed, what was, and what could not be. What mails say is not kept. */
export default function Mail() {
  const [status, setStatus] = useState<MailRow['status'] | null>(null)
  const [page, setPage] = useState(0)
  const mails = useQuery({ ...mailQuery(status, page), placeholderData: keepPreviousData })
  const dead = mails.data?.dead ?? 0
  const items = mails.data?.items ?? []
  const show = (next: MailRow['status'] | null) => {
    setStatus(next)
    setPage(0)
  }
  return (
    <OperatorFrame
      title="Mail"
      meta="The outbox, newest first. What a mail says is forgotten once it is sent."
      actions={
        <NativeSelect
          aria-label="Status"
          value={status ?? 'all'}
          onChange={event => show(statuses.find(known => known === event.target.value) ?? null)}
        >
          <option value="all">All mail</option>
          {statuses.map(value => (
            <option key={value} value={value}>
              {MAIL_WORDS[value]}
            </option>
          ))}
        </NativeSelect>
      }
    >
      {dead > 0 && status !== 'dead' && <Undelivered dead={dead} onShow={() => show('dead')} />}
      {mails.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading the outbox</output>
          {[1, 2, 3, 4].map(line => (
            <Skeleton key={line} className="h-12" />
          ))}
        </div>
      )}
      {mails.isError && (
        <ErrorState title={messageOf(mails.error)} onRetry={() => void mails.refetch()}>
          Mail goes out as before. Try again in a moment.
        </ErrorState>
      )}
      {mails.data && items.length === 0 && <NoMail isDead={status === 'dead'} />}
      {items.length > 0 && <Outbox mails={items} />}
      {mails.data && (
        <Pager page={page} size={OPERATOR_PAGE} total={mails.data.total} onPage={setPage} />
      )}
    </OperatorFrame>
  )
}

function Undelivered({ dead, onShow }: { dead: number; onShow: () => void }) {
  const title =
    dead === 1 ? 'One mail could not be delivered' : `${dead} mails could not be delivered`
  const show = (
    <Button size="sm" onClick={onShow}>
      Show undelivered mail
    </Button>
  )
  return (
    <Alert tone="warn" title={title} action={show}>
      Nothing is tried any more until you say so.
    </Alert>
  )
}

function NoMail({ isDead }: { isDead: boolean }) {
  if (isDead)
    return (
      <EmptyState title="Everything was delivered">
        What the mail server refuses for good, or again and again, stands here.
      </EmptyState>
    )
  return (
    <EmptyState title="No mail here">
      Invitations, confirmations and notifications pass through here.
    </EmptyState>
  )
}

function Outbox({ mails }: { mails: readonly MailRow[] }) {
  return (
    <div>
      <div
        aria-hidden
        className={`grid gap-x-4 border-b border-line-strong pb-2 text-caption font-medium text-ink-3 max-md:hidden ${COLUMNS}`}
      >
        <span>To</span>
        <span>What</span>
        <span>When</span>
        <span>Tries</span>
        <span>Status</span>
      </div>
      <ul className="max-md:border-t max-md:border-line-strong">
        {mails.map(mail => (
          <Line key={mail.id} mail={mail} />
        ))}
      </ul>
    </div>
  )
}

function Line({ mail }: { mail: MailRow }) {
  const { save: retry, saving } = useRetryMail()
  const sent = mail.status === 'sent'
  return (
    <li
      className={`grid items-start gap-x-4 gap-y-1 border-b border-line py-3 max-md:grid-cols-[minmax(0,1fr)_auto] ${COLUMNS}`}
    >
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-medium wrap-anywhere">{mail.recipient}</p>
        {mail.last_error && !sent && (
          <p className="cap mt-0.5 wrap-anywhere text-bad">{mail.last_error}</p>
        )}
      </div>
      <span className="text-ink-2 max-md:col-span-2">{templateWords(mail.template)}</span>
      <span className="cap pt-0.5">
        {sent ? 'Sent ' : 'Queued '}
        <TimeSince at={mail.sent_at ?? mail.queued_at} />
      </span>
      <span className="cap pt-0.5 tabular-nums max-md:hidden">{mail.attempts || '–'}</span>
      <div className="grid justify-items-start gap-2 max-md:justify-items-end">
        <MailStatus status={mail.status} />
        {mail.status === 'dead' && (
          <Button size="sm" busy={saving} onClick={() => void retry(mail)}>
            Try again<span className="sr-only"> to {mail.recipient}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function MailStatus({ status }: { status: MailRow['status'] }) {
  if (status === 'sent')
    return (
      <Badge plain tone="good">
        <CheckIcon aria-hidden />
        {MAIL_WORDS.sent}
      </Badge>
    )
  if (status === 'dead')
    return (
      <Badge tone="bad">
        <TriangleAlertIcon aria-hidden />
        {MAIL_WORDS.dead}
      </Badge>
    )
  return <Badge>{MAIL_WORDS[status]}</Badge>
}
