import type { KpiRow, Kpis } from '@sextant/contracts/marketing-strategy/kpis'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineDate } from '../editing/inline-date.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { RemoveItem } from '../editing/list-actions.tsx'
import type { Kind } from '../editing/number-kinds.ts'
import { type Row, RowTable } from '../strategy/row-table.tsx'

type Part = DeepPartial<Kpis> | undefined
const KIND_OF: Readonly<Record<KpiRow['form'], Kind>> = {
  count: 'plain',
  share: 'percent',
  money: 'money',
}

/** What is looked at, from where it stands to where it should be, by when and by whom. */
export function KpiTable({ kpis, currency }: { kpis: Part; currency: string }) {
  const rows = present(kpis?.rows)
  if (rows.length === 0)
    return (
      <p className="text-ink-2">
        Nothing to measure yet: a goal with its number of today, its target and a date makes the
        first row.
      </p>
    )
  return (
    <div data-first>
      <RowTable
        caption="What is measured"
        columns={[
          { label: 'Figure', wide: true },
          { label: 'Today', numeric: true },
          { label: 'Target', numeric: true },
          { label: 'By' },
          { label: 'Owner' },
          { label: 'Read in' },
          { label: '' },
        ]}
        rows={rows.map((row, index) => tableRow(row, index, currency))}
      />
    </div>
  )
}

function tableRow(row: DeepPartial<KpiRow>, index: number, currency: string): Row {
  const path = ['body', 'kpis', 'rows', index] as const
  const name = row.claim?.text ?? `Figure ${index + 1}`
  const figure = {
    kind: KIND_OF[row.form ?? 'count'],
    currency,
    nullable: true,
    empty: 'not known',
  }
  return {
    key: row.id ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        <InlineClaim claim={row.claim} path={[...path, 'claim']} label={`Figure ${index + 1}`} />
      </b>,
      <InlineNumber
        key="b"
        value={row.baseline}
        path={[...path, 'baseline']}
        label={`Today: ${name}`}
        {...figure}
      />,
      <InlineNumber
        key="t"
        value={row.target}
        path={[...path, 'target']}
        label={`Target: ${name}`}
        {...figure}
      />,
      <InlineDate key="d" value={row.due} path={[...path, 'due']} label={`Date of ${name}`} />,
      <InlineText
        key="o"
        value={row.ownerRole}
        path={[...path, 'ownerRole']}
        label={`Owner of ${name}`}
      />,
      <InlineText
        key="w"
        value={row.read}
        path={[...path, 'read']}
        label={`Where ${name} is read`}
      />,
      <RemoveItem key="r" path={path} label={name} />,
    ],
  }
}
