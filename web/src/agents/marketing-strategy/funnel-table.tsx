import type { Funnel, FunnelStage } from '@sextant/contracts/marketing-strategy/funnel'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { type Row, RowTable } from '../strategy/row-table.tsx'
import { Bar } from './bar.tsx'

type Part = DeepPartial<Funnel> | undefined

/** Back from the goal: so many at each stage, and who brings them there. */
export function FunnelTable({ funnel }: { funnel: Part }) {
  const stages = present(funnel?.stages)
  const most = Math.max(1, ...stages.map(({ number }) => number ?? 0))
  return (
    <div className="grid gap-2">
      {stages.length > 0 && (
        <RowTable
          caption="Back from the goal"
          columns={[
            { label: 'Stage' },
            { label: 'Bar', wide: true, quiet: true },
            { label: 'Number', numeric: true },
            { label: 'Of the stage before', numeric: true },
            { label: 'Owner' },
          ]}
          rows={stages.map((stage, index) => tableRow(stage, { index, stages, most }))}
        />
      )}
      {funnel?.open && (
        <p className="text-ink-2">
          <InlineClaim
            prose
            check
            claim={funnel.open}
            path={['body', 'funnel', 'open']}
            label="What is missing for the funnel"
          />
        </p>
      )}
    </div>
  )
}

type Around = { index: number; stages: readonly DeepPartial<FunnelStage>[]; most: number }

function tableRow(stage: DeepPartial<FunnelStage>, { index, stages, most }: Around): Row {
  const path = ['body', 'funnel', 'stages', index] as const
  const name = stage.claim?.text ?? `Stage ${index + 1}`
  // How many there are is what it is: the rate after it follows.
  const follows = stages[index - 1]?.id === 'reach'
  return {
    key: stage.id ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        <InlineClaim claim={stage.claim} path={[...path, 'claim']} label={`Stage ${index + 1}`} />
      </b>,
      <Bar key="b" part={(stage.number ?? 0) / most} />,
      <b key="c" className="font-semibold tabular-nums">
        {(stage.number ?? 0).toLocaleString('en-US')}
      </b>,
      follows || stage.rate === null || stage.rate === undefined ? (
        rateWords(stage.rate)
      ) : (
        <InlineNumber
          key="r"
          value={stage.rate}
          path={[...path, 'rate']}
          label={`Of the stage before, who become ${name}`}
          kind="percent"
          min={0.001}
          max={1}
        />
      ),
      <InlineText
        key="o"
        value={stage.ownerRole}
        path={[...path, 'ownerRole']}
        label={`Owner of ${name}`}
      />,
    ],
  }
}

const rateWords = (rate: number | null | undefined): string =>
  rate === null || rate === undefined ? '' : `${Math.round(rate * 1000) / 10}%`
