import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { useQuery } from '@tanstack/react-query'
import { companyFactsQuery, wordsReadQuery } from '../api/company-model.ts'
import { leftOf } from '../left-of.ts'
import { factsOfMessage, hasOwnWords, isLikely, leftOver } from '../understood.ts'
import { ConfirmAll } from './confirm-all.tsx'
import { UnderstoodClause } from './understood-clause.tsx'
import { unclearOf } from '../unclear.ts'
import { UnderstoodFact } from './understood-fact.tsx'
import { modelCurrency } from '../use-model-currency.ts'

type UnderstoodProps = {
  clientId: string | null
  /** The answer of a person. */
  said: { id: string; text: string; created_at: string }
  /** The kind that was asked for, null where words were. */
  asked: FactKind | null
  editable: boolean
  /** Somebody still reads it: what is not understood yet is not asked for. */
  isReading: boolean
}

const NO_FACTS: readonly CompanyFactRow[] = []
const NO_CARDS: readonly ReadCardRow[] = []
/** Clauses that are shown; more of them are no answer but a document. */
const CLAUSES = 6

/** What an answer brought, below it: kept, to confirm with one tap, or not understood. Speaks softer than the next question. */
export function Understood({ clientId, said, asked, editable, isReading }: UnderstoodProps) {
  const { data: facts = NO_FACTS, isSuccess } = useQuery(companyFactsQuery(clientId))
  const own = factsOfMessage(facts, said)
  const isRead = isSuccess && editable && hasOwnWords(said, own)
  const { data: seen } = useQuery({ ...wordsReadQuery(clientId, said.text), enabled: isRead })
  const isShown = isRead && !isReading
  const clauses = leftOver((isShown && seen) || NO_CARDS, facts).slice(0, CLAUSES)
  const proposed = own.filter(({ status }) => status === 'proposed')
  const likely = proposed.filter(isLikely)
  if (own.length === 0 && clauses.length === 0) return null
  const currency = modelCurrency(facts, clientId)
  const shared = { clientId, facts, currency, editable }
  const left = leftOf(own, seen ?? NO_CARDS, currency)
  return (
    <section
      aria-label="Understood from your answer"
      className="rounded-md border border-line text-caption"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-3.5 py-2">
        <h2 className="font-semibold">Understood</h2>
        <output className="cap">{countWords(own, clauses.length)}</output>
      </header>
      <ul className="[&>li]:border-line [&>li+li]:border-t">
        {own.toSorted(likelyFirst).map(fact => (
          <UnderstoodFact
            key={fact.id}
            fact={fact}
            unclear={unclearOf(fact, seen ?? NO_CARDS)}
            left={left.get(fact.id)}
            {...shared}
          />
        ))}
        {clauses.map(card => (
          <UnderstoodClause key={card.quote} card={card} asked={asked} {...shared} />
        ))}
      </ul>
      {editable && <ConfirmAll proposed={likely} others={proposed.length - likely.length} />}
    </section>
  )
}

/** What waits and is doubtful stands below what only needs a tap. */
const likelyFirst = (one: CompanyFactRow, other: CompanyFactRow): number =>
  Number(isDoubtful(one)) - Number(isDoubtful(other))
const isDoubtful = (fact: CompanyFactRow): boolean => fact.status === 'proposed' && !isLikely(fact)

/** "1 kept, 2 need a tap". */
function countWords(facts: readonly CompanyFactRow[], clauses: number): string {
  const waiting = facts.filter(({ status }) => status === 'proposed').length + clauses
  const kept = facts.length + clauses - waiting
  const taps = waiting === 1 ? '1 needs a tap' : `${waiting} need a tap`
  return [kept > 0 && `${kept} kept`, waiting > 0 && taps].filter(Boolean).join(', ')
}
