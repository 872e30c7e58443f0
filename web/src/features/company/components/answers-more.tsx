import { controlsOf } from '@sextant/contracts/company/controls'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { WantedRow } from '@sextant/contracts/company/findings'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { companyFactsQuery, companyFindingsQuery } from '../api/company-model.ts'
import { useSettleFact } from '../api/save-fact.ts'
import { attributesOf, type Draft, draftOf } from '../fact-draft.ts'
import { modelCurrency } from '../use-model-currency.ts'
import { AddFact } from './add-fact.tsx'
import { FactField } from './fact-field.tsx'
import { isContradiction } from './contradictions.tsx'
import { LineChips } from './line-chips.tsx'
import { WhyBoth } from './why-both.tsx'

const NO_FACTS: readonly CompanyFactRow[] = []
const SHOWN = 3
const UNFITTING_SHOWN = 2

/** The single answers that would let more follow, each with the one field it waits for. Nothing waits: nothing stands there. */
export function AnswersMore({ clientId }: { clientId: string | null }) {
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const { data } = useQuery(companyFindingsQuery(clientId))
  const [answered, setAnswered] = useState<readonly string[]>([])
  const wanted = data?.wanted.slice(0, SHOWN) ?? []
  const follows = (data?.findings ?? []).filter(({ rule }) => answered.includes(rule))
  const unfitting = (data?.findings ?? []).filter(isContradiction).slice(0, UNFITTING_SHOWN)
  if (wanted.length + unfitting.length + follows.length === 0) return null
  return (
    <section
      aria-labelledby="answers-more"
      className="rounded-md border border-line bg-surface text-caption"
    >
      <h2 id="answers-more" className="border-b border-line px-3.5 py-2 font-semibold">
        One answer more
      </h2>
      <ul aria-live="polite">
        {follows.map(({ rule, says }) => (
          <li key={`${rule} ${says}`} className="border-b border-line px-3.5 py-3 text-body">
            <span className="text-caption font-semibold text-good">Now it follows: </span>
            {says}
          </li>
        ))}
        {unfitting.map(({ says, rests }) => (
          <Unfitting key={says} says={says} fact={facts.find(({ id }) => rests.includes(id))} />
        ))}
        {wanted.map(question => (
          <li
            key={`${question.fact ?? ''} ${question.attribute} ${question.says}`}
            className="grid gap-2 border-b border-line px-3.5 py-3 last:border-b-0"
          >
            <p className="text-body">{question.says}</p>
            <AnswerField
              clientId={clientId}
              question={question}
              facts={facts}
              onAnswered={() => setAnswered(before => [...before, question.rule])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What does not fit: a card is corrected, or somebody says why both hold. */
function Unfitting({ says, fact }: { says: string; fact: CompanyFactRow | undefined }) {
  return (
    <li className="grid gap-2 border-b border-line px-3.5 py-3 last:border-b-0">
      <p className="text-body">{says}</p>
      {fact && <WhyBoth says={says} fact={fact} />}
    </li>
  )
}

type AnswerFieldProps = {
  clientId: string | null
  question: WantedRow
  facts: readonly CompanyFactRow[]
  onAnswered: () => void
}

/** The field of the card that stands; where a new card is asked for, the way to it. */
function AnswerField({ clientId, question, facts, onAnswered }: AnswerFieldProps) {
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
