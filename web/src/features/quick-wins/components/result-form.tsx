import { REASON_MAX, type QuickWinDetail } from '@sextant/contracts/quick-wins/routes'
import type { Grade } from '@sextant/contracts/quick-wins/grade'
import { type FormEvent, useState } from 'react'
import { sayDay } from '@/ui/patterns/day.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useGiveResult } from '../api/end-quick-win.ts'
import { perWords, typedFrom, typedValue, unitWords, valueWords } from '../figure-words.ts'

const NO_FIGURE = 'A figure, please, such as 12.5'

type ResultFormProps = { win: QuickWinDetail; onGraded: (grade: Grade) => void }

/** What came of it: the figure that your cards hold since, one that is typed, or that nobody could count it. */
export function ResultForm({ win, onGraded }: ResultFormProps) {
  const { id, prediction, offered } = win
  const giving = useGiveResult(prediction)
  const [typed, setTyped] = useState(() => (offered ? typedFrom(prediction, offered.value) : ''))
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const give = (value: number | null) =>
    void giving.save({ id, value, note: note.trim() }, ({ grade }) => onGraded(grade))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = typedValue(prediction, typed)
    setWrong(value === null ? NO_FIGURE : undefined)
    if (value !== null) give(value)
  }
  return (
    <form className="grid max-w-xl gap-4" onSubmit={submit}>
      {offered && (
        <p className="text-ink-2">
          The card “{offered.label}” says {valueWords(prediction, offered.value)}
          {perWords(prediction.per)} since {sayDay(offered.changed_at)}. Keep it, or type another
          figure.
        </p>
      )}
      <Field
        label={`${prediction.what}${perWords(prediction.per)}, now (${unitWords(prediction)})`}
        hint={`${valueWords(prediction, prediction.baseline)} at the start`}
        error={wrong ?? giving.failure ?? undefined}
      >
        {described => (
          <Input
            {...described}
            inputMode="decimal"
            className="max-w-60"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Field label="What you learned (optional)">
        {described => (
          <Input
            {...described}
            maxLength={REASON_MAX}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={giving.saving} disabled={typed.trim() === ''}>
          Keep the result
        </Button>
        <Button disabled={giving.saving} onClick={() => give(null)}>
          It could not be measured
        </Button>
      </div>
    </form>
  )
}
