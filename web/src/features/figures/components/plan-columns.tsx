import type { MetricHead } from '@sextant/contracts/figures/view'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

/** Nothing is chosen. */
const NONE = ''

/** What a cell of a column is in; nothing for a plain count. */
function unitOf({ kind, unit }: MetricHead, currency: string): string {
  if (kind === 'money') return currency
  return kind === 'rate' || unit === 'share' ? '%' : ''
}

type ColumnChoiceProps = {
  label: string
  chosen: MetricHead
  metrics: readonly MetricHead[]
  taken: readonly string[]
  currency: string
  choose: ((id: string) => void) | null
}

/** What a column plans, with its unit; null in `choose`: for somebody who may only read. */
export function ColumnChoice({
  label,
  chosen,
  metrics,
  taken,
  currency,
  choose,
}: ColumnChoiceProps) {
  const unit = unitOf(chosen, currency)
  if (!choose) return <ColumnName name={chosen.name} unit={unit} />
  return (
    <>
      <NativeSelect
        aria-label={label}
        title={chosen.name}
        value={chosen.id}
        onChange={event => choose(event.target.value)}
      >
        {metrics.map(({ id, name: words }) => (
          <option key={id} value={id} disabled={id !== chosen.id && taken.includes(id)}>
            {words}
          </option>
        ))}
      </NativeSelect>
      <Unit of={unit} />
    </>
  )
}

/** What the cells below are in; a plain count keeps the line, so that columns stand level. */
const Unit = ({ of }: { of: string }) => (
  <span className="cap block px-3 pt-0.5 text-right">{of || '\u00A0'}</span>
)

const ColumnName = ({ name, unit }: { name: string; unit: string }) => (
  <>
    <span className="block px-3 text-right">{name}</span>
    <Unit of={unit} />
  </>
)

/** One more column, of what has none yet. */
export function AnotherColumn({
  metrics,
  taken,
  add,
}: {
  metrics: readonly MetricHead[]
  taken: readonly string[]
  add: (id: string) => void
}) {
  return (
    <NativeSelect
      aria-label="Plan another metric"
      value={NONE}
      onChange={event => add(event.target.value)}
    >
      <option value={NONE} disabled>
        Plan another metric
      </option>
      {metrics
        .filter(({ id }) => !taken.includes(id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </NativeSelect>
  )
}
