import type { QuickWinOpportunities } from '@sextant/contracts/quick-wins/routes'
import type { WantedRow } from '@sextant/contracts/company/findings'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { AnswerField } from '@/features/company/components/answer-field.tsx'
import { useCan } from '@/features/session/api/get-me.ts'

const NO_FACTS: readonly CompanyFactRow[] = []

type OneAnswerAwayProps = {
  clientId: string | null
  found: Pick<QuickWinOpportunities, 'near' | 'wanted'>
}

/** Moves that fit and lack one figure, and answers that would bring others: each with the field it waits for. */
export function OneAnswerAway({ clientId, found: { near, wanted } }: OneAnswerAwayProps) {
  if (near.length + wanted.length === 0) return null
  return (
    <section aria-labelledby="one-answer-away">
      <h2 id="one-answer-away" className="border-b border-line-strong pb-2 font-semibold">
        One answer away
      </h2>
      <ul>
        {near.map(({ play, title, because, wanted: question }) => (
          <Question key={play} clientId={clientId} question={question}>
            <h3 className="font-semibold wrap-anywhere">{title}</h3>
            <p className="max-w-[42em] text-ink-2 wrap-anywhere">{because}</p>
          </Question>
        ))}
        {wanted.map(question => (
          <Question
            key={`${question.rule} ${question.fact ?? ''} ${question.attribute}`}
            clientId={clientId}
            question={question}
          />
        ))}
      </ul>
    </section>
  )
}

type QuestionProps = { clientId: string | null; question: WantedRow; children?: ReactNode }

function Question({ clientId, question, children }: QuestionProps) {
  const can = useCan()
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  return (
    <li className="grid gap-2.5 border-b border-line py-4">
      {children && <div className="grid gap-0.5">{children}</div>}
      <p className="max-w-[42em]">{question.says}</p>
      {can('insights.manage') && (
        <div className="max-w-md">
          <AnswerField
            clientId={clientId}
            question={question}
            facts={facts}
            onAnswered={() => undefined}
          />
        </div>
      )}
    </li>
  )
}
