import type { FiguresView, Heat, MetricHead } from '@sextant/contracts/figures/view'
import { writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import { useState } from 'react'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { HeatSquares } from '@/ui/charts/doors.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { seriesOf } from '../channel-colours.ts'
import { metricColumn } from '../table-columns.ts'
import { shortDay } from '@sextant/contracts/days'
import { channelLabel, headOf } from '../words.ts'
import { saidOf } from './charts.tsx'

/** Where the money went, what it brought and what came back, by week and channel. */
export function HeatFigure({ of: heat, view }: { of: Heat; view: FiguresView }) {
  const [chosen, setChosen] = useState(heat.maps[0]!.metric)
  const map = heat.maps.find(({ metric }) => metric === chosen) ?? heat.maps[0]!
  const head = headOf(view, map.metric)
  if (!head) return null
  const write = (value: number) => writeValue(head, value, view.currency)
  const names = map.rows.map(({ channel }) => channelLabel(channel))
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ChartFrame
        heading={2}
        title={map.title}
        caption={map.caption}
        source={saidOf(map, view)}
        table={{
          columns: [
            { label: 'From' },
            ...names.map(name => metricColumn(name, head, view.currency)),
          ],
          rows: heat.weeks.map((day, at) => [
            day,
            ...map.rows.map(({ values }) => values[at] ?? null),
          ]),
        }}
      >
        <HeatSquares
          label={map.title}
          columns={heat.weeks.map(shortDay)}
          rows={map.rows.map(({ channel, values }, at) => ({
            label: names[at]!,
            values,
            series: seriesOf(view, channel),
          }))}
          format={write}
          totals={{
            rows: map.rows.map(({ values, total }) =>
              sayTotal(total, map.adds && values.includes(null), head, view.currency),
            ),
            all: sayTotal(
              map.all,
              map.adds && map.rows.some(({ values }) => values.includes(null)),
              head,
              view.currency,
            ),
          }}
          sayMissing="not known"
          sayColumn={from => `from ${from}`}
        />
      </ChartFrame>
      <MapChoice maps={heat.maps} chosen={map.metric} choose={setChosen} view={view} />
    </div>
  )
}

/** A sum with a week missing is at least what is known. */
function sayTotal(
  total: number | null,
  isOpen: boolean,
  head: MetricHead,
  currency: string,
): string {
  if (total === null) return '–'
  const said =
    head.kind === 'money' ? writeMoney(total, currency, 0) : writeValue(head, total, currency)
  return isOpen ? `≥ ${said}` : said
}

type MapChoiceProps = {
  maps: Heat['maps']
  chosen: string
  choose: (metric: string) => void
  view: FiguresView
}

function MapChoice({ maps, chosen, choose, view }: MapChoiceProps) {
  if (maps.length < 2) return null
  return (
    <div className="cap flex items-center gap-2 print:hidden">
      <label htmlFor="heat-of">Show</label>
      <NativeSelect
        id="heat-of"
        className="min-w-52"
        value={chosen}
        onChange={event => choose(event.target.value)}
      >
        {maps.map(({ metric }) => (
          <option key={metric} value={metric}>
            {headOf(view, metric)?.name ?? metric}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
