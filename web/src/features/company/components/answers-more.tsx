import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyFactsQuery, companyFindingsQuery } from '../api/company-model.ts'
import { AnswerField } from './answer-field.tsx'
import { isContradiction } from './contradictions.tsx'
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
