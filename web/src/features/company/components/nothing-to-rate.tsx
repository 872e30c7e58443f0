import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { modelCurrency } from '../use-model-currency.ts'
import { AddFact } from './add-fact.tsx'

type NothingToRateProps = {
  clientId: string | null
  facts: readonly CompanyFactRow[]
  kinds: readonly FactKind[]
}

/** A framework that lives on judgments and has nothing to judge: what would be judged is named first. */
export function NothingToRate({ clientId, facts, kinds }: NothingToRateProps) {
  const [kind, setKind] = useState<FactKind | null>(null)
  if (kinds.length === 0) return null
  return (
    <section aria-label="Rate these" className="grid gap-2 text-caption">
      <p className="text-ink-2">Nothing here can be rated yet. Name it first:</p>
      <div className="flex flex-wrap gap-1.5">
        {kinds.map(one => (
          <Button key={one} size="sm" onClick={() => setKind(one)}>
            <PlusIcon aria-hidden />
            {KIND_NAMES[one].one}
          </Button>
        ))}
      </div>
      {kind && (
        <AddFact
          clientId={clientId}
          facts={facts}
          currency={modelCurrency(facts, clientId)}
          kind={kind}
          onKind={setKind}
          onClose={() => setKind(null)}
        />
      )}
    </section>
  )
}
