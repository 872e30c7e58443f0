import { isBareName } from '@sextant/contracts/company/bare-name'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { Button } from '@/ui/primitives/button.tsx'
import { useConfirmFacts, useRemoveFacts } from '../api/save-fact.ts'

type ConfirmAllProps = {
  proposed: readonly CompanyFactRow[]
  /** So many more wait that are perhaps misread: each is looked at by itself. */
  others?: number
}

/** All that waits with one tap: what has a name is right, what has none is left out. */
export function ConfirmAll({ proposed, others = 0 }: ConfirmAllProps) {
  const confirming = useConfirmFacts()
  const removing = useRemoveFacts()
  const bare = proposed.filter(({ label }) => isBareName(label))
  const named = proposed.filter(fact => !bare.includes(fact))
  if (named.length < 2 && bare.length < 2) return null
  return (
    <div className="flex flex-wrap gap-1 border-t border-line p-1.5">
      {named.length > 1 && (
        <Button
          size="sm"
          variant="quiet"
          busy={confirming.saving}
          onClick={() => void confirming.save(named.map(({ id }) => id))}
        >
          {wordsFor(named.length, bare.length, others)}
        </Button>
      )}
      {bare.length > 1 && (
        <Button
          size="sm"
          variant="quiet"
          busy={removing.saving}
          onClick={() => void removing.save(bare.map(({ id }) => id))}
        >
          Leave out the {bare.length} without a name
        </Button>
      )}
    </div>
  )
}

function wordsFor(named: number, bare: number, others: number): string {
  if (bare > 0) return `The ${named} with a name are right`
  return others > 0 ? `The ${named} likely ones are right` : 'All of it is right'
}
