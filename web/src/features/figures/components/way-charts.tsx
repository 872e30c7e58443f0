import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { CampaignLine, FiguresView } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { Funnel, Scatter } from '@/ui/charts/doors.tsx'
import { seriesOf } from '../channel-colours.ts'
import { measureColumn } from '../table-columns.ts'
import { sayPeriod } from '../words.ts'

/** Ways from seeing to wanting, the first of which enough is told. */
const WAYS: readonly { name: string; steps: readonly Measure[] }[] = [
  { name: 'ads', steps: ['impressions', 'clicks', 'conversions'] },
  { name: 'the site', steps: ['sessions', 'orders'] },
  { name: 'mails', steps: ['delivered', 'opens', 'email_clicks'] },
]
const said = (measure: Measure, count: number): string =>
  `${count.toLocaleString('en-GB')} ${MEASURES[measure].label.toLowerCase()}`

/** How many go on from step to step. */
export function WayFigure({ view }: { view: FiguresView }) {
  const countOf = (measure: Measure) =>
    view.all.find(({ metric }) => metric === measure)?.value ?? null
  const way = WAYS.find(({ steps }) => steps.every(step => (countOf(step) ?? 0) > 0))
  if (!way) return null
  const counts = way.steps.map(step => Math.round(countOf(step)!))
  const [first, last] = [way.steps[0]!, way.steps.at(-1)!]
  const title = `${said(last, counts.at(-1)!)} from ${said(first, counts[0]!)} of ${way.name}`
  return (
    <ChartFrame
      heading={2}
      title={title}
      caption="Each step, and between them which share of the one before goes on"
      source={sayPeriod(view.period)}
      table={{
        columns: [{ label: 'Step' }, { label: 'Count' }],
        rows: way.steps.map((step, at) => [MEASURES[step].label, counts[at]!]),
      }}
    >
      <Funnel
        label={title}
        steps={way.steps.map((step, at) => ({
          id: step,
          label: MEASURES[step].label,
          count: counts[at]!,
        }))}
      />
    </ChartFrame>
  )
}

const FEWEST = 4
const hasCost = (line: CampaignLine): boolean =>
  line.spend.value !== null && line.cost.value !== null

/** Where the money goes and what a result costs there: campaigns by both. */
export function CampaignField({ view }: { view: FiguresView }) {
  const lines = view.campaigns.filter(hasCost)
  const total = view.campaigns_total
  if (lines.length < FEWEST || total?.cost.value == null) return null
  const one = total.cost.metric === 'cpl' ? 'lead' : 'conversion'
  const short = (value: number) => writeMoney(value, view.currency, 0)
  const title = `Where the money goes, and what a ${one} costs there`
  return (
    <ChartFrame
      heading={2}
      title={title}
      caption={`Campaigns by spend and cost per ${one}; the area is the number of results, the level line all campaigns`}
      source={sayPeriod(view.period)}
      table={{
        columns: [
          { label: 'Campaign' },
          measureColumn('Spend', 'spend', view.currency),
          measureColumn(`Cost per ${one}`, 'spend', view.currency),
          { label: 'Results' },
        ],
        rows: lines.map(({ campaign, spend, cost, results }) => [
          campaign,
          spend.value,
          cost.value,
          results.value,
        ]),
      }}
    >
      <Scatter
        label={title}
        points={lines.map(({ source, campaign, channel, spend, cost, results }) => ({
          id: `${source}${campaign}`,
          label: campaign,
          x: spend.value!,
          y: cost.value!,
          size: results.value ?? 0,
          series: seriesOf(view, channel),
        }))}
        x={{ name: 'Spend', format: short }}
        y={{ name: `Cost per ${one}`, format: short, fromZero: true }}
        quadrants={{ x: total.spend.value! / lines.length, y: total.cost.value }}
      />
    </ChartFrame>
  )
}
