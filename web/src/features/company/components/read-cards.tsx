import type { CompanyFactRow, ReadCardRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { useKeepFact } from '../use-keep-fact.ts'
import { namesFor } from '../names-for.ts'
import { FactForm } from './fact-form.tsx'
import { KindSelect } from './kind-select.tsx'
import { useClearedCard } from '../use-cleared-card.ts'
import { UnclearFigures } from './unclear-figures.tsx'

type ReadCardsProps = {
  clientId: string | null
  cards: readonly ReadCardRow[]
  facts: readonly CompanyFactRow[]
  currency: string
  onBack: () => void
  onDone: () => void
}

/** What was read, a card a clause. Nothing counts before its kind was tapped and the card kept. */
export function ReadCards({ clientId, cards, facts, currency, onBack, onDone }: ReadCardsProps) {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set())
  const open = cards
    .map((card, index) => ({ card, index }))
    .filter(({ index }) => !settled.has(index))
  const settle = (index: number) => setSettled(before => new Set([...before, index]))
  return (
    <div className="grid gap-3">
      <output className="cap">
        {open.length === 0
          ? 'Everything is sorted.'
          : `${open.length} of ${cards.length} to sort. What each one is, is one tap.`}
      </output>
      <ul className="grid gap-3">
        {open.map(({ card, index }) => (
          <ReadCard
            key={`${index} ${card.quote}`}
            clientId={clientId}
            card={card}
            facts={facts}
            currency={currency}
            onSettled={() => settle(index)}
          />
        ))}
      </ul>
      <div className="flex gap-2">
        <Button variant={open.length === 0 ? 'primary' : 'plain'} onClick={onDone}>
          Done
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Change the words
        </Button>
      </div>
    </div>
  )
}

type ReadCardProps = {
  clientId: string | null
  card: ReadCardRow
  facts: readonly CompanyFactRow[]
  currency: string
  onSettled: () => void
}

function ReadCard({ clientId, card: given, facts, currency, onSettled }: ReadCardProps) {
  const { card, clear, clearing } = useClearedCard(given, clientId)
  const [kind, setKind] = useState<FactKind | null>(null)
  const keeping = useKeepFact(facts)
  return (
    <li className="grid gap-3 rounded-md border border-line bg-surface p-3.5">
      <q className="book block max-w-[44em] wrap-anywhere italic">{card.quote}</q>
      <UnclearFigures figures={card.unclear} busy={clearing} onChoose={clear} />
      {kind ? (
        <FactForm
          key={`${kind} ${card.unclear.length}`}
          kind={kind}
          facts={facts}
          currency={currency}
          read={{ names: namesFor(card, kind), attributes: card.attributes[kind] ?? {} }}
          saving={keeping.saving}
          failure={keeping.failure}
          onSave={saved =>
            void keeping.keep({ clientId, kind, quote: card.quote, ...saved }, onSettled)
          }
          onCancel={() => setKind(null)}
        />
      ) : (
        <KindChoice kinds={card.kinds} onChoose={setKind} onLeave={onSettled} />
      )}
    </li>
  )
}

type KindChoiceProps = {
  kinds: readonly FactKind[]
  onChoose: (kind: FactKind) => void
  onLeave: () => void
}

/** The likeliest kinds as buttons, all others in a list. */
export function KindChoice({ kinds, onChoose, onLeave }: KindChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {kinds.map(kind => (
        <Button key={kind} size="sm" onClick={() => onChoose(kind)}>
          {KIND_NAMES[kind].one}
        </Button>
      ))}
      <KindSelect but={kinds} onChoose={onChoose} />
      <Button size="sm" variant="quiet" onClick={onLeave}>
        Leave out
      </Button>
    </div>
  )
}
