import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { FactCard } from '@/features/company/components/fact-card.tsx'
import { useModelCurrency } from '@/features/company/use-model-currency.ts'

/** The statements of a group as cards: what each tells of, what it is called, who said it. */
export function Statements({
  facts,
  clientId,
  segment,
}: {
  facts: readonly CompanyFactRow[]
  clientId: string | null
  segment: string
}) {
  const { currency } = useModelCurrency(facts, clientId)
  const own = facts.filter(
    ({ kind, status, attributes: { about } }) =>
      kind === 'quote' && status !== 'removed' && (about === undefined || about === segment),
  )
  if (own.length === 0) return null
  return (
    <section aria-labelledby="statements" className="print:hidden">
      <h2 id="statements" className="mb-3 font-semibold">
        Statement by statement
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {own.map(fact => (
          <FactCard key={fact.id} fact={fact} facts={facts} currency={currency} editable />
        ))}
      </ul>
    </section>
  )
}
