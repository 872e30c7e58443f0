import { MESSAGE_MAX } from '@sextant/contracts/limits'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { useSend } from '../use-send.ts'

type ComposerProps = {
  sessionId: string
  /** The agent is writing: one can go on typing, not send. */
  running: boolean
  /** The message to continue from; undefined: the newest. */
  parentId: string | undefined
  onSent: () => void
  /** A question is open, so that not knowing is an answer. */
  asked: boolean
  /** What is typed; it is kept where other ways to answer find it too. */
  text: string
  onText: (text: string) => void
  /** The conversation has not begun: whoever opened it wants to write. */
  fresh: boolean
}

/** Where one answers. Enter sends, Shift and Enter begins a new line; what was not sent survives a failure and a reload. */
export function Composer({
  sessionId,
  parentId,
  running,
  onSent,
  asked,
  text,
  onText,
  fresh,
}: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { send, sending, failure, forgetFailure } = useSend(sessionId, onSent)
  useEffect(() => {
    // What was said about a lost network is over when it is back.
    window.addEventListener('online', forgetFailure)
    return () => window.removeEventListener('online', forgetFailure)
  }, [forgetFailure])
  const begins = useRef(fresh)
  useEffect(() => {
    // After the shell has moved the focus to the page's heading. A phone's keyboard would cover what is asked.
    if (!begins.current || window.matchMedia('(hover: none), (max-width: 860px)').matches)
      return undefined
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }), 50)
    return () => clearTimeout(timer)
  }, [])
  const tooLong = text.length > MESSAGE_MAX
  const sendWords = async (words: string, own: boolean) => {
    if (sending || running || !words.trim() || words.length > MESSAGE_MAX) return
    const sent = await send(words, parentId)
    if (sent.ok && own) onText('')
    field.current?.focus({ preventScroll: true })
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void sendWords(text, true)
  }
  const line =
    failure ??
    (tooLong
      ? `${text.length.toLocaleString('en-US')} of ${MESSAGE_MAX.toLocaleString('en-US')} characters: shorten it before sending.`
      : null)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void sendWords(text, true)
      }}
      className="rounded-md border border-line-strong bg-surface has-[textarea:focus-visible]:border-transparent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus"
    >
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder="Answer, correct, or ask why"
        aria-describedby={line ? `${id}-line` : undefined}
        aria-invalid={line ? true : undefined}
        className="block max-h-48 min-h-16 w-full resize-none bg-transparent px-[11px] pt-2 outline-none [field-sizing:content] placeholder:text-ink-3 max-md:text-base"
        onChange={event => onText(event.target.value)}
        onKeyDown={keys}
      />
      <div aria-live="polite">
        {line && (
          <p id={`${id}-line`} className="px-[11px] py-1 text-caption text-bad">
            {line}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-1 p-1">
        <span className="flex min-w-0 flex-wrap">
          {asked && (
            <Button
              size="sm"
              variant="quiet"
              disabled={running || sending}
              onClick={() => void sendWords('I don’t know', false)}
            >
              I don’t know
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            disabled={running || sending}
            onClick={() => void sendWords('Just draft it', false)}
          >
            Just draft it
          </Button>
        </span>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          busy={sending}
          disabled={running || !text.trim() || tooLong}
        >
          Send
        </Button>
      </div>
    </form>
  )
}
