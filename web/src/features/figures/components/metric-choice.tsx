import type { FiguresView } from '@sextant/contracts/figures/view'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import type { ChangeFilter } from '../filter.ts'

/** Which metric the line over time shows. */
export function MetricChoice({ view, change }: { view: FiguresView; change: ChangeFilter }) {
  return (
    <div className="cap flex items-center gap-2 print:hidden">
      <label htmlFor="shown-metric">Show</label>
      <NativeSelect
        id="shown-metric"
        className="min-w-52"
        value={view.trend?.metric ?? ''}
        onChange={event => change({ metric: event.target.value })}
      >
        {view.choices.metrics
          .filter(({ by_day }) => by_day)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </NativeSelect>
    </div>
  )
}
