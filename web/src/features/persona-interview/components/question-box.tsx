import { QUESTION_MAX, suggestedAsk } from '@sextant/contracts/persona/interview'
import type { InterviewTurn } from '@sextant/contracts/persona/interview-routes'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { type Put, useAsk } from '../api/ask.ts'

/** Where one asks. Enter asks; what was not answered stays, under the same id, so that asking again asks once. */
export function QuestionBox({
  interviewId,
  turns,
  onAnswer,
}: {
  interviewId: string
  turns: readonly InterviewTurn[]
  onAnswer: (turn: InterviewTurn) => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const unanswered = useRef<Put | null>(null)
  const { save, saving, failure } = useAsk(interviewId)
  const suggested = suggestedAsk(turns)
  const ask = async () => {
    const question = text.replaceAll(/\s+/g, ' ').trim()
    if (saving || question === '') return
    const again = unanswered.current?.question === question ? unanswered.current : null
    const put = again ?? { questionId: crypto.randomUUID(), question }
    unanswered.current = put
    const asked = await save(put)
    if (!asked.ok) return
    unanswered.current = null
    setText('')
    onAnswer(asked.answer)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void ask()
  }
  const suggest = () => {
    setText(suggested ?? '')
    field.current?.focus()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void ask()
      }}
      className="mt-2 grid gap-1 rounded-md border border-line-strong bg-surface p-2 lg:sticky lg:bottom-4 print:hidden"
    >
      <label htmlFor={id} className="sr-only">
        Ask the persona
      </label>
      <Textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={QUESTION_MAX}
        value={text}
        placeholder="Ask about what happened: when, who, why"
        readOnly={saving}
        aria-describedby={`${id}-line`}
        onChange={event => setText(event.target.value)}
        onKeyDown={keys}
        className="resize-none border-0 bg-transparent px-1.5"
      />
      <output id={`${id}-line`} className="cap block px-1.5 empty:hidden">
        {saving ? 'Looking through what was said' : failure}
      </output>
      <div className="flex items-center justify-between gap-2">
        <Button variant="quiet" size="sm" disabled={!suggested || saving} onClick={suggest}>
          Suggest a question
        </Button>
        <Button variant="primary" size="sm" type="submit" disabled={saving || !text.trim()}>
          Ask
        </Button>
      </div>
    </form>
  )
}
