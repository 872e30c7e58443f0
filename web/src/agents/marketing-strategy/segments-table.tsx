import { CRITERION_WORDS } from '@sextant/contracts/marketing-strategy/segment-words'
import type { SegmentRow, Segments } from '@sextant/contracts/marketing-strategy/segments'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { type Row, RowTable } from '../strategy/row-table.tsx'
import { Bar } from './bar.tsx'

type Part = DeepPartial<Segments> | undefined
const HUNDRED = 100

/** Every group with the figures it is weighed by, and its points. A figure that is changed changes its card. */
export function SegmentsTable({ segments, currency }: { segments: Part; currency: string }) {
  const rows = present(segments?.rows)
  if (rows.length === 0) return null
  return (
    <div data-first>
      <RowTable
        caption="Groups and their points"
        columns={[
          { label: 'Group' },
          { label: CRITERION_WORDS.size, numeric: true },
          { label: CRITERION_WORDS.spend, numeric: true },
          { label: CRITERION_WORDS.growth, numeric: true },
          { label: CRITERION_WORDS.loyalty, numeric: true },
          { label: CRITERION_WORDS.reached, numeric: true },
          { label: 'Attractive', numeric: true },
          { label: 'Fits', numeric: true },
          { label: 'Points', numeric: true },
        ]}
        rows={rows.map((row, index) => tableRow(row, index, currency))}
      />
    </div>
  )
}

function tableRow(row: DeepPartial<SegmentRow>, index: number, currency: string): Row {
  const path = ['body', 'segments', 'rows', index] as const
  const name = row.claim?.text ?? `Group ${index + 1}`
  const part = { kind: 'percent' as const, nullable: true, empty: '–' }
  return {
    key: row.fact ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        <InlineClaim claim={row.claim} path={[...path, 'claim']} label={`Group ${index + 1}`} />
      </b>,
      <InlineNumber
        key="s"
        value={row.size}
        path={[...path, 'size']}
        label={`How many ${name}`}
        min={0}
        nullable
        empty="–"
      />,
      <InlineNumber
        key="m"
        value={row.spend}
        path={[...path, 'spend']}
        label={`What one of ${name} spends a year`}
        kind="money"
        currency={currency}
        min={0}
        nullable
        empty="–"
      />,
      <InlineNumber
        key="g"
        value={row.growth}
        path={[...path, 'growth']}
        label={`Growth of ${name}`}
        min={-1}
        {...part}
      />,
      <InlineNumber
        key="l"
        value={row.loyalty}
        path={[...path, 'loyalty']}
        label={`How many ${name} come back`}
        min={0}
        max={1}
        {...part}
      />,
      <InlineNumber
        key="r"
        value={row.reached}
        path={[...path, 'reached']}
        label={`Share of sales of ${name}`}
        min={0}
        max={1}
        {...part}
      />,
      <Points key="a" value={row.attractiveness} />,
      <Points key="f" value={row.fit} />,
      <Score key="p" value={row.score} />,
    ],
  }
}

const Points = ({ value }: { value: number | null | undefined }) => (
  <span className="tabular-nums">{value ?? '–'}</span>
)

function Score({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <>–</>
  return (
    <span className="inline-flex items-center gap-2">
      <span className="w-14 @max-4xl:hidden">
        <Bar part={value / HUNDRED} />
      </span>
      <b className="font-semibold tabular-nums">{value}</b>
    </span>
  )
}

/** What counts how much: a beginning that one may change. */
export function Weights({ segments }: { segments: Part }) {
  const { weights, method } = segments ?? {}
  if (!weights) return null
  return (
    <details className="text-caption">
      <summary className="link link-alone w-fit cursor-pointer print:hidden">
        How the points come about
      </summary>
      <p className="mt-2 max-w-[42rem] text-ink-2">
        <InlineClaim
          prose
          claim={method}
          path={['body', 'segments', 'method']}
          label="How groups are weighed"
        />
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {Object.entries(CRITERION_WORDS).map(([criterion, name]) => (
          <div key={criterion} className="flex gap-2">
            <dt className="text-ink-3">{name}</dt>
            <dd>
              <InlineNumber
                value={weights[criterion as keyof typeof CRITERION_WORDS]}
                path={['body', 'segments', 'weights', criterion]}
                label={`Weight of ${name.toLowerCase()}`}
                min={0}
                max={HUNDRED}
              />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
