import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { FACT_KINDS, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/ui/primitives/button.tsx'
import { companyFactsQuery } from '../api/company-model.ts'
import { useConfirmFacts } from '../api/save-fact.ts'
import { UnderstoodFact } from './understood-fact.tsx'
import { modelCurrency } from '../use-model-currency.ts'

const NO_FACTS: readonly CompanyFactRow[] = []

/** Beside a draft: everything that was only read, by kind, a tap each. Nothing waits: nothing stands there. */
export function ToConfirm({ clientId }: { clientId: string | null }) {
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const confirming = useConfirmFacts()
  const proposed = facts.filter(({ status }) => status === 'proposed')
  if (proposed.length === 0) return null
  const currency = modelCurrency(facts, clientId)
  return (
    <section aria-label="To confirm" className="rounded-md border border-line text-caption">
      <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-3.5 py-2">
        <h2 className="font-semibold">To confirm</h2>
        <output className="cap">
          {proposed.length === 1 ? '1 fact' : `${proposed.length} facts`}; each rebuilds the draft
        </output>
      </header>
      {FACT_KINDS.map(kind => {
        const own = proposed.filter(fact => fact.kind === kind)
        return (
          own.length > 0 && (
            <div key={kind} className="border-b border-line last:border-b-0">
              <h3 className="px-3.5 pt-2.5 text-ink-3">{KIND_NAMES[kind].many}</h3>
              <ul>
                {own.map(fact => (
                  <UnderstoodFact
                    key={fact.id}
                    fact={fact}
                    facts={facts}
                    currency={currency}
                    editable
                  />
                ))}
              </ul>
            </div>
          )
        )
      })}
      {proposed.length > 1 && (
        <div className="p-1.5">
          <Button
            size="sm"
            variant="quiet"
            busy={confirming.saving}
            onClick={() => void confirming.save(proposed.map(({ id }) => id))}
          >
            All of it is right
          </Button>
        </div>
      )}
    </section>
  )
}
