import type { MessageRow } from '@sextant/contracts/agent-events'
import { ChevronLeftIcon, ChevronRightIcon, PencilIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Rewrite, type Rewriting } from './rewrite.tsx'

type MessageItemProps = {
  message: MessageRow
  /** The versions of this turn, this one among them. */
  siblings: readonly MessageRow[]
  /** The question that is open now; answered ones stand as plain text. */
  open: boolean
  onShow: (id: string) => void
  /** Other words may be sent in this one's place, as a branch. Absent while one may not. */
  rewrite?: Rewriting
}

export function MessageItem({ message, siblings, open, onShow, rewrite }: MessageItemProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const switcher = siblings.length > 1 && (
    <Siblings message={message} siblings={siblings} onShow={onShow} />
  )
  if (message.role === 'agent') {
    const question = open ? message.question : null
    return (
      <div className="wrap-anywhere whitespace-pre-line">
        {question && (
          <p className="cap">
            Question {question.n} of at most {question.of}
          </p>
        )}
        <p>{message.text}</p>
        {question && <Why why={question.why} example={question.example} />}
        {switcher}
      </div>
    )
  }
  if (draft !== null && rewrite)
    return (
      <Rewrite
        draft={draft}
        onChange={setDraft}
        parentId={message.parent_id}
        {...rewrite}
        onClose={() => setDraft(null)}
      />
    )
  return (
    <div className="group relative ml-10">
      <p className="rounded-md bg-sunken px-3 py-[9px] wrap-anywhere whitespace-pre-wrap">
        {message.text}
      </p>
      {rewrite && (
        <Button
          size="icon-sm"
          variant="quiet"
          aria-label="Edit this message"
          title="Edit this message"
          className="absolute top-1 -left-10 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-md:-left-11 max-md:opacity-100 pointer-coarse:opacity-100"
          onClick={() => setDraft(message.text)}
        >
          <PencilIcon aria-hidden />
        </Button>
      )}
      {switcher && <div className="flex justify-end">{switcher}</div>}
    </div>
  )
}

function Why({ why, example }: { why: string; example: string }) {
  return (
    <details className="mt-1 text-caption text-ink-2 whitespace-normal">
      <summary className="inline-flex min-h-6 w-fit items-center text-act underline underline-offset-[0.18em] pointer-coarse:min-h-11">
        Why, and an example
      </summary>
      <p className="mt-1 border-l-2 border-line pl-3">
        {why} For example: {example}
      </p>
    </details>
  )
}

export function Siblings({
  message,
  siblings,
  onShow,
}: {
  message: MessageRow
  siblings: readonly MessageRow[]
  onShow: (id: string) => void
}) {
  const at = siblings.findIndex(({ id }) => id === message.id)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  return (
    <span className="inline-flex items-center text-caption text-ink-3">
      <Button
        size="icon-sm"
        variant="quiet"
        aria-label="Earlier version"
        disabled={!before}
        onClick={() => before && onShow(before.id)}
      >
        <ChevronLeftIcon aria-hidden />
      </Button>
      <span>
        <span className="sr-only">Version </span>
        {at + 1}/{siblings.length}
      </span>
      <Button
        size="icon-sm"
        variant="quiet"
        aria-label="Later version"
        disabled={!after}
        onClick={() => after && onShow(after.id)}
      >
        <ChevronRightIcon aria-hidden />
      </Button>
    </span>
  )
}
