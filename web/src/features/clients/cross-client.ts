import type { CrossClientRow } from '@sextant/contracts/rows'
import { csvOf } from '@/ui/charts/frame/csv.ts'
import { wholeDollars } from '@/ui/patterns/money.ts'

export type Measure = {
  id: string
  label: string
  /** What the bars say. */ title: string
  of: (row: CrossClientRow) => number
  format: (value: number) => string
}

const plain = (value: number) => value.toLocaleString('en-US')
export const MEASURES: readonly Measure[] = [
  {
    id: 'health',
    label: 'Health',
    title: 'Health score by client, of 100',
    of: row => row.health_score,
    format: plain,
  },
  {
    id: 'active',
    label: 'Active campaigns',
    title: 'Active campaigns by client',
    of: row => row.active_campaigns,
    format: plain,
  },
  {
    id: 'spent',
    label: 'Spent',
    title: 'Spent in campaigns by client',
    of: row => row.total_spent,
    format: wholeDollars,
  },
  {
    id: 'budget',
    label: 'Budget',
    title: 'Budget of campaigns by client',
    of: row => row.total_budget,
    format: wholeDollars,
  },
  {
    id: 'outputs',
    label: 'Outputs',
    title: 'Deliverables by client',
    of: row => row.output_count,
    format: plain,
  },
  {
    id: 'fee',
    label: 'Monthly fee',
    title: 'Monthly fee by client',
    of: row => row.monthly_fee_cents ?? 0,
    format: wholeDollars,
  },
]

const COLUMNS: readonly [string, (row: CrossClientRow) => string | number | null][] = [
  ['Client', row => row.name],
  ['Industry', row => row.industry],
  ['Status', row => row.status],
  ['Health', row => row.health_score],
  ['Campaigns', row => row.campaign_count],
  ['Active campaigns', row => row.active_campaigns],
  ['Completed campaigns', row => row.completed_campaigns],
  ['Budget, USD', row => (row.total_budget / 100).toFixed(2)],
  ['Spent, USD', row => (row.total_spent / 100).toFixed(2)],
  ['Outputs', row => row.output_count],
  [
    'Monthly fee, USD',
    row => (row.monthly_fee_cents === null ? null : (row.monthly_fee_cents / 100).toFixed(2)),
  ],
  ['Last activity', row => row.last_activity],
]

/** The table as a file for spreadsheets. */
export const crossClientCsv = (rows: readonly CrossClientRow[]): string =>
  csvOf(
    COLUMNS.map(([name]) => name),
    rows.map(row => COLUMNS.map(([, of]) => of(row))),
  )
