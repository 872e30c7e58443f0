import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import {
  asName,
  NAME_FIELDS,
  previewOf,
  type QuickStartFigures,
  type TypedNames,
  type WrongFigures,
  wrongName,
} from '../names.ts'
import type { QuickStartAnswers } from '../steps.ts'
import { FigureFields, FitFields } from './naming-fields.tsx'

type NamesFormProps = {
  answers: QuickStartAnswers
  typed: TypedNames
  onTyped: (typed: TypedNames) => void
  busy: boolean
  onBack: () => void
  /** Answers which figures could not be read; none where the plan is under way. */
  onDone: () => Promise<WrongFigures>
}

/** Three short names for what was answered at length, with which the plan's sentences are made, what decides its moves, and the figures that make it compute. */
export function NamesForm({ answers, typed, onTyped, busy, onBack, onDone }: NamesFormProps) {
  const { submit, wrong, wrongNames, wrongSpecial } = useSubmit(typed, onDone)
  const preview = previewOf(typed)
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-5">
        {NAME_FIELDS.map(({ key, question, hint }, index) => (
          <div key={key} className="grid gap-1.5">
            <Field label={question} hint={hint} error={wrongNames[index] ?? undefined}>
              {described => (
                <Input
                  {...described}
                  value={typed.names[key]}
                  onChange={event =>
                    onTyped({ ...typed, names: { ...typed.names, [key]: event.target.value } })
                  }
                />
              )}
            </Field>
            <p className="cap wrap-anywhere">You said: “{answers[key]}”</p>
          </div>
        ))}
        {preview && (
          <p aria-live="polite" className="book border-l-2 border-act pl-3 text-read wrap-anywhere">
            <span className="cap block">So a sentence of your plan will read:</span>
            {preview}
          </p>
        )}
      </div>
      <FitFields typed={typed} wrongSpecial={wrongSpecial} onTyped={onTyped} />
      <FigureFields typed={typed} wrong={wrong} onTyped={onTyped} />
      <div className="flex justify-between gap-2.5">
        <Button onClick={onBack}>Back to the questions</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Make my plan
        </Button>
      </div>
    </form>
  )
}

function useSubmit(typed: TypedNames, onDone: NamesFormProps['onDone']) {
  const [isTried, setIsTried] = useState(false)
  const [found, setFound] = useState<{ wrong: WrongFigures; of: QuickStartFigures } | null>(null)
  const wrongNames = NAME_FIELDS.map(({ key, kind }) => wrongName(kind, typed.names[key]))
  const hasSpecial = typed.special.trim() !== '' && asName('strength', typed.special) === null
  const special = hasSpecial ? wrongName('strength', typed.special) : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if ([...wrongNames, special].some(one => one !== null)) return
    setFound({ wrong: await onDone(), of: typed.figures })
  }
  return {
    wrong: stillWrong(found, typed.figures),
    wrongNames: isTried ? wrongNames : [],
    wrongSpecial: (isTried && special) || undefined,
    submit: (event: FormEvent) => void submit(event),
  }
}

/** What was typed anew is not called wrong before it was read. */
function stillWrong(
  found: { wrong: WrongFigures; of: QuickStartFigures } | null,
  figures: QuickStartFigures,
): WrongFigures {
  const entries = Object.entries(found?.wrong ?? {}) as [keyof QuickStartFigures, string][]
  return Object.fromEntries(entries.filter(([key]) => found?.of[key] === figures[key]))
}
