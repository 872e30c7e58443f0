import type { Portal } from '@sextant/contracts/portal/routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
vi.mock('@/client/api.ts', () => ({ api: {}, messageOf: String }))

import { ApprovalSubject } from './components/approval-subject.tsx'
import { ApprovalsToAnswer } from './components/approvals-to-answer.tsx'
import { PortalCampaigns } from './components/portal-campaigns.tsx'
import { campaignDates } from './campaign-dates.ts'

const approval: Portal['approvals'][number] = {
  id: 'a',
  client_id: 'c',
  campaign_id: 'k',
  output_id: null,
  subject: 'Winter nights',
  note: 'Before Thursday',
  status: 'waiting',
  requested_by_name: 'Dana',
  requested_at: '2026-11-02T09:00:00Z',
  decided_by_name: null,
  decided_at: null,
  comment: '',
  changed_since: false,
}
const campaign: Portal['campaigns'][number] = {
  id: 'k',
  name: 'Winter nights',
  description: 'Four nights a month.',
  campaign_type: null,
  status: 'draft',
  start_date: '2026-11-01',
  end_date: '2027-02-28',
  marketing_channels: ['Email', 'Events'],
  goals: ['38 covers'],
  objectives: ['Fill Wednesdays'],
  success_metrics: [],
  budget_cents: 900_050,
  spent_cents: 0,
  updated_at: '2026-11-02T09:00:00Z',
}
const html = (node: React.ReactNode): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{node}</MemoryRouter>
    </QueryClientProvider>,
  )

test('who decides sees what they decide on, to the cent', () => {
  const shown = html(<ApprovalSubject approval={approval} campaigns={[campaign]} />)
  for (const said of [
    'Four nights a month.',
    '$9,000.50',
    'Email, Events',
    '38 covers; Fill Wednesdays',
    'Nov 1, 2026 to Feb 28, 2027',
  ])
    expect(shown).toContain(said)
  expect(shown).not.toContain('Measured by')
  expect(
    html(
      <ApprovalSubject
        approval={{ ...approval, campaign_id: null, output_id: 'o' }}
        campaigns={[]}
      />,
    ),
  ).toContain('href="/portal/outputs/o"')
})

test('only who may answer, and only while it waits, gets the buttons', () => {
  const buttons = (more: object, mayAnswer: boolean): boolean =>
    html(
      <ApprovalsToAnswer approvals={[{ ...approval, ...more }]} mayAnswer={mayAnswer} />,
    ).includes('Approve<')
  expect(buttons({}, true)).toBe(true)
  expect(buttons({}, false)).toBe(false)
  expect(buttons({ status: 'approved', decided_at: '2026-11-03T09:00:00Z' }, true)).toBe(false)
})

test('spending is told in words: a client need not know a ratio', () => {
  const spent = (spent_cents: number) =>
    html(
      <PortalCampaigns
        campaigns={[
          {
            ...campaign,
            status: 'active',
            start_date: '2026-11-01',
            end_date: '2026-11-10',
            budget_cents: 1000,
            spent_cents,
          },
        ]}
        today="2026-11-05"
      />,
    )
  expect(spent(600)).toContain('faster than planned')
  expect(spent(500)).toContain('as planned')
  expect(spent(400)).toContain('slower than planned')
})

test('dates in words, or nothing', () => {
  expect(campaignDates({ start_date: null, end_date: '2027-02-28' })).toBe('Feb 28, 2027')
  expect(campaignDates({ start_date: null, end_date: null })).toBe('')
})
