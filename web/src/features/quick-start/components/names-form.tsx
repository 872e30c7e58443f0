import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NAME_FIELDS, namesIn, priceWords, type TypedNames, wrongName } from '../names.ts'
import type { QuickStartAnswers } from '../steps.ts'

type NamesFormProps = {
  answers: QuickStartAnswers
  /** What was typed before. */
  typed: TypedNames | null
  /** Why a typed price cannot be read; null where it can, or where there is none. */
  wrongPrice: (typed: string) => string | null
  busy: boolean
  onBack: (typed: TypedNames) => void
  onDone: (typed: TypedNames) => void
}

/** Three short names for what was answered at length: the plan's sentences are made with them. */
export function NamesForm({ answers, typed, wrongPrice, busy, onBack, onDone }: NamesFormProps) {
  const [names, setNames] = useState(() => typed?.names ?? namesIn(answers))
  const [price, setPrice] = useState(() => typed?.price ?? priceWords(answers))
  const [isTried, setIsTried] = useState(false)
  const wrong = NAME_FIELDS.map(({ key, kind }) => wrongName(kind, names[key]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const isReady = [...wrong, wrongPrice(price)].every(one => one === null)
    if (isReady) onDone({ names, price })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {NAME_FIELDS.map(({ key, question, hint }, index) => (
        <div key={key} className="grid gap-1.5">
          <Field
            label={question}
            hint={hint}
            error={isTried ? (wrong[index] ?? undefined) : undefined}
          >
            {described => (
              <Input
                {...described}
                value={names[key]}
                onChange={event => setNames({ ...names, [key]: event.target.value })}
              />
            )}
          </Field>
          <p className="cap wrap-anywhere">You said: “{answers[key]}”</p>
        </div>
      ))}
      <Field
        label="What one costs (optional)"
        hint="It goes into the text that you send."
        error={isTried ? (wrongPrice(price) ?? undefined) : undefined}
      >
        {described => (
          <Input
            {...described}
            inputMode="decimal"
            value={price}
            onChange={event => setPrice(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-between gap-2.5">
        <Button onClick={() => onBack({ names, price })}>Back to the questions</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Make my plan
        </Button>
      </div>
    </form>
  )
}
