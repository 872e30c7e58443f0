import { controlsOf } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { WantedRow } from '@sextant/contracts/company/findings'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { useSettleFact } from '../api/save-fact.ts'
import { attributesOf, type Draft, draftOf } from '../fact-draft.ts'
import { modelCurrency } from '../use-model-currency.ts'
import { AddFact } from './add-fact.tsx'
import { FactField } from './fact-field.tsx'
import { LineChips } from './line-chips.tsx'

type AnswerFieldProps = {
  clientId: string | null
  question: WantedRow
  facts: readonly CompanyFactRow[]
  onAnswered: () => void
}

/** The field of the card that stands; where a new card is asked for, the way to it. */
export function AnswerField({ clientId, question, facts, onAnswered }: AnswerFieldProps) {
  const fact = facts.find(({ id }) => id === question.fact)
  return fact ? (
    <FieldOf
      fact={fact}
      attribute={question.attribute}
      facts={facts}
      currency={modelCurrency(facts, clientId)}
      onAnswered={onAnswered}
    />
  ) : (
    <NewCard clientId={clientId} question={question} facts={facts} onAnswered={onAnswered} />
  )
}

type FieldOfProps = {
  fact: CompanyFactRow
  attribute: string
  facts: readonly CompanyFactRow[]
  currency: string
  onAnswered: () => void
}

/** A line is one tap; anything else is typed or chosen, and kept with Enter. */
function FieldOf({ fact, attribute, facts, currency, onAnswered }: FieldOfProps) {
  const { kind } = fact
  const settling = useSettleFact()
  const [draft, setDraft] = useState<Draft>(() => draftOf(kind, fact.attributes))
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const control = controlsOf(kind).find(field => field.attribute === attribute)?.control
  if (!control) return null
  const keep = (attributes: Record<string, unknown>) => {
    onAnswered()
    void settling.save({ id: fact.id, attributes, status: 'confirmed' })
  }
  if (control.as === 'fact')
    return (
      <LineChips
        fact={fact}
        facts={facts}
        busy={settling.saving}
        onChoose={id => keep({ [attribute]: id })}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = attributesOf(kind, draft, currency, fact.attributes)
    setWrong(read.wrong[attribute])
    const isGiven = read.attributes[attribute] !== undefined
    if (isGiven && !read.wrong[attribute]) keep(read.attributes)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 grow basis-48">
        <FactField
          kind={kind}
          attribute={attribute}
          control={control}
          draft={draft}
          onChange={(name, raw) => setDraft(before => ({ ...before, [name]: raw }))}
          wrong={wrong}
          currency={currency}
          others={facts.filter(({ id }) => id !== fact.id)}
        />
      </div>
      <Button type="submit" size="sm" className="pointer-coarse:h-11" busy={settling.saving}>
        Keep
      </Button>
    </form>
  )
}

function NewCard({ clientId, question, facts, onAnswered }: AnswerFieldProps) {
  const [kind, setKind] = useState<WantedRow['kind'] | null>(null)
  return (
    <div>
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        aria-label={`Answer: ${question.says}`}
        onClick={() => setKind(question.kind)}
      >
        Answer
      </Button>
      {kind && (
        <AddFact
          clientId={clientId}
          facts={facts}
          currency={modelCurrency(facts, clientId)}
          kind={kind}
          asked={question.attribute}
          onKind={setKind}
          onClose={() => {
            onAnswered()
            setKind(null)
          }}
        />
      )}
    </div>
  )
}
