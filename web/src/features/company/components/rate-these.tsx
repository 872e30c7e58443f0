import type { ToolId } from '@sextant/contracts/catalogue'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { companyFactsQuery } from '../api/company-model.ts'
import { isOpen, isWide, ratedKinds, type RateRow as Row, rateRows } from '../ratings.ts'
import { useRate } from '../use-rate.ts'
import { NothingToRate } from './nothing-to-rate.tsx'
import { RateRow } from './rate-row.tsx'

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
          <RateRow
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

/** What the ends of the scales mean. */
function legendOf(rows: readonly Row[]): string | null {
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
