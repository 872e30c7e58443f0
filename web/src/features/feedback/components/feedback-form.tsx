import { FEEDBACK_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useSendFeedback, type FeedbackKind } from '../api/send-feedback.ts'
import { ScreenshotField } from './screenshot-field.tsx'

const KINDS: Record<FeedbackKind, { title: string; note: string; hint: string }> = {
  idea: {
    title: 'Idea',
    note: 'Something you miss',
    hint: 'What would you do with it, and what do you do without it today?',
  },
  problem: {
    title: 'Problem',
    note: 'Something went wrong',
    hint: 'What did you do, what did you expect, and what happened instead?',
  },
  praise: { title: 'Praise', note: 'Something helped', hint: 'What helped, and with what?' },
}
const kinds = Object.keys(KINDS) as FeedbackKind[]

/** What somebody wants the operator to know. What was written stays until it is sent. page: where they come from. */
export function FeedbackForm({ page, onSent }: { page: string; onSent: () => void }) {
  const [kind, setKind] = useState<FeedbackKind>('idea')
  const [message, setMessage] = useState('')
  const [picture, setPicture] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [asked, setAsked] = useState(false)
  const { save, saving, failure } = useSendFeedback(setShare)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (saving || !message.trim()) return
    void save({ kind, message: message.trim(), page, picture }, onSent)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      {failure && (
        <Alert title={failure}>
          Nothing was sent. Your words{picture ? ' and the screenshot' : ''} are still here.
        </Alert>
      )}
      <KindField kind={kind} onChange={setKind} />
      <Field
        label="In your words"
        hint={KINDS[kind].hint}
        error={asked && !message.trim() ? 'Write a sentence first' : undefined}
        aside={
          message.length > FEEDBACK_MAX * 0.8 && (
            <span className="text-ink-3">
              {message.length.toLocaleString('en-US')}/{FEEDBACK_MAX.toLocaleString('en-US')}
            </span>
          )
        }
      >
        {described => (
          <Textarea
            {...described}
            rows={6}
            maxLength={FEEDBACK_MAX}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        )}
      </Field>
      <ScreenshotField picture={picture} onChange={setPicture} disabled={saving} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={saving}>
          Send feedback
        </Button>
        <output className="cap">
          {share !== null && `Sending the screenshot, ${Math.round(share * 100)}%`}
        </output>
      </div>
    </form>
  )
}

function KindField({
  kind,
  onChange,
}: {
  kind: FeedbackKind
  onChange: (kind: FeedbackKind) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-caption font-medium">What is it?</legend>
      <RadioGroup
        value={kind}
        onValueChange={value => onChange(kinds.find(known => known === value) ?? 'idea')}
        className="gap-2 sm:grid-cols-3"
      >
        {kinds.map(id => (
          <RadioCard key={id} value={id} title={KINDS[id].title} note={KINDS[id].note} />
        ))}
      </RadioGroup>
    </fieldset>
  )
}
