import { dashboardMetrics } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { metricGroups } from './metric-words.ts'

const metrics = {
  campaign_count: 4,
  active_campaigns: 1,
  completed_campaigns: 2,
  total_budget: 1_000_050,
  total_spent: 1_100_000,
  budget_utilization_percentage: 109.994,
  client_count: 12,
  active_clients: 11,
  team_member_count: 3,
  new_members_30d: 1,
  document_count: 0,
  total_ai_interactions: 1234,
  total_revenue: 48_600,
  avg_client_value: 4_050,
  last_activity: '2026-11-21T09:00:00Z',
  organization_type: 'AGENCY' as const,
}
const now = new Date('2026-11-21T12:00:00Z')
const said = (type: 'AGENCY' | 'SME') =>
  new Map(
    metricGroups({ ...metrics, organization_type: type }, now).flatMap(group =>
      group.lines.map(line => [line.field, line]),
    ),
  )

test('every field of the metrics is said; budgets are cents, revenue is dollars', () => {
  const lines = said('AGENCY')
  const fields = Object.keys(dashboardMetrics.shape).filter(field => field !== 'organization_type')
  expect([...lines.keys()].toSorted()).toEqual(fields.toSorted())
  expect(lines.get('total_budget')?.value).toBe('$10,000.50')
  expect(lines.get('total_spent')?.says).toBe('$999.50 more than the budgets')
  expect(lines.get('total_revenue')?.value).toBe('$48,600')
  expect(lines.get('budget_utilization_percentage')?.value).toBe('110%')
  expect(lines.get('last_activity')?.value).toBe('3h ago')
})

test('a small business hears nothing of clients and revenue', () => {
  expect([...said('SME').keys()]).not.toContain('total_revenue')
})

test('who may not know what clients pay is told no revenue', () => {
  const groups = metricGroups({ ...metrics, total_revenue: null, avg_client_value: null }, now)
  const fields = groups.flatMap(group => group.lines.map(line => line.field))
  expect(fields).toContain('client_count')
  expect(fields).not.toContain('total_revenue')
  expect(fields).not.toContain('avg_client_value')
})
