import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { FACT_KINDS, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyFactsQuery, wordsReadQuery } from '../api/company-model.ts'
import { leftOf } from '../left-of.ts'
import { isLikely } from '../understood.ts'
import { unclearOf, wordsOf } from '../unclear.ts'
import { ConfirmAll } from './confirm-all.tsx'
import { UnderstoodFact } from './understood-fact.tsx'
import { modelCurrency } from '../use-model-currency.ts'

const NO_FACTS: readonly CompanyFactRow[] = []
const NO_CARDS: readonly ReadCardRow[] = []

/** Beside a draft: everything that was only read, by kind, a tap each. Nothing waits: nothing stands there. */
export function ToConfirm({ clientId }: { clientId: string | null }) {
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const proposed = facts.filter(({ status }) => status === 'proposed')
  const words = wordsOf(proposed)
  const { data: seen = NO_CARDS } = useQuery({
    ...wordsReadQuery(clientId, words),
    enabled: words !== '',
    // A tap leaves fewer words to read; what was unclear in them is known until they are.
    placeholderData: keepPreviousData,
  })
  if (proposed.length === 0) return null
  const currency = modelCurrency(facts, clientId)
  const left = leftOf(proposed, seen, currency)
  const likely = proposed.filter(isLikely)
  const doubtful = proposed.filter(fact => !isLikely(fact))
  const row = (fact: CompanyFactRow) => (
    <UnderstoodFact
      key={fact.id}
      fact={fact}
      unclear={unclearOf(fact, seen)}
      left={left.get(fact.id)}
      facts={facts}
      currency={currency}
      editable
    />
  )
  return (
    <section aria-label="To confirm" className="rounded-md border border-line text-caption">
      <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-3.5 py-2">
        <h2 className="font-semibold">To confirm</h2>
        <output className="cap">
          {proposed.length === 1 ? '1 fact' : `${proposed.length} facts`}; each rebuilds the draft
        </output>
      </header>
      {FACT_KINDS.map(kind => {
        const own = likely.filter(fact => fact.kind === kind)
        return (
          own.length > 0 && <Group key={kind} name={KIND_NAMES[kind].many} rows={own.map(row)} />
        )
      })}
      <ConfirmAll proposed={likely} others={doubtful.length} />
      {doubtful.length > 0 && (
        <Group name="Perhaps misread: in no draft until you say so" rows={doubtful.map(row)} />
      )}
    </section>
  )
}

function Group({ name, rows }: { name: string; rows: ReactNode }) {
  return (
    <div className="border-b border-line last:border-b-0">
      <h3 className="px-3.5 pt-2.5 text-ink-3">{name}</h3>
      <ul>{rows}</ul>
    </div>
  )
}
