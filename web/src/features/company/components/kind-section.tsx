import type { CompanyFactRow, FactUse } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
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
  /** Of all facts. */
  uses: readonly FactUse[]
  /** How an address reads where one works. */
  hrefOf: (path: string) => string
}

/** The facts of a kind under its heading. */
export function KindSection(props: KindSectionProps) {
  const { kind, own, editable, onAdd } = props
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
      <Cards {...props} />
    </section>
  )
}

function Cards(props: KindSectionProps) {
  const { own, facts, currency, editable, asked, onAnswered, uses, hrefOf } = props
  return (
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
          used={{ uses: uses.filter(({ fact_id }) => fact_id === fact.id), hrefOf }}
        />
      ))}
    </ul>
  )
}

/** A kind with little to decide: a line that says what is in it, and opens. */
export function FoldedKind(props: KindSectionProps) {
  const { kind, own, editable, asked, onAdd } = props
  const [open, setOpen] = useState(false)
  const isAsked = own.some(({ id }) => id === asked?.fact)
  return (
    <li id={`kind-${kind}`} className="scroll-mt-24 border-b border-line">
      <Collapsible open={open || isAsked} onOpenChange={setOpen}>
        <CollapsibleTrigger>
          <span className="grid flex-1 grid-cols-[minmax(0,160px)_28px_minmax(0,1fr)] gap-3">
            {KIND_NAMES[kind].many}
            <span className="font-normal text-ink-3">{own.length}</span>
            <span className="truncate font-normal text-ink-2">
              {own.map(({ label }) => label).join(', ')}
            </span>
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent className="grid gap-3 pb-4">
          <Cards {...props} />
          {editable && (
            <Button size="sm" className="justify-self-start" onClick={() => onAdd(kind)}>
              <PlusIcon aria-hidden />
              Add: {KIND_NAMES[kind].one}
            </Button>
          )}
        </CollapsibleContent>
      </Collapsible>
    </li>
  )
}
