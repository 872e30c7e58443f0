import { attributeWords, chipWords } from '@sextant/contracts/company/attribute-words'
import { isBareName } from '@sextant/contracts/company/bare-name'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import type { LeftFigure } from '@sextant/contracts/company/left-figures'
import { replacementOf, unchangedWords } from '@sextant/contracts/company/replacement'
import { CheckIcon, ClockIcon } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Replacement } from '@/ui/patterns/replacement.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  useClearFigure,
  useCorrectFact,
  useMoveFact,
  useRemoveFact,
  useSettleFact,
} from '../api/save-fact.ts'
import type { Unclear } from '../unclear.ts'
import { isLikely, openSort } from '../understood.ts'
import { FactForm } from './fact-form.tsx'
import { KeepKnownButton } from './keep-known-button.tsx'
import { KindSelect } from './kind-select.tsx'
import { ReadName } from './read-name.tsx'
import { LeftFigures } from './left-figures.tsx'
import { UnclearFigures } from './unclear-figures.tsx'

type UnderstoodFactProps = {
  fact: CompanyFactRow
  facts: readonly CompanyFactRow[]
  currency: string
  editable: boolean
  /** Figures in its words that could be either. */
  unclear?: readonly Unclear[]
  /** Figures in its words that it does not hold. */
  left?: readonly LeftFigure[]
}

/** One fact of an answer: what was understood, with the taps that confirm, mend or drop it. */
export function UnderstoodFact(props: UnderstoodFactProps) {
  const { fact, facts, currency, editable, unclear = [], left = [] } = props
  const [isOpen, setOpen] = useState(false)
  const correcting = useCorrectFact()
  const clearing = useClearFigure()
  const close = () => setOpen(false)
  const isProposed = fact.status === 'proposed'
  const labelOf = (id: string) => facts.find(other => other.id === id)?.label
  if (isOpen)
    return (
      <li className="p-3.5 text-body">
        <FactForm
          kind={fact.kind}
          fact={fact}
          facts={facts}
          currency={currency}
          saving={correcting.saving}
          failure={correcting.failure}
          onSave={saved =>
            void correcting.save({ id: fact.id, ...saved, status: 'confirmed' }, close)
          }
          onCancel={close}
        />
      </li>
    )
  const Icon = isProposed ? ClockIcon : CheckIcon
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5 px-3.5 py-2.5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-[15px] ${isProposed ? 'text-warn' : 'text-good'}`}
      />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          {editable && isProposed ? (
            <ReadName key={fact.label} fact={fact} />
          ) : (
            <strong className="text-body leading-5 font-semibold wrap-anywhere">
              {fact.label}
            </strong>
          )}
          <span className="text-ink-3">
            {KIND_NAMES[fact.kind].one.toLowerCase()}, {standingWords(fact)}
          </span>
          {editable && !isProposed && (
            <button
              type="button"
              className="link relative ml-auto after:absolute after:-inset-2 pointer-coarse:after:-inset-3.5"
              aria-label={`Edit ${fact.label}`}
              onClick={() => setOpen(true)}
            >
              Edit
            </button>
          )}
        </div>
        <Figures fact={fact} currency={currency} labelOf={labelOf} />
        {fact.replaces && (
          <Replacement {...replacementOf(fact, fact.replaces, { currency, labelOf })} />
        )}
        {isProposed && fact.quote && (
          <q className="book wrap-anywhere text-ink-2 italic">{fact.quote}</q>
        )}
        {editable && unclear.length > 0 && (
          <UnclearFigures
            figures={unclear}
            busy={clearing.saving}
            onChoose={(figure, reading) =>
              void clearing.save({ fact, figure, reading }, isFilled => !isFilled && setOpen(true))
            }
          />
        )}
        {editable && <LeftFigures fact={fact} left={left} />}
        {editable && <Taps fact={fact} onEdit={() => setOpen(true)} />}
      </div>
    </li>
  )
}

function standingWords(fact: CompanyFactRow): string {
  if (fact.status !== 'proposed') return 'kept'
  return isLikely(fact) ? 'to confirm' : 'perhaps misread'
}

type FiguresProps = {
  fact: CompanyFactRow
  currency: string
  labelOf: (id: string) => string | undefined
}

function Figures({ fact, currency, labelOf }: FiguresProps) {
  const words = unchangedWords(fact, { currency, labelOf })
  if (words.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-4 text-ink-2">
      {words.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className={cn(name === attributeWords(fact.kind, 'sort') && 'sr-only')}>{name}</dt>
          <dd className="font-semibold text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Sorts that are shown at once; a wall of them is not read. */
const SORTS = 5

type TapsProps = { fact: CompanyFactRow; onEdit: () => void }

/** The sort that is missing, one tap each; for what was only read, whether it is right. */
function Taps({ fact, onEdit }: TapsProps) {
  const settling = useSettleFact()
  const isProposed = fact.status === 'proposed'
  const isBare = isProposed && isBareName(fact.label)
  const sort = isBare ? null : openSort(fact)
  const [isAll, setAll] = useState(false)
  const options = sort?.options ?? []
  const shown = isAll || options.length <= SORTS + 1 ? options : options.slice(0, SORTS)
  const settle = (attributes?: Record<string, unknown>) =>
    void settling.save({ id: fact.id, status: 'confirmed', ...(attributes && { attributes }) })
  return (
    <>
      {isBare && (
        <p className="text-ink-2">That is no name: most likely a piece of something else.</p>
      )}
      {sort && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">
            {attributeWords(fact.kind, sort.attribute)}: {fact.label}
          </legend>
          {shown.map(option => (
            <Button
              key={option}
              size="sm"
              className="font-medium max-sm:grow pointer-coarse:h-11"
              disabled={settling.saving}
              onClick={() => settle({ [sort.attribute]: option })}
            >
              {chipWords(option)}
            </Button>
          ))}
          {shown.length < sort.options.length && (
            <Button
              size="sm"
              variant="quiet"
              className="pointer-coarse:h-11"
              aria-label={`${sort.options.length - shown.length} more sorts of ${fact.label}`}
              onClick={() => setAll(true)}
            >
              {sort.options.length - shown.length} more
            </Button>
          )}
        </fieldset>
      )}
      {isProposed && (
        <Decide
          fact={fact}
          isBare={isBare}
          busy={settling.saving}
          onRight={() => settle()}
          onEdit={onEdit}
        />
      )}
    </>
  )
}

type DecideProps = TapsProps & { isBare: boolean; busy: boolean; onRight: () => void }

/** Right, wrong in a detail, nothing, or another kind of thing. What names nothing is best left out. */
function Decide({ fact, isBare, busy, onRight, onEdit }: DecideProps) {
  const removing = useRemoveFact()
  const moving = useMoveFact()
  return (
    <div className={cn('flex flex-wrap items-center', !isBare && '-ml-2.5')}>
      {!isBare && (
        <Button size="sm" variant="quiet" busy={busy} onClick={onRight}>
          <CheckIcon aria-hidden />
          That’s right
        </Button>
      )}
      {isBare && (
        <Button size="sm" busy={removing.saving} onClick={() => void removing.save(fact)}>
          Leave out
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onEdit}>
        {isBare ? 'Give it a name' : 'Edit'}
      </Button>
      <KeepKnownButton fact={fact} />
      {!isBare && !fact.replaces?.is_itself && (
        <Button size="sm" variant="quiet" onClick={() => void removing.save(fact)}>
          Leave out
        </Button>
      )}
      <KindSelect
        but={[fact.kind]}
        of={fact.label}
        quiet
        disabled={moving.saving}
        onChoose={kind => void moving.save({ fact, kind })}
      />
    </div>
  )
}
