import { AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { navigationFor } from './navigation.ts'
import type { ScreenRow } from './screen-row.ts'
import { screens } from './screens.ts'

const load = () => Promise.reject(new Error('not loaded in tests'))
const row = (path: string, nav?: ScreenRow['nav']): ScreenRow => ({ path, title: path, audience: 'signed-in', nav, load })
const rows = [row('/outputs', { group: 'main', label: 'Outputs', order: 40 }), row('/dashboard', { group: 'main', label: 'Dashboard', order: 10 }), ...AGENTS.map(agent => row(agent.path))]
const agentsIn = (entries: ReturnType<typeof navigationFor>) => entries.flatMap(entry => (entry.kind === 'menu' ? entry.groups.flatMap(group => group.items.map(item => item.agent)) : []))

test('entries stand in their order, the agents between dashboard and outputs', () => {
  expect(navigationFor(rows, { agency: false }).map(entry => entry.label)).toEqual(['Dashboard', 'Agents', 'Outputs'])
})

test('an agent appears only when it is available, has a screen and is open to the organization', () => {
  const available = AGENTS.filter(agent => agent.available && agent.group !== 'Start')
  expect(agentsIn(navigationFor(rows, { agency: true }))).toEqual(available.map(agent => agent.id))
  expect(agentsIn(navigationFor(rows, { agency: false }))).not.toContain('client-success')
  expect(navigationFor([row('/dashboard')], { agency: true })).toEqual([])
})

test('the table gives every address once', () => {
  const shapes = screens.map(screen => screen.path.replace(/:[^/]+/g, ':x'))
  expect(new Set(shapes).size).toBe(shapes.length)
})
