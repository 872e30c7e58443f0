import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import {
  isAnswered,
  QUICK_START_STEPS,
  type QuickStartAnswers,
  type QuickStartStep,
} from '../steps.ts'

const ANSWER_MAX = 2_000
const FULL = 'That is as much as fits: 2,000 characters. The rest can be told to the agent later.'

type QuickStartFormProps = {
  /** From 0. */
  step: number
  answers: QuickStartAnswers
  onAnswer: (answers: QuickStartAnswers) => void
  onStep: (step: number) => void
  onDone: () => void
}

/** One question at a time, with the way back and on. */
export function QuickStartForm({ step, answers, onAnswer, onStep, onDone }: QuickStartFormProps) {
  const current = QUICK_START_STEPS[step]!
  const last = step === QUICK_START_STEPS.length - 1
  const answered = isAnswered(current, answers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answered) (last ? onDone : () => onStep(step + 1))()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <div className="grid gap-1.5">
        <Progress
          value={((step + 1) / QUICK_START_STEPS.length) * 100}
          label="Quick Start progress"
        />
        <p className="cap" aria-live="polite">
          Step {step + 1} of {QUICK_START_STEPS.length}
        </p>
      </div>
      <Question
        key={current.key}
        step={current}
        answer={answers[current.key]}
        onAnswer={answer => onAnswer({ ...answers, [current.key]: answer })}
      />
      <div className="flex justify-between gap-2.5">
        <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
          Back
        </Button>
        <Button type="submit" variant="primary" disabled={!answered}>
          {last ? 'Start' : 'Next'}
        </Button>
      </div>
    </form>
  )
}

function Question({
  step,
  answer,
  onAnswer,
}: {
  step: QuickStartStep
  answer: string
  onAnswer: (answer: string) => void
}) {
  const field = useRef<HTMLTextAreaElement & HTMLSelectElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field label={step.question} hint={answer.length >= ANSWER_MAX ? FULL : step.hint}>
      {described =>
        step.options ? (
          <NativeSelect
            {...described}
            ref={field}
            value={answer}
            onChange={event => onAnswer(event.target.value)}
          >
            <option value="" disabled>
              Choose
            </option>
            {step.options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <Textarea
            {...described}
            ref={field}
            rows={3}
            maxLength={ANSWER_MAX}
            value={answer}
            onChange={event => onAnswer(event.target.value)}
          />
        )
      }
    </Field>
  )
}
