import type { CampaignLine, FiguresView, Measured } from '@sextant/contracts/figures/view'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { Link } from 'react-router'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { ShareBar } from '@/ui/charts/share-bar.tsx'
import { TableBar } from '@/ui/charts/table-bar.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { channelLabel, seriesOf, sourceLabel } from '../words.ts'

type CampaignTableProps = { view: FiguresView; hrefOf: (campaignId: string) => string }

/** Campaigns that cost money: spend, results, what one costs with its interval, what comes back, and whether that differs from all. */
export function CampaignTable({ view, hrefOf }: CampaignTableProps) {
  const { campaigns, campaigns_total: total, currency } = view
  if (!total || campaigns.length === 0) return null
  const most = Math.max(...campaigns.map(({ spend }) => spend.value ?? 0))
  const costs = [...campaigns, total].flatMap(({ cost }) => [cost.low, cost.high, cost.value])
  const scale = sharedScale(costs)
  const one = total.cost.metric === 'cpl' ? 'lead' : 'conversion'
  return (
    <section aria-labelledby="campaigns" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="campaigns" className="font-semibold">
          Paid campaigns
        </h2>
        <span className="cap">Sorted by spend</span>
      </div>
      <SpendByChannel campaigns={campaigns} />
      <Table label="Paid campaigns">
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            <TableHead>Spend</TableHead>
            <TableHead numeric>{one === 'lead' ? 'Leads' : 'Conversions'}</TableHead>
            <TableHead numeric>Cost per {one}</TableHead>
            <TableHead>95% interval; tick: all campaigns</TableHead>
            <TableHead numeric>Return</TableHead>
            <TableHead>Against all</TableHead>
          </tr>
        </thead>
        <tbody>
          {campaigns.map(line => (
            <Line
              key={`${line.source}${line.campaign}`}
              {...{ line, total, most, scale, currency, hrefOf }}
            />
          ))}
          <Line {...{ line: total, total, most: 0, scale, currency, hrefOf }} />
        </tbody>
      </Table>
    </section>
  )
}

/** Where the money went, as one whole. */
function SpendByChannel({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const channels = Map.groupBy(campaigns, ({ channel }) => channel)
  if (channels.size < 2) return null
  return (
    <ShareBar
      label="Spend by channel"
      parts={[...channels].map(([channel, lines]) => ({
        name: channelLabel(channel),
        series: seriesOf(channel),
        value: lines.reduce((sum, { spend }) => sum + (spend.value ?? 0), 0),
      }))}
    />
  )
}

type LineProps = {
  line: CampaignLine
  total: CampaignLine
  most: number
  scale: readonly [number, number]
  currency: string
  hrefOf: (campaignId: string) => string
}

function Line({ line, total, most, scale, currency, hrefOf }: LineProps) {
  const { spend, results, cost, back } = line
  const isTotal = line === total
  const money = (value: number | null) => (value === null ? '–' : writeMoney(value, currency))
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
            series={seriesOf(line.channel)}
          />
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
            {...(total.cost.value !== null && { mark: total.cost.value })}
          />
        )}
      </TableCell>
      <TableCell numeric>{back.value === null ? '–' : back.value.toFixed(2)}</TableCell>
      <TableCell>{isTotal ? '' : against(cost, total.cost)}</TableCell>
    </TableRow>
  )
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

/** The verdict in words: dearer or cheaper only where the whole interval says so. */
function against(cost: Measured, all: Measured): string {
  if (cost.low === null || cost.high === null || all.value === null) return 'too little to say'
  if (cost.low > all.value) return 'dearer'
  return cost.high < all.value ? 'cheaper' : 'no clear difference'
}
