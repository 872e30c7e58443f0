import type { CampaignLine, FiguresView, Measured } from '@sextant/contracts/figures/view'
import type { ChartTable } from '@/ui/charts/frame/data-table.tsx'
import { measureColumn } from './table-columns.ts'
import { channelLabel, sayStand, sourceLabel } from './words.ts'

const figuresOf = ({ spend, results, cost, back }: CampaignLine) =>
  [
    ['Spend', spend],
    ['Results', results],
    ['Cost', cost],
    ['Return', back],
  ] as const

/** How each figure of a campaign that has a plan stands to it. */
export const sayStandsOf = (line: CampaignLine): { what: string; says: string }[] =>
  figuresOf(line).flatMap(([what, { planned }]) => {
    const says = sayStand(planned)
    return says === null ? [] : [{ what, says }]
  })

/** Campaigns as a file holds them; held against the plan, with what was planned. */
export function campaignsAsTable({ campaigns, compare, currency }: FiguresView): ChartTable {
  const money = (label: string) => measureColumn(label, 'spend', currency)
  const columns = [
    { label: 'Campaign' },
    { label: 'Channel' },
    money('Spend'),
    { label: 'Results' },
    money('Cost per result'),
    money('Low'),
    money('High'),
    { label: 'Return' },
  ]
  const planned = [
    money('Planned spend'),
    { label: 'Planned results' },
    money('Planned cost per result'),
    { label: 'Planned return' },
    { label: 'Against plan' },
  ]
  const isAgainstPlan = compare === 'plan'
  return {
    columns: isAgainstPlan ? [...columns, ...planned] : columns,
    rows: campaigns.map(line =>
      isAgainstPlan ? [...cellsOf(line), ...plannedCells(line)] : cellsOf(line),
    ),
  }
}

const cellsOf = ({ campaign, channel, source, spend, results, cost, back }: CampaignLine) => [
  campaign,
  channel ? channelLabel(channel) : sourceLabel(source),
  spend.value,
  results.value,
  cost.value,
  cost.low,
  cost.high,
  back.value,
]

const dueOf = ({ planned }: Measured): number | null => planned?.due ?? null

function plannedCells(line: CampaignLine) {
  const verdicts = sayStandsOf(line).map(({ what, says }) => `${what}: ${says}`)
  const { spend, results, cost, back } = line
  return [...[spend, results, cost, back].map(dueOf), verdicts.join('; ') || 'no plan']
}
