import type { MailRow } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { DESK_PAGE, mailQuery, retryMail } from '@/features/operator/api/desk.ts'
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

const statuses = Object.keys(MAIL_WORDS) as MailRow['status'][]

/** What is to be mailed, what was, and what could not be. What mails say is not kept. */
export default function Mail() {
  const [status, setStatus] = useState<MailRow['status'] | null>(null)
  const [page, setPage] = useState(0)
  const mails = useQuery({ ...mailQuery(status, page), placeholderData: keepPreviousData })
  const dead = mails.data?.dead ?? 0
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
      {dead > 0 && status !== 'dead' && (
        <Alert
          tone="warn"
          title={
            dead === 1 ? 'One mail could not be delivered' : `${dead} mails could not be delivered`
          }
          action={
            <Button size="sm" onClick={() => show('dead')}>
              Show undelivered mail
            </Button>
          }
        >
          Nothing is tried any more until you say so.
        </Alert>
      )}
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
      {mails.data?.items.length === 0 && (
        <EmptyState title={status === 'dead' ? 'Everything was delivered' : 'No mail here'}>
          {status === 'dead'
            ? 'What the mail server refuses for good, or again and again, stands here.'
            : 'Invitations, confirmations and notifications pass through here.'}
        </EmptyState>
      )}
      {mails.data && mails.data.items.length > 0 && (
        <ul className="border-t border-line-strong">
          {mails.data.items.map(mail => (
            <Line key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {mails.data && (
        <Pager page={page} size={DESK_PAGE} total={mails.data.total} onPage={setPage} />
      )}
    </OperatorFrame>
  )
}

function Line({ mail }: { mail: MailRow }) {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await retryMail(mail.id)
      toast.success(`Queued again for ${mail.recipient}`)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const tried = mail.attempts === 1 ? 'tried once' : `tried ${mail.attempts} times`
  return (
    <li className="flex items-start gap-x-4 gap-y-2 border-b border-line py-3 max-md:flex-wrap">
      <div className="min-w-0 flex-1 wrap-anywhere max-md:basis-full">
        <p>
          <span className="font-medium">{mail.recipient}</span>{' '}
          <span className="text-ink-2">· {templateWords(mail.template)}</span>
        </p>
        <p className="cap">
          {mail.status === 'sent' && mail.sent_at ? (
            <>
              Sent <TimeSince at={mail.sent_at} />
            </>
          ) : (
            <>
              Queued <TimeSince at={mail.queued_at} />
            </>
          )}
          {mail.attempts > 0 && mail.status !== 'sent' && <> · {tried}</>}
        </p>
        {mail.last_error && mail.status !== 'sent' && (
          <p className="cap mt-0.5 text-bad">{mail.last_error}</p>
        )}
      </div>
      {mail.status === 'sent' ? (
        <Badge plain tone="good">
          <CheckIcon aria-hidden />
          {MAIL_WORDS.sent}
        </Badge>
      ) : mail.status === 'dead' ? (
        <Badge tone="bad">
          <TriangleAlertIcon aria-hidden />
          {MAIL_WORDS.dead}
        </Badge>
      ) : (
        <Badge>{MAIL_WORDS[mail.status]}</Badge>
      )}
      {mail.status === 'dead' && (
        <Button size="sm" busy={busy} onClick={() => void retry()}>
          Try again<span className="sr-only"> to {mail.recipient}</span>
        </Button>
      )}
    </li>
  )
}
