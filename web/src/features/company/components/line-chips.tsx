import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { Button } from '@/ui/primitives/button.tsx'

type LineChipsProps = {
  fact: CompanyFactRow
  facts: readonly CompanyFactRow[]
  busy: boolean
  onChoose: (id: string) => void
}

/** Which line a card is about, one tap. */
export function LineChips({ fact, facts, busy, onChoose }: LineChipsProps) {
  const lines = facts.filter(({ kind, id }) => kind === 'offer' && id !== fact.id)
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">What {fact.label} is about</legend>
      {lines.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          className="font-medium pointer-coarse:h-11"
          disabled={busy}
          onClick={() => onChoose(id)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
