import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FoundRow } from '@sextant/contracts/company/findings'
import { TriangleAlertIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { useSupersedeFact } from '../api/save-fact.ts'
import { factWords } from '@sextant/contracts/company/fact-words'

type ContradictionsProps = {
  found: readonly FoundRow[]
  facts: readonly CompanyFactRow[]
  currency: string
  /** Nothing where the person may not decide. */
  onCorrect?: ((factId: string) => void) | undefined
}

/** Facts that cannot all hold, side by side: which does is the best question there is. */
export function Contradictions({ found, facts, currency, onCorrect }: ContradictionsProps) {
  if (found.length === 0) return null
  return (
    <section aria-labelledby="contradictions" className="grid gap-4 border-l-2 border-warn pl-4">
      <h2 id="contradictions" className="flex items-center gap-2 font-semibold">
        <TriangleAlertIcon aria-hidden className="size-4 text-warn" />
        {found.length === 1 ? 'This does not fit together' : 'These do not fit together'}
      </h2>
      {found.map(one => (
        <Contradiction
          key={one.says}
          says={one.says}
          sides={facts.filter(({ id }) => one.rests.includes(id))}
          facts={facts}
          currency={currency}
          onCorrect={onCorrect}
        />
      ))}
    </section>
  )
}

type ContradictionProps = Omit<ContradictionsProps, 'found'> & {
  says: string
  sides: readonly CompanyFactRow[]
}

function Contradiction({ says, sides, facts, currency, onCorrect }: ContradictionProps) {
  const superseding = useSupersedeFact()
  const labelOf = (id: string) => facts.find(fact => fact.id === id)?.label
  // Of two that say the same thing differently, one can take the other's place.
  const [first, second] = sides
  const isEither = sides.length === 2 && first?.kind === second?.kind
  return (
    <div className="grid gap-2">
      <p className="max-w-[42em]">{says}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sides.map(side => {
          const other = sides.find(({ id }) => id !== side.id)
          return (
            <li key={side.id} className="grid content-start gap-1 text-caption">
              <strong className="font-semibold">{side.label}</strong>
              <span className="text-ink-2">
                {factWords(side, { currency, labelOf })
                  .map(({ name, value }) => `${name} ${value}`)
                  .join(' · ')}
              </span>
              {side.quote && <q className="book text-ink-2 italic">{side.quote}</q>}
              {onCorrect && (
                <span className="flex flex-wrap gap-2">
                  {isEither && other && (
                    <Button
                      size="sm"
                      busy={superseding.underWay?.id === other.id}
                      onClick={() => void superseding.save(other)}
                    >
                      This holds
                    </Button>
                  )}
                  <Button size="sm" variant="quiet" onClick={() => onCorrect(side.id)}>
                    Correct
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
