import { factWords } from '@sextant/contracts/company/fact-words'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useState } from 'react'
import { FactForm } from '@/features/company/components/fact-form.tsx'
import { besideFields, isToShow, type KeptFact } from '@/features/quick-start/kept-facts.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'

type UnderstoodListProps = {
  facts: readonly KeptFact[]
  /** Clauses with a figure of which nothing was kept. */
  left: readonly string[]
  currency: string
  onFacts: (facts: readonly KeptFact[]) => void
}

/** What was read in the answers, line by line: what is ticked counts as said, what is not is left out of the plan. */
export function UnderstoodList({ facts, left, currency, onFacts }: UnderstoodListProps) {
  const shown = facts.filter(isToShow)
  if (shown.length === 0 && left.length === 0) return null
  const change = (next: KeptFact) => onFacts(facts.map(fact => (fact.id === next.id ? next : fact)))
  return (
    <section aria-labelledby="understood" className="mb-7 grid gap-2.5">
      <h2 id="understood" className="book text-title leading-8">
        This is what I understood
      </h2>
      <p className="text-ink-2">
        What is ticked counts as said by you, and the plan rests on it. Untick what is wrong, or
        change it.
      </p>
      <ul className="rounded-md border border-line">
        {shown.map(fact => (
          <UnderstoodLine key={fact.id} fact={fact} currency={currency} onChange={change} />
        ))}
      </ul>
      {left.length > 0 && (
        <p className="cap wrap-anywhere">
          Not understood, and in no plan: {left.map(words => `“${words}”`).join(', ')}. Type its
          number below, or tell the agent later.
        </p>
      )}
    </section>
  )
}

type UnderstoodLineProps = {
  fact: KeptFact
  currency: string
  onChange: (fact: KeptFact) => void
}

function UnderstoodLine({ fact, currency, onChange }: UnderstoodLineProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, kind, label, quote, isKept } = fact
  const close = () => setOpen(false)
  if (isOpen)
    return (
      <li className="border-t border-line p-3.5 first:border-t-0">
        <FactForm
          kind={kind}
          facts={[]}
          read={{ names: [label], attributes: besideFields(fact) }}
          currency={currency}
          saving={false}
          failure={null}
          onSave={saved => {
            onChange({ ...fact, ...saved, isKept: true })
            close()
          }}
          onCancel={close}
        />
      </li>
    )
  const words = factWords(
    { kind, attributes: besideFields(fact) },
    { currency, labelOf: () => undefined },
  )
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-2.5 border-t border-line px-3.5 py-2.5 first:border-t-0">
      <Checkbox
        id={`understood-${id}`}
        className="mt-0.5"
        checked={isKept}
        onCheckedChange={checked => onChange({ ...fact, isKept: checked === true })}
      />
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <label htmlFor={`understood-${id}`} className="font-semibold">
            {label}
          </label>
          <span className="text-ink-3"> ({KIND_NAMES[kind].one.toLowerCase()})</span>
          {words.length > 0 && `: ${words.map(wordsOf).join(', ')}`}
        </p>
        <p className="cap wrap-anywhere">You said: “{quote}”</p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Change ${label}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
    </li>
  )
}

const wordsOf = ({ name, value }: { name: string; value: string }): string =>
  `${name.toLowerCase()} ${value}`
