import type { FiguresView, Multiple } from '@sextant/contracts/figures/view'
import { writeValue } from '@sextant/contracts/metrics/written'
import { TrendChart } from '@/ui/charts/doors.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { metricColumn } from '../table-columns.ts'
import { shortDay } from '@sextant/contracts/days'
import { headOf, sayAgainstPlan, sayChange, sayValue, sourceLabel } from '../words.ts'
import { ChangeWords } from './change-words.tsx'

/** One small line for each metric that can be computed, each with its own scale and its verdict. */
export function TrendMultiples({ view }: { view: FiguresView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
      {view.multiples.map(multiple => (
        <One key={multiple.metric} multiple={multiple} view={view} />
      ))}
    </div>
  )
}

function One({ multiple, view }: { multiple: Multiple; view: FiguresView }) {
  const head = headOf(view, multiple.metric)
  const measured = view.all.find(({ metric }) => metric === multiple.metric)
  if (!head || !measured) return null
  const write = (value: number) => writeValue(head, value, view.currency)
  const change =
    view.compare === 'plan' ? sayAgainstPlan(head, measured) : sayChange(head, measured)
  return (
    <ChartFrame
      heading={2}
      title={`${head.name}: ${sayValue(head, measured, view.currency)}`}
      caption={change ? <ChangeWords change={change} /> : head.says}
      source={multiple.sources.map(sourceLabel).join(', ')}
      table={{
        columns: [{ label: 'Day' }, metricColumn(head.name, head, view.currency)],
        rows: multiple.points.map(({ day, value }) => [day, value]),
      }}
    >
      <TrendChart
        label={`${head.name} by day`}
        grain="day"
        height={170}
        series={[
          {
            name: head.name,
            series: 1,
            points: multiple.points.map(({ day, value }) => ({ at: day, value })),
          },
        ]}
        format={write}
        sayAt={shortDay}
        bare
      />
    </ChartFrame>
  )
}
