import { isToShow, type KeptFact } from '@/features/quick-start/kept-facts.ts'
import { type KeptFigure, withRoles } from '@/features/quick-start/roles.ts'
import { FigureRole } from './figure-role.tsx'
import { UnderstoodLine } from './understood-line.tsx'

type UnderstoodListProps = {
  facts: readonly KeptFact[]
  figures: readonly KeptFigure[]
  currency: string
  onFacts: (facts: readonly KeptFact[]) => void
  onRole: (figure: KeptFigure, role: string) => void
}

/** What was read in the answers, line by line: what is ticked counts as said, and each number is what its owner says it is. What nobody could place, and what is unsure, stands first. */
export function UnderstoodList({ facts, figures, currency, onFacts, onRole }: UnderstoodListProps) {
  const ofFact = (id: number) => figures.filter(({ place }) => place?.fact === id)
  const unplaced = figures.filter(({ place }) => place === null)
  const bySentence = [...Map.groupBy(unplaced, ({ quote }) => quote)]
  const shown = facts
    .filter(fact => isToShow(fact) || ofFact(fact.id).length > 0)
    // As it was read, so that no line moves under the hand that ticks it.
    .toSorted((a, b) => Number(a.isSure) - Number(b.isSure))
  if (shown.length === 0 && unplaced.length === 0) return null
  const roled = withRoles(facts, figures, currency)
  const change = (next: KeptFact) => onFacts(facts.map(fact => (fact.id === next.id ? next : fact)))
  return (
    <section aria-labelledby="understood" className="mb-7 grid gap-2.5">
      <h2 id="understood" tabIndex={-1} className="book text-title leading-8">
        This is what I understood
      </h2>
      <p className="text-ink-2">
        What is ticked counts as said by you, and the plan rests on it. Untick what is wrong. Where
        a number is something else, choose what it is.
      </p>
      <ul className="rounded-md border border-line">
        {bySentence.map(([quote, numbers]) => (
          <li
            key={quote}
            className="grid gap-1.5 border-t border-line px-3.5 py-2.5 first:border-t-0"
          >
            <p className="cap wrap-anywhere">You said: “{quote}”</p>
            {numbers.map(figure => (
              <FigureRole key={figure.id} figure={figure} onRole={role => onRole(figure, role)} />
            ))}
          </li>
        ))}
        {shown.map(fact => (
          <UnderstoodLine
            key={fact.id}
            fact={fact}
            shown={roled.find(({ id }) => id === fact.id) ?? fact}
            figures={ofFact(fact.id)}
            currency={currency}
            onChange={change}
            onRole={onRole}
          />
        ))}
      </ul>
    </section>
  )
}
