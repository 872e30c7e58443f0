import type { MessageRow } from '@sextant/contracts/agent-events'
import { toolById } from '@sextant/contracts/catalogue'
import { TriangleAlertIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { LearnedNote, Notice, SessionState } from '../session-state.ts'
import { siblingsOf } from '../thread.ts'
import { type Told, toldIn } from '../told.ts'
import { MessageItem, Siblings } from './message-item.tsx'
import type { Rewriting } from './rewrite.tsx'
import { ToldLine } from './told-line.tsx'

type ConversationProps = {
  state: SessionState
  thread: readonly MessageRow[]
  onShow: (id: string) => void
  /** Absent while nothing may be sent. */
  rewrite?: Rewriting
  renderNote: (note: LearnedNote) => ReactNode
  /** The message that is put elsewhere, as the open question. */
  openId?: string | undefined
}

/** The thread: messages, what was learned below each, notices where they fell. */
export function Conversation({
  state,
  thread,
  onShow,
  rewrite,
  renderNote,
  openId,
}: ConversationProps) {
  const { streaming } = state
  const shown = new Set(thread.map(({ id }) => id))
  const told = toldIn(thread)
  const loose = state.notices.filter(notice => notice.afterMessageId === null)
  return (
    <ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {loose.map(notice => (
        <li key={notice.seq}>
          <NoticeLine notice={notice} />
        </li>
      ))}
      {thread.map((message, index) => (
        <Fragment key={message.id}>
          {begins(thread, index) && (
            <li className="mt-3 flex items-center gap-3 text-caption font-medium text-ink-2 after:h-px after:flex-1 after:bg-line">
              {begins(thread, index)}
            </li>
          )}
          {message.id !== openId && !told.questions.has(message.id) && (
            <li>
              <Turn
                message={message}
                told={told.answers.get(message.id)}
                siblings={siblingsOf(state.messages, message)}
                open={index === thread.length - 1 && !streaming}
                onShow={onShow}
                rewrite={rewrite}
              />
            </li>
          )}
          {state.learned
            .filter(note => note.messageId === message.id)
            .map(note => (
              <li key={note.id}>{renderNote(note)}</li>
            ))}
          {state.notices
            .filter(notice => notice.afterMessageId === message.id)
            .map(notice => (
              <li key={notice.seq}>
                <NoticeLine notice={notice} />
              </li>
            ))}
        </Fragment>
      ))}
      {streaming && (streaming.parentId === null || shown.has(streaming.parentId)) && (
        <li>
          <p className="wrap-anywhere whitespace-pre-line">
            {streaming.text}
            {state.run?.status === 'running' && (
              <span
                aria-hidden
                className="ml-0.5 inline-block h-[15px] w-0.5 bg-act align-[-2px]"
              />
            )}
          </p>
        </li>
      )}
    </ol>
  )
}

type TurnProps = {
  message: MessageRow
  told: Told | undefined
  siblings: readonly MessageRow[]
  open: boolean
  onShow: (id: string) => void
  rewrite: Rewriting | undefined
}

/** A message as it was said, or, where it lies behind, in a line. */
function Turn({ told, rewrite, ...turn }: TurnProps) {
  if (!told) return <MessageItem {...turn} {...(rewrite ? { rewrite } : {})} />
  const { message, siblings } = turn
  const versions = siblings.length > 1 && <Siblings {...turn} />
  return <ToldLine message={message} told={told} rewrite={rewrite} versions={versions} />
}

/** The tool's name where the thread turns to another one. */
function begins(thread: readonly MessageRow[], index: number): string | null {
  const tool = thread[index]?.tool
  const before = thread.slice(0, index).findLast(message => message.tool !== null)?.tool
  return tool && before && tool !== before ? toolById(tool).name : null
}

/** Something to know is a quiet line; only what went otherwise than asked has a sign. */
function NoticeLine({ notice }: { notice: Notice }) {
  if (notice.level === 'info') return <p className="cap wrap-anywhere">{notice.text}</p>
  return (
    <p className="flex gap-2 text-caption text-ink-2">
      <TriangleAlertIcon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warn" />
      <span className="min-w-0 wrap-anywhere">{notice.text}</span>
    </p>
  )
}
