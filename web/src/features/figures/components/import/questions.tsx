import type { FileAnswers, FileQuestion, ImportFile } from '@sextant/contracts/figures/import'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'

type QuestionsProps = {
  file: ImportFile
  answer: (answers: FileAnswers) => void
  busy: boolean
}

/** What only a person can say of a file: asked here, never guessed. */
export function Questions({ file, answer, busy }: QuestionsProps) {
  const open = file.questions.filter(({ ask }) => ask !== 'mapping')
  if (open.length === 0) return null
  return (
    <div className="grid gap-4 border-l-2 border-act pl-4">
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      {open.map(question => (
        <Question key={question.ask} question={question} {...{ file, answer, busy }} />
      ))}
    </div>
  )
}

function Question({ question, file, answer, busy }: QuestionsProps & { question: FileQuestion }) {
  if (question.ask === 'day-order')
    return (
      <div className="grid gap-2">
        <p>
          “{question.header}” can be read both ways: {question.examples.slice(0, 3).join(', ')}.
          What stands first?
        </p>
        <div className="flex flex-wrap gap-2">
          {(['day-first', 'month-first'] as const).map(order => (
            <Button
              key={order}
              busy={busy}
              onClick={() => answer({ ...file.answers, day_order: order })}
            >
              {order === 'day-first' ? 'The day' : 'The month'}
            </Button>
          ))}
        </div>
      </div>
    )
  if (question.ask === 'currency') return <CurrencyQuestion {...{ file, answer, busy }} />
  return null
}

function CurrencyQuestion({ file, answer, busy }: QuestionsProps) {
  const [currency, setCurrency] = useState('')
  const isRight = /^[A-Z]{3}$/.test(currency)
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (isRight) answer({ ...file.answers, currency })
      }}
    >
      <label htmlFor={`currency-${file.place}`}>
        The file does not say in which currency its amounts are.
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={`currency-${file.place}`}
          className="w-28"
          value={currency}
          maxLength={3}
          placeholder="EUR"
          onChange={event => setCurrency(event.target.value.toUpperCase())}
        />
        <Button type="submit" busy={busy} disabled={!isRight}>
          In this currency
        </Button>
      </div>
    </form>
  )
}
