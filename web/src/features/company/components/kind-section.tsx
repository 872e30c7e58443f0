import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { PlusIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { FactCard } from './fact-card.tsx'

/** An open question at a fact's field. */
export type Asked = { fact: string; attribute: string }

type KindSectionProps = {
  kind: FactKind
  /** Of this kind. */
  own: readonly CompanyFactRow[]
  facts: readonly CompanyFactRow[]
  currency: string
  editable: boolean
  asked: Asked | null
  onAnswered: () => void
  onAdd: (kind: FactKind) => void
}

/** The facts of a kind under its heading. */
export function KindSection(props: KindSectionProps) {
  const { kind, own, facts, currency, editable, asked, onAnswered, onAdd } = props
  return (
    <section
      id={`kind-${kind}`}
      aria-labelledby={`kind-${kind}-name`}
      className="grid scroll-mt-24 gap-3"
    >
      <div className="flex items-end justify-between gap-3 border-b border-line-strong pb-1.5">
        <h2 id={`kind-${kind}-name`} className="font-semibold">
          {KIND_NAMES[kind].many} <span className="font-normal text-ink-3">{own.length}</span>
        </h2>
        {editable && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Add: ${KIND_NAMES[kind].one}`}
            onClick={() => onAdd(kind)}
          >
            <PlusIcon aria-hidden />
            Add
          </Button>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {own.map(fact => (
          <FactCard
            key={fact.id}
            fact={fact}
            facts={facts}
            currency={currency}
            editable={editable}
            asked={asked?.fact === fact.id ? asked.attribute : undefined}
            onAnswered={onAnswered}
          />
        ))}
      </ul>
    </section>
  )
}
