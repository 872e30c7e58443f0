import type { CampaignListRow, ClientDashboardRow } from '@sextant/contracts/rows'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ClientOverview } from './client-overview.tsx'

const links = {
  health: '/h',
  campaigns: '/c',
  campaign: (id: string) => `/c/${id}`,
  newCampaign: '/c/new',
  signal: () => null,
  outputs: '/o',
  output: (id: string) => `/o/${id}`,
  quickStart: '/q',
  strategy: '/s',
  persona: '/p',
  marketingStrategy: '/m',
  content: null,
  quickWins: '/q',
}
const client = {
  id: '1',
  org_id: '2',
  slug: 'x',
  name: 'Harbour',
  status: 'active',
  industry: null,
  client_info: {},
  monthly_fee_cents: null,
  campaigns_count: 7,
  active_campaigns: 3,
  outputs_count: 12,
  health_score: 53,
  created_at: '',
  updated_at: '',
  archived_at: null,
  archive_reason: null,
  version: 1,
  health_campaigns: 17,
  health_age: 6,
  health_outputs: 30,
  age_days: 3,
  completed_campaigns: 0,
  total_budget: 0,
  total_spent: 0,
  waiting_approvals: 0,
  unread_messages: 0,
  last_activity: null,
  recent_outputs: Array.from({ length: 6 }, (_, n) => ({
    id: `o${n}`,
    description: `Output ${n}`,
    agent: 'strategy',
    timestamp: '2026-01-01T00:00:00Z',
    output_type: 'swot',
  })),
} as ClientDashboardRow
const campaigns = Array.from({ length: 6 }, (_, n) => ({
  id: `c${n}`,
  name: `Campaign ${n}`,
  campaign_type: null,
  status: 'active',
  budget_cents: 100_000,
  spent_cents: 5,
})) as CampaignListRow[]

const draw = (props: Partial<Parameters<typeof ClientOverview>[0]>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClientOverview
        client={client}
        campaigns={campaigns}
        campaignsFailure={null}
        signals={[]}
        approvals={[]}
        tasks={null}
        links={links}
        {...props}
      />
    </MemoryRouter>,
  ).replaceAll('&#x27;', "'")

test('three cards, five campaigns, five outputs, a way to all of each', () => {
  const page = draw({})
  for (const text of [
    'Client Health',
    '53/100',
    'Good',
    'Active Campaigns',
    'of N total'.replace('N', '7'),
    'Recent Activity',
    'Quick Actions',
    'View all campaigns',
    'View all outputs',
    'Campaign 4',
    'Output 4',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('Campaign 5')
  expect(page).not.toContain('Output 5')
})

test('quick actions lead only to what there is', () => {
  const actions = (page: string) =>
    page
      .slice(page.indexOf('Quick Actions'))
      .match(/>(Create Campaign|Strategy|Content|View Outputs)</g)
  expect(actions(draw({}))).toEqual(['>Create Campaign<', '>Strategy<', '>View Outputs<'])
  expect(actions(draw({ links: { ...links, content: '/content' } }))).toEqual([
    '>Create Campaign<',
    '>Strategy<',
    '>Content<',
    '>View Outputs<',
  ])
})

test('empty: no campaigns and no outputs, each with its first step', () => {
  const page = draw({
    client: { ...client, campaigns_count: 0, active_campaigns: 0, recent_outputs: [] },
    campaigns: [],
  })
  for (const text of [
    'No campaigns yet',
    'Create Campaign',
    'No outputs yet',
    'Start with Strategy Agent',
  ])
    expect(page).toContain(text)
})

test('given no client it says so and leads back', () => {
  const page = draw({ client: null })
  for (const text of [
    'Client not found',
    "The client you're looking for doesn't exist or you don't have access.",
    'Back to Clients',
  ])
    expect(page).toContain(text)
  expect(page).toContain('href="/clients"')
})
