import type { ChannelRow, Channels } from '@sextant/contracts/marketing-strategy/channels'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { type Row, RowTable } from '../strategy/row-table.tsx'

type Part = DeepPartial<Channels> | undefined

/** Ways to customers with what each costs and brings. A figure that is changed changes its card. */
export function ChannelsTable({ channels, currency }: { channels: Part; currency: string }) {
  return (
    <div data-first>
      <RowTable
        caption="Ways to customers"
        columns={[
          { label: 'Way' },
          { label: 'Money a year', numeric: true },
          { label: 'Customers a year', numeric: true },
          { label: 'Each costs', numeric: true },
          { label: 'What it says', wide: true },
        ]}
        rows={present(channels?.rows).map((row, index) => tableRow(row, index, currency))}
      />
    </div>
  )
}

function tableRow(row: DeepPartial<ChannelRow>, index: number, currency: string): Row {
  const path = ['body', 'channels', 'rows', index] as const
  const name = row.claim?.text ?? `Way ${index + 1}`
  return {
    key: row.fact ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        <InlineClaim
          unsourced
          claim={row.claim}
          path={[...path, 'claim']}
          label={`Way ${index + 1}`}
        />
      </b>,
      <InlineNumber
        key="m"
        value={row.spend}
        path={[...path, 'spend']}
        label={`Money a year for ${name}`}
        kind="money"
        currency={currency}
        min={0}
        nullable
        empty="not known"
      />,
      <InlineNumber
        key="c"
        value={row.customers}
        path={[...path, 'customers']}
        label={`Customers a year by ${name}`}
        min={0}
        nullable
        empty="not known"
      />,
      <span key="w" className="tabular-nums">
        {asShown(row.perWin, 'money', currency)}
      </span>,
      <InlineClaim
        key="r"
        claim={row.reading}
        path={[...path, 'reading']}
        label={`Reading of ${name}`}
      />,
    ],
  }
}
