import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { ExplainedRow, FoundRow } from '@sextant/contracts/company/findings'
import { TriangleAlertIcon } from 'lucide-react'
import { Button } from '@/ui/primitives/button.tsx'
import { useSettleFact, useSupersedeFact } from '../api/save-fact.ts'
import { factWords } from '@sextant/contracts/company/fact-words'
import { fitsOf, WhyBoth } from './why-both.tsx'

type ContradictionsProps = {
  found: readonly FoundRow[]
  facts: readonly CompanyFactRow[]
  currency: string
  /** Nothing where the person may not decide. */
  onCorrect?: ((factId: string) => void) | undefined
}

/** Facts that cannot all hold, side by side: which does is the best question there is; what was explained stands below. */
export function Contradictions({
  found,
  explained,
  facts,
  currency,
  onCorrect,
}: ContradictionsProps & { explained: readonly ExplainedRow[] }) {
  if (found.length + explained.length === 0) return null
  return (
    <section aria-labelledby="contradictions" className="grid gap-4 border-l-2 border-warn pl-4">
      <h2 id="contradictions" className="flex items-center gap-2 font-semibold">
        <TriangleAlertIcon aria-hidden className="size-4 text-warn" />
        {headingOf(found.length)}
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
      {explained.map(one => (
        <Explained
          key={one.says}
          says={one.says}
          words={one.words}
          fact={facts.find(({ id }) => id === one.fact)}
          editable={onCorrect !== undefined}
        />
      ))}
    </section>
  )
}

function headingOf(open: number): string {
  if (open === 0) return 'What fits, as you explained'
  return open === 1 ? 'This does not fit together' : 'These do not fit together'
}

type ExplainedProps = Pick<ExplainedRow, 'says' | 'words'> & {
  fact: CompanyFactRow | undefined
  editable: boolean
}

function Explained({ says, words, fact, editable }: ExplainedProps) {
  const settling = useSettleFact()
  const askAgain = (card: CompanyFactRow) => {
    const fits = fitsOf(card).filter(one => one.says !== says)
    void settling.save({ id: card.id, attributes: { fits: fits.length > 0 ? fits : null } })
  }
  return (
    <div className="grid gap-1 text-caption text-ink-2">
      <p className="max-w-[42em]">{says}</p>
      <p>
        You said why: <q className="book italic">{words}</q>
      </p>
      {editable && fact && (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start pointer-coarse:h-11"
          busy={settling.saving}
          onClick={() => askAgain(fact)}
        >
          Ask again
        </Button>
      )}
    </div>
  )
}

export const isContradiction = ({ family }: FoundRow): boolean => family === 'contradiction'

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
      {onCorrect && first && <WhyBoth says={says} fact={first} />}
    </div>
  )
}
