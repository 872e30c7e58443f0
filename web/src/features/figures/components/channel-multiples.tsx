import type { ByChannel, FiguresView } from '@sextant/contracts/figures/view'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { TrendChart } from '@/ui/charts/doors.tsx'
import { restOf, seriesOf, type ChannelPart } from '../channel-colours.ts'
import { measureColumn } from '../table-columns.ts'
import { shortDay } from '@sextant/contracts/days'
import { channelLabel, writeMeasure } from '../words.ts'
import { saidOf } from './charts.tsx'

/** What is wanted by day, small and beside each other: a line for each channel, all on one scale. */
export function ChannelMultiples({ of, view }: { of: ByChannel; view: FiguresView }) {
  return (
    <section aria-labelledby="by-channel" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="by-channel" className="font-semibold">
        {of.label} by channel
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        {of.lines.map(line => (
          <One key={line.channels.join()} line={line} of={of} view={view} />
        ))}
      </div>
    </section>
  )
}

type Line = ByChannel['lines'][number]

function One({ line, of, view }: { line: Line; of: ByChannel; view: FiguresView }) {
  const { name, series } = partOf(line, view)
  const write = (value: number) => writeMeasure(of.measure, value, view.currency)
  const title = `${name}: ${line.points.includes(null) ? 'at least ' : ''}${write(line.total)}`
  return (
    <ChartFrame
      heading={3}
      title={title}
      caption={captionOf(line, of)}
      source={saidOf(of, view)}
      table={{
        columns: [{ label: 'Day' }, measureColumn(name, of.measure, view.currency)],
        rows: of.days.map((day, at) => [day, line.points[at] ?? null]),
      }}
    >
      <TrendChart
        label={`${of.label} of ${name} by day`}
        grain="day"
        height={150}
        series={[
          {
            name,
            series,
            points: of.days.map((at, index) => ({ at, value: line.points[index] ?? null })),
          },
        ]}
        extent={[0, of.most]}
        format={write}
        sayAt={shortDay}
        bare
      />
    </ChartFrame>
  )
}

function partOf({ channels }: Line, view: FiguresView): ChannelPart {
  const [only] = channels
  if (channels.length > 1 || !only) return restOf(channels)
  return { channels, name: channelLabel(only), series: seriesOf(view, only) }
}

/** The rest says who it is. */
const captionOf = ({ channels }: Line, { label }: ByChannel): string =>
  channels.length > 1
    ? `${label} by day: ${channels.map(channelLabel).join(', ')}`
    : `${label} by day, on one scale with the others`
