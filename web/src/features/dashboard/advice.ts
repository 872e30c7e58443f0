import type { DashboardMetrics, ReadinessRow } from '@sextant/contracts/rows'

/** What the figures themselves advise. to: where it is done; null when it is only to be known. */
export type Advice = {
  id: string
  title: string
  why: string
  to: string | null
  priority: 'high' | 'other'
}

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Advice from readiness and metrics of an organization. Nothing is advised that the figures do not show. */
export function adviceFor(readiness: ReadinessRow, metrics: DashboardMetrics): Advice[] {
  const advice: Advice[] = []
  if (readiness.is_ready && metrics.active_campaigns === 0)
    advice.push({
      id: 'first-campaign',
      title: 'Create Campaign',
      why: `Strategy, personas and marketing strategy stand, and ${metrics.campaign_count === 0 ? 'no campaign was created yet' : 'none of your campaigns is active'}.`,
      to: '/campaigns/new',
      priority: 'high',
    })
  if (metrics.total_budget > 0 && metrics.total_spent > metrics.total_budget)
    advice.push({
      id: 'over-budget',
      title: 'Bring spending back under the budgets',
      why: `${percent.format(metrics.budget_utilization_percentage)}% of all campaign budgets is spent.`,
      to: '/campaigns',
      priority: 'high',
    })
  if (metrics.campaign_count > 0 && metrics.total_budget === 0)
    advice.push({
      id: 'no-budget',
      title: 'Give your campaigns a budget',
      why: 'Without one nobody can say whether a campaign spends faster than planned.',
      to: '/campaigns',
      priority: 'other',
    })
  if (metrics.team_member_count === 1 && metrics.total_ai_interactions > 0)
    advice.push({
      id: 'alone',
      title: 'Invite a second pair of eyes',
      why: 'You are the only member. Assumptions in deliverables are checked faster by two.',
      to: '/onboarding/team-setup',
      priority: 'other',
    })
  return advice
}
