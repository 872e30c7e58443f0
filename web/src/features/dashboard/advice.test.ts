import type { DashboardMetrics } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

const ready = {
  has_strategy: true,
  has_persona: true,
  has_marketing_strategy: true,
  has_content: false,
  total_outputs: 3,
  readiness_score: 75,
  is_ready: true,
}
const metrics = {
  campaign_count: 0,
  active_campaigns: 0,
  total_budget: 0,
  total_spent: 0,
  budget_utilization_percentage: 0,
  team_member_count: 2,
  total_ai_interactions: 5,
} as DashboardMetrics
const ids = (more: Partial<DashboardMetrics>, readiness = ready) =>
  adviceFor(readiness, { ...metrics, ...more }).map(advice => advice.id)

test('advice follows from the figures and says which', () => {
  expect(ids({})).toEqual(['first-campaign'])
  expect(ids({}, { ...ready, is_ready: false })).toEqual([])
  expect(
    ids({ campaign_count: 2, active_campaigns: 1, total_budget: 100, total_spent: 100 }),
  ).toEqual([])
  expect(
    ids({ campaign_count: 2, active_campaigns: 1, total_budget: 100, total_spent: 101 }),
  ).toEqual(['over-budget'])
  expect(ids({ campaign_count: 2, active_campaigns: 1, team_member_count: 1 })).toEqual([
    'no-budget',
    'alone',
  ])
  expect(
    adviceFor(ready, {
      ...metrics,
      total_budget: 100,
      total_spent: 131,
      budget_utilization_percentage: 131,
      active_campaigns: 1,
    })[0]?.why,
  ).toBe('131% of all campaign budgets is spent.')
})
