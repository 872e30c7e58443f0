import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'

/** What says most about a company, first. */
const BEGIN_WITH: readonly FactKind[] = ['goal', 'offer', 'constraint', 'rival']

/** Nothing is known yet: what to begin with, and what it will be good for. */
export function NothingKnown({
  onAdd,
  onPaste,
}: {
  onAdd?: (kind: FactKind) => void
  onPaste?: () => void
}) {
  return (
    <EmptyState
      title="No facts yet"
      action={
        onAdd && (
          <>
            <Button variant="primary" onClick={onPaste}>
              Tell it in your own words
            </Button>
            {BEGIN_WITH.map(kind => (
              <Button key={kind} onClick={() => onAdd(kind)}>
                {KIND_NAMES[kind].one}
              </Button>
            ))}
          </>
        )
      }
    >
      A goal with its figures, what you sell at what price, and what holds you back are enough for
      the first conclusions. Every agent works with what stands here, and you can correct all of it.
    </EmptyState>
  )
}
