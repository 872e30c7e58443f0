import type { WhatIsOddBody } from '@sextant/contracts/performance-intelligence/what-is-odd'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { TrendChart } from '@/ui/charts/doors.tsx'
import type { TrendNote } from '@/ui/charts/trend/trend-data.ts'
import { shortDay } from '@sextant/contracts/days'
import { sayLevel } from './words.ts'

type Chart = NonNullable<WhatIsOddBody['chart']>

const isWhole = (chart: DeepPartial<Chart> | null | undefined): chart is Chart =>
  Boolean(chart?.days?.length && chart.kind && chart.days.every(day => day?.day))

/** The days of what is odd, with the band in which they should lie. */
export function OddChart({ chart, currency }: { chart: WhatIsOddBodyChart; currency: string }) {
  if (!isWhole(chart)) return null
  const { days, kind, title, caption } = chart
  const format = (value: number) => sayLevel(kind, value, currency)
  const cell = (value: number | null) => (value === null ? '' : format(value))
  return (
    <ChartFrame
      title={title}
      caption={caption}
      source={`${shortDay(days[0]!.day)} to ${shortDay(days.at(-1)!.day)}`}
      table={{
        columns: [
          { label: 'Day' },
          { label: 'Value' },
          { label: 'Usual from' },
          { label: 'Usual to' },
        ],
        rows: days.map(({ day, value, low, high }) => [day, cell(value), cell(low), cell(high)]),
      }}
    >
      <TrendChart
        label={title}
        grain="day"
        format={format}
        marks
        series={[
          {
            name: 'seen',
            series: 1,
            points: days.map(({ day, value, low, high }) => ({
              at: day,
              value,
              ...(low !== null && high !== null && { low, high }),
            })),
          },
        ]}
        {...(chart.before !== null && { plan: { name: 'former level', value: chart.before } })}
        notes={notesOf(chart)}
      />
    </ChartFrame>
  )
}

type WhatIsOddBodyChart = DeepPartial<Chart> | null | undefined

const notesOf = ({ since, days }: Chart): TrendNote[] => [
  ...(since ? [{ at: since, text: 'The level changes', by: 'system' as const }] : []),
  ...days
    .filter(({ isOdd }) => isOdd)
    .map(({ day }) => ({ at: day, text: 'Odd day', by: 'system' as const })),
]
