import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import {
  FIGURE_FIELDS,
  GOAL_PERIODS,
  type GoalPeriod,
  NAME_FIELDS,
  type QuickStartFigures,
  type QuickStartNames,
  type TypedNames,
  wrongName,
} from '../names.ts'
import type { QuickStartAnswers } from '../steps.ts'

/** Why a typed figure cannot be read, in words. */
export type WrongFigures = Partial<Record<keyof QuickStartFigures, string>>

type NamesFormProps = {
  answers: QuickStartAnswers
  /** What stands in the fields at first. */
  typed: TypedNames
  busy: boolean
  onBack: (typed: TypedNames) => void
  /** Answers which figures could not be read; none where the plan is under way. */
  onDone: (typed: TypedNames) => Promise<WrongFigures>
}

/** Three short names for what was answered at length, with which the plan's sentences are made, and the figures that make it compute. */
export function NamesForm({ answers, typed, busy, onBack, onDone }: NamesFormProps) {
  const form = useNamesForm(typed, onDone)
  const { names, figures, per } = form
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {NAME_FIELDS.map(({ key, question, hint }, index) => (
        <div key={key} className="grid gap-1.5">
          <Field label={question} hint={hint} error={form.wrongNames[index] ?? undefined}>
            {described => (
              <Input
                {...described}
                value={names[key]}
                onChange={event => form.setName(key, event.target.value)}
              />
            )}
          </Field>
          <p className="cap wrap-anywhere">You said: “{answers[key]}”</p>
        </div>
      ))}
      <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <legend className="mb-3 text-ink-2">
          The numbers, as you write them. Each is optional, and each makes the plan more your own.
        </legend>
        {FIGURE_FIELDS.map(({ key, question, hint }) => (
          <Field key={key} label={question} hint={hint} error={form.wrong[key]}>
            {described => (
              <Input
                {...described}
                value={figures[key]}
                onChange={event => form.setFigure(key, event.target.value)}
              />
            )}
          </Field>
        ))}
        <Field label="The two numbers are" hint="Of what you want more of.">
          {described => (
            <NativeSelect
              {...described}
              value={per}
              onChange={event => form.setPer(event.target.value as GoalPeriod)}
            >
              {GOAL_PERIODS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </fieldset>
      <div className="flex justify-between gap-2.5">
        <Button onClick={() => onBack({ names, figures, per })}>Back to the questions</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Make my plan
        </Button>
      </div>
    </form>
  )
}

function useNamesForm(typed: TypedNames, onDone: NamesFormProps['onDone']) {
  const [names, setNames] = useState<QuickStartNames>(typed.names)
  const [figures, setFigures] = useState<QuickStartFigures>(typed.figures)
  const [per, setPer] = useState<GoalPeriod>(typed.per)
  const [isTried, setIsTried] = useState(false)
  const [wrong, setWrong] = useState<WrongFigures>({})
  const wrongNames = NAME_FIELDS.map(({ key, kind }) => wrongName(kind, names[key]))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wrongNames.some(one => one !== null)) return
    setWrong(await onDone({ names, figures, per }))
  }
  return {
    names,
    figures,
    per,
    setPer,
    setName: (key: keyof QuickStartNames, name: string) => setNames({ ...names, [key]: name }),
    setFigure: (key: keyof QuickStartFigures, text: string) => {
      setFigures({ ...figures, [key]: text })
      setWrong({ ...wrong, [key]: undefined })
    },
    wrong,
    wrongNames: isTried ? wrongNames : [],
    submit: (event: FormEvent) => void submit(event),
  }
}
