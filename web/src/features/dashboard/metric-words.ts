import type { DashboardMetrics } from '@sextant/contracts/rows'
import { timeAgo } from '@/ui/patterns/time-ago.ts'
import { dollars, wholeDollars } from '@/ui/patterns/money.ts'

type MetricLine = { field: keyof DashboardMetrics; label: string; value: string; says: string }
export type MetricGroup = { title: string; lines: MetricLine[] }

const count = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Every figure of the dashboard's metrics, in words. Revenue comes in dollars, budgets in cents. */
export function metricGroups(metrics: DashboardMetrics, now: Date): MetricGroup[] {
  const agency = metrics.organization_type === 'AGENCY'
  const whole = (
    field: keyof DashboardMetrics & `${string}`,
    label: string,
    says: string,
  ): MetricLine => ({ field, label, value: count.format(Number(metrics[field])), says })
  const left = metrics.total_budget - metrics.total_spent
  return [
    {
      title: 'Campaigns',
      lines: [
        whole(
          'campaign_count',
          'Campaigns',
          agency
            ? 'Of all your clients and your own; archived ones are not counted'
            : 'Archived ones are not counted',
        ),
        whole(
          'active_campaigns',
          'Active campaigns',
          metrics.campaign_count > 0
            ? `${percent.format((metrics.active_campaigns / metrics.campaign_count) * 100)}% of all campaigns run now`
            : 'None was created yet',
        ),
        whole('completed_campaigns', 'Completed campaigns', 'Brought to their end'),
      ],
    },
    {
      title: 'Money in campaigns',
      lines: [
        {
          field: 'total_budget',
          label: 'Total budget',
          value: dollars(metrics.total_budget),
          says: 'The budgets of all campaigns added up',
        },
        {
          field: 'total_spent',
          label: 'Total spent',
          value: dollars(metrics.total_spent),
          says:
            left >= 0
              ? `${dollars(left)} of the budgets is left`
              : `${dollars(-left)} more than the budgets`,
        },
        {
          field: 'budget_utilization_percentage',
          label: 'Budget used',
          value: `${percent.format(metrics.budget_utilization_percentage)}%`,
          says: 'Total spent ÷ total budget',
        },
      ],
    },
    ...(agency
      ? [
          {
            title: 'Clients',
            lines: [
              whole('client_count', 'Clients', 'Archived ones are not counted'),
              whole('active_clients', 'Active clients', 'In the status Active'),
              ...revenueLines(metrics),
            ],
          },
        ]
      : []),
    {
      title: 'People and work',
      lines: [
        whole('team_member_count', 'Team members', 'Everybody with a role here'),
        whole('new_members_30d', 'New members', 'Joined in the last 30 days'),
        whole('document_count', 'Documents', 'Kept for the agents to read'),
        whole('total_ai_interactions', 'AI interactions', 'Messages answered by agents'),
        {
          field: 'last_activity',
          label: 'Last activity',
          value: metrics.last_activity ? timeAgo(metrics.last_activity, now) : 'none yet',
          says: 'The newest change to a campaign, an output or a conversation',
        },
      ],
    },
  ]
}

/** What the agency earns; no lines for who may not know what clients pay. */
function revenueLines({
  total_revenue: revenue,
  avg_client_value: average,
}: DashboardMetrics): MetricLine[] {
  if (revenue === null || average === null) return []
  return [
    {
      field: 'total_revenue',
      label: 'Monthly revenue',
      value: wholeDollars(revenue * 100),
      says: 'The monthly fees of your active clients',
    },
    {
      field: 'avg_client_value',
      label: 'Average client value',
      value: wholeDollars(average * 100),
      says: 'Monthly revenue ÷ active clients',
    },
  ]
}
