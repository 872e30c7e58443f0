import { MEASURES, isMeasure } from '@sextant/contracts/figures/measures'
import type { WhatChangedBody } from '@sextant/contracts/performance-intelligence/what-changed'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { Waterfall } from '@/ui/charts/doors.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import type { ViewProps } from '../view.ts'
import { Block } from './block.tsx'
import { ClaimList } from './claim-list.tsx'
import { HeadRow } from './head-row.tsx'
import { HealthList } from './health-list.tsx'
import { RateTable } from './rate-table.tsx'
import { SurerTable } from './surer-table.tsx'
import { shortDay } from '@sextant/contracts/days'
import { sayLevel } from './words.ts'

const VERDICTS = [
  { key: 'clear', title: 'Clear' },
  { key: 'chance', title: 'Could be chance' },
  { key: 'stayed', title: 'What stayed' },
] as const

/** A change as the sum of its causes, and the rates behind them. */
export default function ChangedPage({ body }: ViewProps<'what-changed'>) {
  if (!body?.state) return <Growing lines={10} />
  return (
    <div className="grid min-w-0 gap-9">
      <HealthList health={body.health} />
      <HeadRow head={body.head} />
      <SplitChart body={body} />
      <RateTable label="Rates behind it" rows={body.rates} />
      {VERDICTS.map(
        ({ key, title }) =>
          present(body[key]).length > 0 && (
            <Block key={key} title={title}>
              <ClaimList claims={body[key]} path={['body', key]} label={title} />
            </Block>
          ),
      )}
      <SurerTable surer={body.surer} />
    </div>
  )
}

type Split = NonNullable<WhatChangedBody['split']>
const isWhole = (split: DeepPartial<Split> | null | undefined): split is Split =>
  split?.former !== undefined && split.later !== undefined && Boolean(split.parts)

function SplitChart({ body }: { body: DeepPartial<WhatChangedBody> }) {
  const { split, currency = 'USD', period, before } = body
  if (!isWhole(split)) return null
  const format = (value: number) => sayLevel(split.isMoney ? 'money' : 'count', value, currency)
  const name = isMeasure(split.measure) ? MEASURES[split.measure].label : split.measure
  const days = (span: typeof period) =>
    span?.from && span.to ? `${shortDay(span.from)} to ${shortDay(span.to)}` : ''
  return (
    <ChartFrame
      title={split.title}
      caption={split.caption}
      source={`${days(before ?? undefined)} against ${days(period)}`}
      table={{
        columns: [{ label: 'Cause' }, { label: name }],
        rows: [
          ['Before', format(split.former)],
          ...split.parts.map(({ label, value }) => [label, format(value)]),
          ['Now', format(split.later)],
        ],
      }}
    >
      <Waterfall
        label={split.title}
        from={{ label: `${name} before`, value: split.former }}
        to={{ label: `${name} now`, value: split.later }}
        changes={split.parts.map(({ label, value }) => ({ id: label, label, value }))}
        format={format}
      />
    </ChartFrame>
  )
}
