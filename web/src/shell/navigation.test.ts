import { AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { navigationFor, type NavVisitor } from './navigation.ts'
import { screens } from './screens.ts'

const rows = screens
const working: NavVisitor['can'] = ability =>
  ['agents.use', 'work.view', 'campaigns.view'].includes(ability)
const small: NavVisitor = {
  agency: false,
  member: true,
  can: working,
  defaultAgent: null,
  clientSlug: null,
  activeCampaigns: 0,
  whiteLabelUnlocked: false,
}
const agency: NavVisitor = {
  ...small,
  agency: true,
  can: ability => ability !== 'platform.operate',
}
const inClient: NavVisitor = { ...agency, clientSlug: 'harbour-dental' }
const labels = (visitor: NavVisitor) => navigationFor(rows, visitor).map(entry => entry.label)
const menu = (visitor: NavVisitor, label: string) =>
  navigationFor(rows, visitor).flatMap(entry =>
    entry.kind === 'menu' && entry.label === label ? entry.groups : [],
  )
const agentsFor = (visitor: NavVisitor) =>
  menu(visitor, 'Agents').flatMap(group => group.items.map(item => item.agent))
const targets = (visitor: NavVisitor) =>
  navigationFor(rows, visitor).flatMap(entry =>
    entry.kind === 'link'
      ? [entry.to]
      : entry.groups.flatMap(group => group.items.map(item => item.to)),
  )

test('a small business has its dashboard, campaigns, agents and outputs, in this order', () => {
  expect(labels(small)).toEqual(['Dashboard', 'Campaigns', 'Agents', 'Outputs'])
})

test('an agency above its clients has its overview, the clients and its settings, and nothing of a client', () => {
  expect(labels(agency)).toEqual(['Agency Overview', 'Clients', 'Settings'])
  expect(menu(agency, 'Settings')[0]?.items.map(item => item.label)).toEqual([
    'All settings',
    'Team',
  ])
  expect(
    menu({ ...agency, can: ability => ability === 'work.view' }, 'Settings')[0]?.items.map(
      item => item.label,
    ),
  ).toEqual(['All settings'])
  expect(
    menu({ ...agency, whiteLabelUnlocked: true }, 'Settings')[0]?.items.map(item => item.label),
  ).toEqual(['All settings', 'Team', 'White Label'])
})

test('inside a client it has that client’s dashboard, campaigns, agents, outputs and intelligence, and no way into another', () => {
  expect(labels(inClient)).toEqual(['Dashboard', 'Campaigns', 'Agents', 'Outputs', 'Intelligence'])
  expect(targets(inClient).filter(to => !to.startsWith('/clients/harbour-dental/'))).toEqual([])
  expect(targets(inClient)).toContain('/clients/harbour-dental/agents/strategy')
})

test('the number of active campaigns stands at Campaigns, and none does not', () => {
  const badge = (visitor: NavVisitor) =>
    navigationFor(rows, visitor).flatMap(entry =>
      entry.kind === 'link' && entry.label === 'Campaigns' ? [entry.badge] : [],
    )
  expect(badge({ ...small, activeCampaigns: 3 })).toEqual([
    { count: 3, meaning: '3 active campaigns' },
  ])
  expect(badge({ ...inClient, activeCampaigns: 1 })).toEqual([
    { count: 1, meaning: '1 active campaign' },
  ])
  expect(badge(small)).toEqual([undefined])
})

test('an agent appears only when it is available, has a screen and is open to the organization', () => {
  const available = AGENTS.filter(agent => agent.available && agent.group !== 'Start')
  expect(agentsFor(inClient)).toEqual(available.map(agent => agent.id))
  expect(agentsFor(small)).not.toContain('client-success')
  expect(labels({ ...small, can: ability => ability === 'work.view' })).toEqual([
    'Dashboard',
    'Outputs',
  ])
})

test('a person of an agency’s client gets their dashboard and nothing of the agency', () => {
  expect(
    labels({
      ...agency,
      can: ability => ability === 'dashboard.stakeholder' || ability === 'campaigns.view',
    }),
  ).toEqual(['Dashboard'])
  expect(labels({ ...inClient, can: ability => ability === 'portal.view' })).toEqual(['Dashboard'])
})

test('the default agent stands first, once', () => {
  expect(menu({ ...small, defaultAgent: 'strategy' }, 'Agents')[0]).toMatchObject({
    label: 'Your default',
    items: [{ agent: 'strategy' }],
  })
  expect(
    agentsFor({ ...small, defaultAgent: 'strategy' }).filter(agent => agent === 'strategy'),
  ).toHaveLength(1)
})

test('an operator without an organization has the desk and nothing else', () => {
  expect(
    labels({ ...small, member: false, can: ability => ability === 'platform.operate' }),
  ).toEqual(['Operator'])
})

test('the table gives every address once', () => {
  const shapes = screens.map(screen => screen.path.replace(/:[^/]+/g, ':x'))
  expect(new Set(shapes).size).toBe(shapes.length)
})
