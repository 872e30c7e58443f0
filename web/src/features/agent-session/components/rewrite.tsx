import { Button } from '@/ui/primitives/button.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useSend } from '../use-send.ts'

export type Rewriting = { sessionId: string; onSent: () => void }

/** Other words in the place of a message: the conversation goes on from there. */
export function Rewrite({
  draft,
  onChange,
  parentId,
  sessionId,
  onSent,
  onClose,
}: Rewriting & {
  draft: string
  onChange: (text: string) => void
  parentId: string | null
  onClose: () => void
}) {
  const { send, sending, failure } = useSend(sessionId, onSent)
  const sendAgain = async () => {
    if (!draft.trim() || sending) return
    const sent = await send(draft, parentId)
    if (sent.ok) onClose()
  }
  return (
    <form
      className="ml-10 grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        void sendAgain()
      }}
    >
      <Textarea
        // Whoever pressed Edit wants to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label="Your message"
        rows={3}
        value={draft}
        className="[field-sizing:content]"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            void sendAgain()
          }
        }}
      />
      {failure && (
        <p role="alert" className="text-caption text-bad">
          {failure}
        </p>
      )}
      <p className="cap">
        The conversation goes on from here; what followed stays in the earlier version.
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={sending}>
          Send again
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
