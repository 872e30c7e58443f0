import { AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { navigationFor, type NavVisitor } from './navigation.ts'
import type { ScreenRow } from './screen-row.ts'
import { screens } from './screens.ts'

const load = () => Promise.reject(new Error('not loaded in tests'))
const row = (path: string, nav?: ScreenRow['nav'], needs?: ScreenRow['needs']): ScreenRow => ({ path, title: path, audience: 'signed-in', nav, needs, load })
const rows = [
  row('/outputs', { group: 'main', label: 'Outputs', order: 40 }), row('/dashboard', { group: 'main', label: 'Dashboard', order: 10 }), row('/settings'), row('/settings/team', undefined, 'team.manage'), row('/operator/invitations'),
  ...AGENTS.map(agent => row(agent.path)),
]
const small: NavVisitor = { agency: false, member: true, can: ability => ability === 'agents.use', defaultAgent: null }
const agency: NavVisitor = { ...small, agency: true, can: ability => ability !== 'platform.operate' }
const labels = (visitor: NavVisitor, table = rows) => navigationFor(table, visitor).map(entry => entry.label)
const menu = (visitor: NavVisitor, label: string) => navigationFor(rows, visitor).flatMap(entry => (entry.kind === 'menu' && entry.label === label ? entry.groups : []))
const agentsFor = (visitor: NavVisitor) => menu(visitor, 'Agents').flatMap(group => group.items.map(item => item.agent))

test('entries stand in their order, the agents between dashboard and outputs', () => {
  expect(labels(small)).toEqual(['Dashboard', 'Agents', 'Outputs'])
})

test('an agent appears only when it is available, has a screen and is open to the organization', () => {
  const available = AGENTS.filter(agent => agent.available && agent.group !== 'Start')
  expect(agentsFor(agency)).toEqual(available.map(agent => agent.id))
  expect(agentsFor(small)).not.toContain('client-success')
  expect(labels({ ...small, can: () => false })).toEqual(['Dashboard', 'Outputs'])
})

test('an agency has its overview and its settings; with pages for clients, what belongs to a client is there', () => {
  expect(labels(agency)).toEqual(['Agency Overview', 'Agents', 'Outputs', 'Settings'])
  expect(labels(agency, [...rows, row('/clients', { group: 'main', label: 'Clients', order: 20 })])).toEqual(['Agency Overview', 'Clients', 'Settings'])
  expect(menu(agency, 'Settings')[0]?.items.map(item => item.label)).toEqual(['All settings', 'Team'])
  expect(menu({ ...agency, can: ability => ability === 'work.view' }, 'Settings')[0]?.items.map(item => item.label)).toEqual(['All settings'])
})

test('a person of an agency’s client gets their dashboard and nothing of the agency', () => {
  expect(labels({ ...agency, can: ability => ability === 'portal.view' }, rows.filter(({ path }) => path !== '/outputs'))).toEqual(['Dashboard'])
})

test('the default agent stands first, once', () => {
  expect(menu({ ...small, defaultAgent: 'strategy' }, 'Agents')[0]).toMatchObject({ label: 'Your default', items: [{ agent: 'strategy' }] })
  expect(agentsFor({ ...small, defaultAgent: 'strategy' }).filter(agent => agent === 'strategy')).toHaveLength(1)
})

test('an operator without an organization has the desk and nothing else', () => {
  expect(labels({ ...small, member: false, can: ability => ability === 'platform.operate' })).toEqual(['Operator'])
})

test('the table gives every address once', () => {
  const shapes = screens.map(screen => screen.path.replace(/:[^/]+/g, ':x'))
  expect(new Set(shapes).size).toBe(shapes.length)
})
