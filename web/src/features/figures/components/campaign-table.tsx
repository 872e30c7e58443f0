import type { CampaignLine, FiguresView, Measured } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { Link } from 'react-router'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import { Foot } from '@/ui/charts/frame/foot.tsx'
import { saveCsv } from '@/ui/charts/frame/save-csv.ts'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { ShareBar } from '@/ui/charts/share-bar.tsx'
import { TableBar } from '@/ui/charts/table-bar.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { campaignsAsTable, sayStandsOf } from '../campaign-figures.ts'
import { partsOf, seriesOf } from '../channel-colours.ts'
import { channelLabel, sayPlan, sourceLabel } from '../words.ts'

type CampaignTableProps = { view: FiguresView; hrefOf: (campaignId: string) => string }

/** Campaigns that cost money: spend, results, what one costs with its interval, what comes back, and whether that differs from all. */
export function CampaignTable({ view, hrefOf }: CampaignTableProps) {
  const { campaigns, campaigns_total: total } = view
  if (!total || campaigns.length === 0) return null
  const most = Math.max(...campaigns.map(({ spend }) => spend.value ?? 0))
  const isAgainstPlan = view.compare === 'plan'
  const costs = [...campaigns, total].flatMap(({ cost }) => [
    cost.low,
    cost.high,
    cost.value,
    isAgainstPlan ? cost.planned?.due : null,
  ])
  const scale = sharedScale(costs)
  const one = total.cost.metric === 'cpl' ? 'lead' : 'conversion'
  const shared = { total, most, scale, view, hrefOf }
  return (
    <section aria-labelledby="campaigns" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="campaigns" className="font-semibold">
          Paid campaigns
        </h2>
        <span className="cap">Sorted by spend</span>
      </div>
      <SpendByChannel view={view} />
      <Table label="Paid campaigns">
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            <TableHead>Spend</TableHead>
            <TableHead numeric>{one === 'lead' ? 'Leads' : 'Conversions'}</TableHead>
            <TableHead numeric>Cost per {one}</TableHead>
            <TableHead>95% interval; tick: {isAgainstPlan ? 'plan' : 'all campaigns'}</TableHead>
            <TableHead numeric>Return</TableHead>
            <TableHead>{isAgainstPlan ? 'Against plan' : 'Than all together'}</TableHead>
          </tr>
        </thead>
        <tbody>
          {campaigns.map(line => (
            <Line key={`${line.source}${line.campaign}`} line={line} {...shared} />
          ))}
          <Line line={total} {...shared} />
        </tbody>
      </Table>
      <DaysOfAll view={view} total={total} />
      <div className="-mx-1.5 justify-self-end print:hidden">
        <Foot onClick={() => saveCsv('paid-campaigns', campaignsAsTable(view))}>CSV</Foot>
      </div>
    </section>
  )
}

/** Each campaign has all of its days; what all of them cost is known where every source tells. */
function DaysOfAll({ view, total }: { view: FiguresView; total: CampaignLine }) {
  const { days } = total.cost
  if (days === view.period.days || view.campaigns.every(({ cost }) => cost.days <= days))
    return null
  return (
    <p className="cap">
      What a result costs in all of them is of the {days} of {view.period.days} days that every
      source told; each campaign has all days of its own source.
    </p>
  )
}

/** Where the money went, as one whole: the largest channels by name, the rest together. */
function SpendByChannel({ view }: { view: FiguresView }) {
  const spent = Map.groupBy(view.campaigns, ({ channel }) => channel ?? 'other')
  if (spent.size < 2) return null
  const spendOf = (channel: string): number =>
    (spent.get(channel) ?? []).reduce((sum, { spend }) => sum + (spend.value ?? 0), 0)
  return (
    <ShareBar
      label="Spend by channel"
      parts={partsOf(view, [...spent.keys()]).map(({ channels, name, series }) => ({
        name,
        series,
        value: channels.reduce((sum, channel) => sum + spendOf(channel), 0),
      }))}
    />
  )
}

type LineProps = {
  line: CampaignLine
  total: CampaignLine
  most: number
  scale: readonly [number, number]
  view: FiguresView
  hrefOf: (campaignId: string) => string
}

function Line({ line, total, most, scale, view, hrefOf }: LineProps) {
  const { spend, results, cost, back } = line
  const isTotal = line === total
  const isAgainstPlan = view.compare === 'plan'
  const money = (value: number | null) => (value === null ? '–' : writeMoney(value, view.currency))
  const tick = isAgainstPlan ? cost.planned?.due : total.cost.value
  return (
    <TableRow className={isTotal ? 'font-semibold' : undefined}>
      <TableCell className="min-w-40">
        <Name line={line} isTotal={isTotal} hrefOf={hrefOf} />
      </TableCell>
      <TableCell className="min-w-44">
        {isTotal ? (
          <span className="block text-right tabular-nums">{money(spend.value)}</span>
        ) : (
          <TableBar
            value={spend.value ?? 0}
            most={most}
            text={money(spend.value)}
            series={seriesOf(view, line.channel)}
          />
        )}
        {isAgainstPlan && spend.planned && (
          <span className="cap block text-right font-normal">
            {sayPlan(MONEY, spend.planned, view.currency, view.plan?.until ?? null)}
          </span>
        )}
      </TableCell>
      <TableCell numeric>{plain(results.value)}</TableCell>
      <TableCell numeric>{money(cost.value)}</TableCell>
      <TableCell className="min-w-36">
        {cost.low === null || cost.high === null ? (
          <span className="cap">{cost.lacks[0] ?? 'too few days'}</span>
        ) : (
          <IntervalBar
            label={`${line.campaign}: ${money(cost.value)}, between ${money(cost.low)} and ${money(cost.high)}`}
            scale={scale}
            value={cost.value}
            interval={[cost.low, cost.high]}
            {...(typeof tick === 'number' && { mark: tick })}
          />
        )}
      </TableCell>
      <TableCell numeric>{back.value === null ? '–' : back.value.toFixed(2)}</TableCell>
      <TableCell className="font-normal">
        {isAgainstPlan ? <PlanVerdicts line={line} /> : !isTotal && against(cost, total.cost)}
      </TableCell>
    </TableRow>
  )
}

const MONEY = { kind: 'money', unit: null } as const

/** How each planned figure of a campaign stands; most campaigns plan one or two. */
function PlanVerdicts({ line }: { line: CampaignLine }) {
  const verdicts = sayStandsOf(line)
  if (verdicts.length === 0) return <span className="text-ink-3">no plan</span>
  return verdicts.map(({ what, says }) => (
    <span key={what} className="block whitespace-nowrap">
      {what}: {says}
    </span>
  ))
}

const plain = (value: number | null): string =>
  value === null ? '–' : value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

function Name({
  line,
  isTotal,
  hrefOf,
}: {
  line: CampaignLine
  isTotal: boolean
  hrefOf: LineProps['hrefOf']
}) {
  if (isTotal) return 'All of them'
  return (
    <>
      {line.campaign_id ? (
        <Link to={hrefOf(line.campaign_id)} className="link font-semibold wrap-anywhere">
          {line.campaign}
        </Link>
      ) : (
        <span className="font-semibold wrap-anywhere">{line.campaign}</span>
      )}
      <span className="cap block">
        {line.channel ? channelLabel(line.channel) : sourceLabel(line.source)}
      </span>
    </>
  )
}

/** The verdict in words: more or less only where the whole interval says so. */
function against(cost: Measured, all: Measured): string {
  if (cost.low === null || cost.high === null || all.value === null) return 'too little to say'
  if (cost.low > all.value) return 'costs more'
  return cost.high < all.value ? 'costs less' : 'no clear difference'
}
