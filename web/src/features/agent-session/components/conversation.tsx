import type { MessageRow } from '@sextant/contracts/agent-events'
import { InfoIcon, TriangleAlertIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import type { LearnedNote, Notice, SessionState } from '../session-state.ts'
import { siblingsOf } from '../thread.ts'
import { MessageItem } from './message-item.tsx'

type ConversationProps = {
  state: SessionState
  thread: readonly MessageRow[]
  onShow: (id: string) => void
  onRewrite?: (message: MessageRow, text: string) => Promise<void>
  renderNote: (note: LearnedNote) => ReactNode
}

/** The thread: messages, what was learned below each, notices where they fell. */
export function Conversation({ state, thread, onShow, onRewrite, renderNote }: ConversationProps) {
  const { streaming } = state
  const shown = new Set(thread.map(({ id }) => id))
  const loose = state.notices.filter(notice => notice.afterMessageId === null)
  return (
    <ol aria-label="Messages" className="grid gap-3.5">
      {loose.map(notice => <li key={notice.seq}><NoticeLine notice={notice} /></li>)}
      {thread.map(message => (
        <Fragment key={message.id}>
          <li><MessageItem message={message} siblings={siblingsOf(state.messages, message)} onShow={onShow} {...(onRewrite && message.role === 'user' ? { onRewrite: (text: string) => onRewrite(message, text) } : {})} /></li>
          {state.learned.filter(note => note.messageId === message.id).map(note => <li key={note.id}>{renderNote(note)}</li>)}
          {state.notices.filter(notice => notice.afterMessageId === message.id).map(notice => <li key={notice.seq}><NoticeLine notice={notice} /></li>)}
        </Fragment>
      ))}
      {streaming && (streaming.parentId === null || shown.has(streaming.parentId)) && <li><p className="break-words whitespace-pre-line">{streaming.text}{state.run?.status === 'running' && <span aria-hidden className="ml-0.5 inline-block h-[15px] w-0.5 bg-act align-[-2px]" />}</p></li>}
    </ol>
  )
}

function NoticeLine({ notice }: { notice: Notice }) {
  const Icon = notice.level === 'warning' ? TriangleAlertIcon : InfoIcon
  return <p className="flex gap-2 text-caption text-ink-2"><Icon aria-hidden className={cn('mt-0.5 size-3.5 shrink-0', notice.level === 'warning' ? 'text-warn' : 'text-info')} /><span className="min-w-0 break-words">{notice.text}</span></p>
}
