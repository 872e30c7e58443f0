import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { cn } from '@/ui/cn.ts'
import { companyFactsQuery } from '../api/company-model.ts'
import {
  isOpen,
  type Judgment,
  ratedKinds,
  type RateRow,
  rateRows,
  type Scale,
} from '../ratings.ts'
import { modelCurrency } from '../use-model-currency.ts'
import { useRate } from '../use-rate.ts'
import { AddFact } from './add-fact.tsx'
import { RateScale } from './rate-scale.tsx'

type RateTheseProps = {
  clientId: string | null
  tool: ToolId
  /** Where nothing is there to rate, it can be named here. */
  offersNew?: boolean
}

const NO_FACTS: readonly CompanyFactRow[] = []
/** Rows that are shown before one asks for all. */
const SHOWN = 8

/** The judgments a framework stands on, a tap each. What nobody rates stays not rated; a row that was rated here stays to be changed. */
export function RateThese({ clientId, tool, offersNew = false }: RateTheseProps) {
  const { data: facts = NO_FACTS } = useQuery(companyFactsQuery(clientId))
  const { valueOf, rate } = useRate(clientId)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const known = rateRows(tool, facts)
  const rows = known.filter(row => isOpen(row) || kept.has(row.key))
  if (rows.length === 0)
    return offersNew && known.length === 0 ? (
      <NothingToRate clientId={clientId} facts={facts} kinds={ratedKinds(tool)} />
    ) : null
  const values = rows.flatMap(row => row.scales.map(({ attribute }) => valueOf(row, attribute)))
  const shown = all ? rows : rows.slice(0, SHOWN)
  return (
    <section
      aria-label="Rate these"
      className="@container rounded-md border border-line bg-surface text-caption"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-3.5 py-2">
        <h2 className="font-semibold">Rate these</h2>
        <output className="cap">
          {values.filter(value => value !== null).length} of {values.length} rated
        </output>
        {legendOf(rows) && <p className="cap basis-full">{legendOf(rows)}</p>}
      </header>
      {/* The keys of all its scales come by here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={goToRow}>
        {shown.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            isFirstOfKind={shown[at - 1]?.kind !== row.kind}
            valueOf={valueOf}
            onRate={(attribute, value) => {
              setKept(before => new Set([...before, row.key]))
              void rate(row, attribute, value)
            }}
          />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <div className="border-t border-line p-1.5">
          <Button size="sm" variant="quiet" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        </div>
      )}
    </section>
  )
}

type NothingToRateProps = {
  clientId: string | null
  facts: readonly CompanyFactRow[]
  kinds: readonly FactKind[]
}

/** A framework that lives on judgments and has nothing to judge: what would be judged is named first. */
function NothingToRate({ clientId, facts, kinds }: NothingToRateProps) {
  const [kind, setKind] = useState<FactKind | null>(null)
  if (kinds.length === 0) return null
  return (
    <section aria-label="Rate these" className="grid gap-2 text-caption">
      <p className="text-ink-2">Nothing here can be rated yet. Name it first:</p>
      <div className="flex flex-wrap gap-1.5">
        {kinds.map(one => (
          <Button key={one} size="sm" onClick={() => setKind(one)}>
            <PlusIcon aria-hidden />
            {KIND_NAMES[one].one}
          </Button>
        ))}
      </div>
      {kind && (
        <AddFact
          clientId={clientId}
          facts={facts}
          currency={modelCurrency(facts, clientId)}
          kind={kind}
          onKind={setKind}
          onClose={() => setKind(null)}
        />
      )}
    </section>
  )
}

/** What the ends of the scales mean. */
function legendOf(rows: readonly RateRow[]): string | null {
  const scales = rows.flatMap(row => row.scales)
  if (scales.some(isWide)) return '0 is nothing, 10 is the most.'
  const isNumbered = scales.some(({ values }) => typeof values[0] === 'number')
  return isNumbered ? '1 is little, 5 is much.' : null
}

/** Up and down go to the same scale of the next row; left and right stay in the scale. */
function goToRow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-scale]')
  if (!from) return
  event.preventDefault()
  const same = `[data-scale="${from.dataset.scale}"]`
  const scales = [...event.currentTarget.querySelectorAll<HTMLElement>(same)]
  const next = scales[scales.indexOf(from) + (event.key === 'ArrowDown' ? 1 : -1)]
  const items = next && [...next.querySelectorAll<HTMLElement>('[role=radio]')]
  const chosen = items?.find(item => item.getAttribute('aria-checked') === 'true')
  const place = [...from.querySelectorAll('[role=radio]')].indexOf(event.target as HTMLElement)
  const field = chosen ?? items?.[place]
  field?.focus()
}

type RowProps = {
  row: RateRow
  isFirstOfKind: boolean
  valueOf: ReturnType<typeof useRate>['valueOf']
  onRate: (attribute: string, value: Judgment | null) => void
}

/** Where the words of a card are too long for a column. */
const SHORT: Readonly<Record<string, string>> = {
  bearing: 'Helps or hurts',
  valuable: 'Valuable',
  organized: 'Organized',
}

/** So many steps need the whole width; fewer stand beside the name. */
const isWide = ({ values }: Scale): boolean => values.length > 5

function Row({ row, isFirstOfKind, valueOf, onRate }: RowProps) {
  const { kind, name, fact, scales } = row
  const isNarrow = scales.length === 1 && !scales.some(isWide)
  return (
    <li className="border-line not-first:border-t">
      {isFirstOfKind && <h3 className="px-3.5 pt-2.5 text-ink-3">{KIND_NAMES[kind].many}</h3>}
      <div
        className={cn(
          'grid gap-x-4 gap-y-1.5 px-3.5 py-2.5',
          isNarrow
            ? 'grid-cols-[minmax(0,1fr)_auto] items-end max-sm:grid-cols-1'
            : '@lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-start',
        )}
      >
        <p className={cn('min-w-0 wrap-anywhere', isNarrow && 'sm:pb-1')}>
          <strong className="text-body leading-5 font-semibold">{name}</strong>
          {fact?.status === 'proposed' && (
            <span className="ml-2 text-ink-3">read, a tap confirms it</span>
          )}
        </p>
        <div
          className={cn('flex flex-wrap gap-x-5 gap-y-2', scales.length > 3 && 'grid grid-cols-2')}
        >
          {scales.map(scale => (
            <RateScale
              key={scale.attribute}
              label={SHORT[scale.attribute] ?? attributeWords(kind, scale.attribute).split(',')[0]!}
              name={name}
              scale={scale}
              value={valueOf(row, scale.attribute)}
              onChange={value => onRate(scale.attribute, value)}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
