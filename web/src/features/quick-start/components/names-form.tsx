import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import {
  FIGURE_FIELDS,
  NAME_FIELDS,
  namesIn,
  NO_FIGURES,
  priceWords,
  type QuickStartFigures,
  type TypedNames,
  wrongName,
} from '../names.ts'
import type { QuickStartAnswers } from '../steps.ts'

type NamesFormProps = {
  answers: QuickStartAnswers
  /** What was typed before. */
  typed: TypedNames | null
  /** Why a typed figure cannot be read; what can, and what is empty, is left out. */
  wrongFigures: (figures: QuickStartFigures) => Partial<Record<keyof QuickStartFigures, string>>
  busy: boolean
  onBack: (typed: TypedNames) => void
  onDone: (typed: TypedNames) => void
}

/** Three short names for what was answered at length, with which the plan's sentences are made, and the figures that make it compute. */
export function NamesForm({ answers, typed, wrongFigures, busy, onBack, onDone }: NamesFormProps) {
  const [names, setNames] = useState(() => typed?.names ?? namesIn(answers))
  const [figures, setFigures] = useState(
    () => typed?.figures ?? { ...NO_FIGURES, price: priceWords(answers) },
  )
  const [isTried, setIsTried] = useState(false)
  const wrong = NAME_FIELDS.map(({ key, kind }) => wrongName(kind, names[key]))
  const misread = wrongFigures(figures)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const isReady = wrong.every(one => one === null) && Object.keys(misread).length === 0
    if (isReady) onDone({ names, figures })
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
      {FIGURE_FIELDS.map(({ key, question, hint }) => (
        <Field key={key} label={question} hint={hint} error={isTried ? misread[key] : undefined}>
          {described => (
            <Input
              {...described}
              inputMode="decimal"
              value={figures[key]}
              onChange={event => setFigures({ ...figures, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className="flex justify-between gap-2.5">
        <Button onClick={() => onBack({ names, figures })}>Back to the questions</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Make my plan
        </Button>
      </div>
    </form>
  )
}
