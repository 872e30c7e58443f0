import { agentById } from '@sextant/contracts/catalogue'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { expect, test } from 'vitest'
import { campaignEntries, stillFound, withCampaigns } from './campaign-entries.ts'
import { finder } from './find-entries.ts'
import { screens } from '../screens.ts'
import { outputEntries, paletteEntries, type PaletteVisitor } from './palette-entries.ts'
import { keepTemplate, QUICK_WINS } from './quick-wins.ts'

const everything: PaletteVisitor = {
  can: () => true,
  mayOpen: () => true,
  agency: true,
  clientSlug: null,
  nearestClient: 'harbour-dental',
  modifier: '⌘',
}
const small: PaletteVisitor = {
  ...everything,
  agency: false,
  nearestClient: null,
  mayOpen: path => !path.startsWith('/clients') && !path.startsWith('/operator'),
  can: ability => ability !== 'platform.operate' && ability !== 'clients.view',
}
const output = (id: string, clientId: string | null) =>
  ({ id, title: `SWOT ${id}`, agent_type: 'strategy', client_id: clientId }) as AgentOutputRow
const clients = [
  { id: 'c1', slug: 'harbour-dental', name: 'Harbour Dental', status: 'active' },
  { id: 'c2', slug: 'kiln-and-clay', name: 'Kiln & Clay', status: 'paused' },
]
const labels = (visitor: PaletteVisitor, group: string) =>
  paletteEntries(visitor)
    .filter(entry => entry.group === group)
    .map(entry => entry.label)
const first = (visitor: PaletteVisitor, typed: string) =>
  finder(
    [...paletteEntries(visitor), ...outputEntries([], clients, visitor)],
    clients,
    null,
  )(typed)[0]?.entries[0]

test('the groups and entries of the specification', () => {
  expect(labels(small, 'Quick Actions')).toEqual([
    'Dashboard',
    'Create Campaign',
    'Profile',
    'Settings',
    'Sign Out',
  ])
  expect(labels(small, 'AI Agents')).toContain('Strategy')
  expect(labels(small, 'Quick Win Templates')).toEqual([
    'Competitor Analysis',
    'Customer Discovery',
  ])
  expect(outputEntries([], [], small).map(entry => [entry.label, entry.to])).toEqual([
    ['View All Outputs', '/outputs'],
    ['Expert Mode', '/outputs?view=expert'],
  ])
  expect(
    paletteEntries(small)
      .filter(({ keys }) => keys)
      .map(({ label, keys }) => `${label} ${keys}`)
      .slice(0, 4),
  ).toEqual(['Dashboard ⌘H', 'Profile ⌘,', 'Sign Out ⌘⇧Q', 'Strategy ⌘1'])
})

test('nothing is offered that would lead nowhere', () => {
  const onlooker: PaletteVisitor = {
    ...everything,
    can: () => false,
    mayOpen: path => ['/dashboard', '/profile', '/feedback'].includes(path),
  }
  expect(paletteEntries(onlooker).map(entry => entry.label)).toEqual([
    'Dashboard',
    'Profile',
    'Sign Out',
    'Feedback',
  ])
  expect(outputEntries([output('1', null)], [], onlooker)).toEqual([])
})

test('an agency’s agents, outputs and new campaigns stay in the client', () => {
  const inClient = { ...everything, clientSlug: 'harbour-dental' }
  expect(paletteEntries(everything).find(entry => entry.label === 'Strategy')?.to).toBe(
    '/clients/harbour-dental/agents/strategy',
  )
  expect(
    paletteEntries({ ...everything, nearestClient: null }).find(entry => entry.label === 'Strategy')
      ?.to,
  ).toBe('/clients')
  expect(paletteEntries(inClient).find(entry => entry.label === 'Create Campaign')?.to).toBe(
    '/clients/harbour-dental/campaigns/new',
  )
  expect(
    outputEntries([output('1', 'c2'), output('2', null)], clients, everything)
      .slice(0, 2)
      .map(entry => entry.to),
  ).toEqual(['/clients/kiln-and-clay/outputs/1', '/outputs/2'])
  expect(
    outputEntries(
      Array.from({ length: 9 }, (_, n) => output(String(n), null)),
      clients,
      everything,
    ).filter(({ id }) => id.startsWith('output:')),
  ).toHaveLength(5)
})

test('a few letters find, misspelt or not; a client by its name stands first; nonsense finds nothing', () => {
  expect(first(everything, 'harb')?.to).toBe('/clients/harbour-dental')
  expect(first(everything, 'kiln')?.note).toBe('paused')
  expect(first(everything, 'sgn out')?.signOut).toBe(true)
  expect(first(everything, 'hrbr')?.label).toBe('Harbour Dental')
  expect(first(small, 'strat')?.label).toBe('Strategy')
  expect(first(everything, 'log out')?.label).toBe('Sign Out')
  expect(first(everything, 'zzqqxy')).toBeUndefined()
})

test('campaigns open inside their client and stand below the best group', () => {
  const found = [
    { id: '1', name: 'Winter nights', client_id: 'c2', status: 'active' },
    { id: '2', name: 'Winter storage', client_id: null, status: 'draft' },
  ] as const
  const entries = campaignEntries(found, clients, () => true)
  expect(entries.map(({ to, note }) => [to, note])).toEqual([
    ['/clients/kiln-and-clay/campaigns/1', 'Kiln & Clay'],
    ['/campaigns/2', 'draft'],
  ])
  expect(campaignEntries(found, clients, path => !path.includes('campaign'))).toEqual([])
  expect(stillFound(found, ' winter S').map(({ id }) => id)).toEqual(['2'])
  const pages = [
    { group: 'Pages', entries: [] },
    { group: 'Operator', entries: [] },
  ] as const
  expect(
    withCampaigns(
      [...pages].map(group => ({ ...group, entries: [] })),
      entries,
    ).map(({ group }) => group),
  ).toEqual(['Pages', 'Campaigns', 'Operator'])
  expect(withCampaigns([], entries)).toHaveLength(1)
})

test('of five thousand clients eight are shown', () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({
    id: String(n),
    slug: `client-${n}`,
    name: `Client ${n}`,
    status: 'active',
  }))
  expect(finder([], many, null)('client')[0]?.entries).toHaveLength(8)
  expect(finder([], many, 'client-4711')('')[0]?.entries.map(entry => entry.label)[0]).toBe(
    'Client 4711',
  )
})

test('a template is kept with its agents', () => {
  const kept = new Map<string, string>()
  keepTemplate(QUICK_WINS[0]!, { setItem: (key, value) => void kept.set(key, value) })
  expect(JSON.parse(kept.get('quickWinTemplate')!)).toEqual({
    id: 'competitor-analysis',
    agents: ['competitive-intelligence', 'strategy', 'content'],
  })
})

test('a template opens the first of its agents that is there: an agency’s in its client, at the clients where none is known', () => {
  const opened = (visitor: PaletteVisitor) =>
    paletteEntries(visitor).flatMap(({ template, to }) => (template ? [to?.split('?')[0]] : []))
  const first = QUICK_WINS.map(
    ({ agents }) => agents.map(agentById).find(({ available }) => available)!.path,
  )
  expect(opened(small)).toEqual(first)
  expect(opened(everything)).toEqual(first.map(path => `/clients/harbour-dental/agents${path}`))
  expect(opened({ ...everything, nearestClient: null })).toEqual(['/clients', '/clients'])
})

test('pages of the settings are found by what is on them', () => {
  expect(first(everything, 'white')?.to).toBe('/settings/white-label')
  expect(first(everything, 'logo')?.to).toBe('/settings/white-label')
  expect(first(everything, 'theme')?.to).toBe('/settings')
  expect(first(small, 'industry')?.to).toBe('/business-profile')
})

test('every page without a place in its address is found, but those that lead on or close something', () => {
  const found = new Set(paletteEntries(everything).map(entry => entry.to))
  const pages = screens.filter(
    row => row.load && !row.path.includes(':') && ['signed-in', 'agency'].includes(row.audience),
  )
  expect(pages.map(row => row.path).filter(path => !found.has(path))).toEqual([
    '/dashboard/sme',
    '/dashboard/agency',
    '/strategy',
    '/persona',
    '/portal',
    '/workspace/select',
  ])
})
