import { PORTAL_MESSAGE_MAX } from '@sextant/contracts/limits'
import type { PortalMessage } from '@sextant/contracts/portal/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { cn } from '@/ui/cn.ts'
import { LinkedText } from '@/ui/patterns/linked-text.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useMarkRead } from '../api/mark-read.ts'
import { messagesQuery } from '../api/messages.ts'
import { useSendMessage } from '../api/send-message.ts'

/** The thread between a client and its agency. them: what the other side is called. mayWrite: some only look on. */
export function MessageThread({
  clientId,
  them,
  mayWrite,
}: {
  clientId: string | null
  them: string
  mayWrite: boolean
}) {
  const messages = useQuery(messagesQuery(clientId))
  const { save: markRead } = useMarkRead()
  const end = useRef<HTMLDivElement>(null)
  const count = messages.data?.length ?? 0
  const newest = messages.data?.at(-1)
  const theirs = newest && !newest.is_you ? newest.id : null
  // What stands on the screen was seen.
  useEffect(() => {
    if (theirs) void markRead(clientId)
  }, [theirs, clientId, markRead])
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div className="grid max-w-[44rem] gap-4">
      {messages.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading messages</output>
          {[1, 2, 3].map(line => (
            <Skeleton key={line} className="h-14" />
          ))}
        </div>
      )}
      {messages.isError && (
        <ErrorState title={messageOf(messages.error)} onRetry={() => void messages.refetch()}>
          What was written is safe. Try again in a moment.
        </ErrorState>
      )}
      {messages.data &&
        (count === 0 ? (
          <p className="border-y border-line py-4 text-ink-2">
            No messages yet.{' '}
            {mayWrite
              ? `What you write here reaches ${them}; they are told by mail.`
              : `What ${them} write stands here.`}
          </p>
        ) : (
          <ol aria-label="Messages" className="grid gap-3">
            {messages.data.map(message => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        ))}
      <div ref={end} />
      {mayWrite && <Composer clientId={clientId} them={them} />}
    </div>
  )
}

function Message({ message }: { message: PortalMessage }) {
  return (
    <li className={cn('grid max-w-[85%] gap-0.5', message.is_you && 'justify-self-end')}>
      <p className={cn('cap', message.is_you && 'text-right')}>
        {message.is_you ? 'You' : (message.author_name ?? 'A former member')} ·{' '}
        <TimeSince at={message.created_at} />
      </p>
      <p
        className={cn(
          'rounded-md border border-line px-3.5 py-2.5 wrap-anywhere whitespace-pre-line',
          message.is_you ? 'bg-act-soft' : 'bg-surface',
        )}
      >
        <LinkedText text={message.body} />
      </p>
    </li>
  )
}

function Composer({ clientId, them }: { clientId: string | null; them: string }) {
  const [text, setText] = useState('')
  const sending = useSendMessage()
  // One id until it is through: sending again after a lost answer says it once.
  const id = useRef<string>(crypto.randomUUID())
  const send = async () => {
    if (sending.saving || text.trim() === '') return
    const sent = await sending.save({ clientId, id: id.current, body: text.trim() })
    if (!sent.ok) return
    id.current = crypto.randomUUID()
    setText('')
  }
  return (
    <form
      className="grid gap-2.5"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={`Write to ${them}`} error={sending.failure ?? undefined}>
        {described => (
          <Textarea
            {...described}
            rows={3}
            maxLength={PORTAL_MESSAGE_MAX}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
                event.preventDefault()
                void send()
              }
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={sending.saving} disabled={text.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  )
}
