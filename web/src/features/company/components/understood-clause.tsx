import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { ClockIcon, PencilIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { useKeepFact } from '../use-keep-fact.ts'
import { namesFor } from '../names-for.ts'
import { refusalOf } from '../understood.ts'
import { FactForm } from './fact-form.tsx'
import { useClearedCard } from '../use-cleared-card.ts'
import { KindChoice } from './read-cards.tsx'
import { UnclearFigures } from './unclear-figures.tsx'

type UnderstoodClauseProps = {
  card: ReadCardRow
  clientId: string | null
  /** The kind that was asked for. */
  asked: FactKind | null
  facts: readonly CompanyFactRow[]
  currency: string
}

/** A name that was chosen for a clause, and what it is. */
type Chosen = { kind: FactKind; name: string | null }

/** A clause of which nothing is kept: why not, and the taps that make a fact of it. */
export function UnderstoodClause({
  card: given,
  clientId,
  asked,
  facts,
  currency,
}: UnderstoodClauseProps) {
  const { card, clear, clearing } = useClearedCard(given, clientId)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isLeftOut, setLeftOut] = useState(false)
  const [isSorting, setSorting] = useState(false)
  const keeping = useKeepFact(facts)
  if (isLeftOut) return null
  if (chosen) {
    const names = namesFor(card, chosen.kind)
    const first = chosen.name === null ? [''] : [chosen.name]
    return (
      <li className="p-3.5 text-body">
        <FactForm
          kind={chosen.kind}
          facts={facts}
          currency={currency}
          read={{
            names: [...new Set([...first, ...names])],
            attributes: card.attributes[chosen.kind] ?? {},
          }}
          saving={keeping.saving}
          failure={keeping.failure}
          onSave={saved =>
            void keeping.keep({ clientId, kind: chosen.kind, quote: card.quote, ...saved })
          }
          onCancel={() => setChosen(null)}
        />
      </li>
    )
  }
  const kind = kindOf(card, asked)
  const names = kind ? namesFor(card, kind) : []
  const Icon = names.length > 0 ? ClockIcon : XIcon
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5 px-3.5 py-2.5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-[15px] ${names.length > 0 ? 'text-warn' : 'text-bad'}`}
      />
      <div className="grid min-w-0 gap-1.5">
        <q className="book wrap-anywhere text-ink-2 italic">{card.quote}</q>
        <p className="text-ink-2">{reasonOf(card, names.length > 0)}</p>
        <UnclearFigures figures={card.unclear} busy={clearing} onChoose={clear} />
        {isSorting || kind === null ? (
          <KindChoice
            kinds={card.kinds}
            onChoose={next => setChosen({ kind: next, name: namesFor(card, next)[0] ?? null })}
            onLeave={() => setLeftOut(true)}
          />
        ) : (
          <Names
            kind={kind}
            names={names}
            onChoose={name => setChosen({ kind, name })}
            onSort={() => setSorting(true)}
            onLeave={() => setLeftOut(true)}
          />
        )}
      </div>
    </li>
  )
}

/** What was asked for, unless the words read like something else. */
function kindOf({ kinds }: ReadCardRow, asked: FactKind | null): FactKind | null {
  if (asked && kinds.includes(asked)) return asked
  return kinds[0] ?? asked
}

function reasonOf(card: ReadCardRow, hasNames: boolean): string {
  if (hasNames) return 'Read, not kept yet. What is it called?'
  return `Read, but it has no name yet. ${refusalOf(card.quote) ?? ''}`.trim()
}

type NamesProps = {
  kind: FactKind
  names: readonly string[]
  onChoose: (name: string | null) => void
  onSort: () => void
  onLeave: () => void
}

const NAMES = 3

/** Nouns of the person's own that could be its name. */
function Names({ kind, names, onChoose, onSort, onLeave }: NamesProps) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Name: {KIND_NAMES[kind].one}</legend>
      {names.slice(0, NAMES).map(name => (
        <Button key={name} size="sm" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
      <Button size="sm" onClick={() => onChoose(null)}>
        <PencilIcon aria-hidden />
        Type a name
      </Button>
      <Button size="sm" variant="quiet" onClick={onSort}>
        Something else
      </Button>
      <Button size="sm" variant="quiet" onClick={onLeave}>
        Leave out
      </Button>
    </fieldset>
  )
}
