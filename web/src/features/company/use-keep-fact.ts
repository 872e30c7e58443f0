import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { useAddFact, useCompleteFact } from './api/save-fact.ts'
import { completedBy } from './known-rows.ts'

type Kept = {
  clientId: string | null
  kind: FactKind
  label: string
  attributes: Record<string, unknown>
  quote?: string
}

/** Keeps what was filled in: more of the fact that bears its name already, else a fact of its own. */
export function useKeepFact(facts: readonly CompanyFactRow[]) {
  const adding = useAddFact()
  const completing = useCompleteFact()
  const keep = (fact: Kept, leadOn?: () => unknown) => {
    const standing = completedBy(fact, fact.kind, facts)
    if (!standing) return adding.save(fact, leadOn)
    return completing.save({ id: standing.id, attributes: fact.attributes }, leadOn)
  }
  return {
    keep,
    saving: adding.saving || completing.saving,
    failure: adding.failure ?? completing.failure,
  }
}
