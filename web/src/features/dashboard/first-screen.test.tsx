import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CrewCatalogue } from './components/crew-catalogue.tsx'
import { FirstSteps } from './components/first-steps.tsx'
import { ReadinessBanner } from './components/readiness-banner.tsx'
import { RecentIntelligence } from './components/recent-intelligence.tsx'

const drawn = (element: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>).replaceAll('<!-- -->', '')
const readiness = {
  has_strategy: true,
  has_persona: false,
  has_marketing_strategy: false,
  has_content: false,
  total_outputs: 1,
  readiness_score: 30,
  is_ready: false,
}

test('three cards to start with, each where its screen exists; Quick Start asks here instead of leading away', () => {
  const all = drawn(<FirstSteps opens={() => true} onQuickStart={() => undefined} />)
  for (const words of ['Start with Strategy', 'Know Your Customers', 'Quick Start', '5 minutes'])
    expect(all).toContain(words)
  expect(all).toMatch(/<button[^>]*aria-haspopup="dialog"/)
  expect(
    drawn(<FirstSteps opens={agent => agent.id === 'strategy'} onQuickStart={() => undefined} />),
  ).not.toContain('Quick Start')
})

test('the card of the crew says seven agents', () => {
  expect(drawn(<CrewCatalogue opens={() => true} />)).toContain('7 agents')
})

test('without outputs the list says so', () => {
  expect(
    drawn(<RecentIntelligence outputs={[]} apart={new Map()} hrefOf={() => null} allHref={null} />),
  ).toContain('No intelligence outputs yet. Start building your strategic foundation.')
})

test('of two outputs of one title the older is told apart', () => {
  const output = (id: string) => ({
    id,
    title: 'SWOT of Tidewater',
    summary: '',
    agent_type: 'strategy' as const,
    created_at: '2026-11-02T09:00:00Z',
  })
  const shown = drawn(
    <RecentIntelligence
      outputs={[output('2'), output('1')]}
      apart={new Map([['1', 'earlier draft']])}
      hrefOf={id => `/outputs/${id}`}
      allHref={null}
    />,
  )
  expect(shown.match(/SWOT of Tidewater/g)).toHaveLength(2)
  expect(shown.match(/earlier draft/g)).toHaveLength(1)
})

test('readiness as a percentage with three marks, then the way to a campaign or later', () => {
  const waiting = drawn(<ReadinessBanner readiness={readiness} />)
  for (const words of ['30%', 'Business Strategy', 'Customer Personas', 'Marketing Strategy'])
    expect(waiting).toContain(words)
  const ready = drawn(
    <ReadinessBanner
      readiness={{ ...readiness, is_ready: true }}
      createCampaign={<a href="/campaigns/new">Create Campaign</a>}
    />,
  )
  for (const words of ['Create Campaign', 'Maybe Later']) expect(ready).toContain(words)
})
