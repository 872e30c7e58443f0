import { agentById } from '@sextant/contracts/catalogue'
import type { ScreenRow } from '../../shell/screen-row.ts'
import { sessionRows } from '../session/rows.ts'

const { id: agent, name, path } = agentById('performance-intelligence')
const common = { agent, audience: 'signed-in', needs: 'work.view' } as const

export const performanceIntelligenceScreens: readonly ScreenRow[] = [
  {
    ...common,
    path,
    find: { also: 'anomaly odd why changed significance attribution pacing forecast' },
    title: name,
    load: () => import('./performance.tsx'),
  },
  {
    ...common,
    path: `${path}/dashboard`,
    find: { also: 'findings predictions' },
    title: 'Performance findings',
    load: () => import('./findings.tsx'),
  },
  {
    ...common,
    path: `${path}/reports`,
    find: { also: 'outputs' },
    title: 'Performance reports',
    load: () => import('../session/agent-outputs.tsx'),
  },
  {
    ...common,
    path: `${path}/tool/:toolId`,
    title: 'Performance tool',
    load: () => import('./tool.tsx'),
  },
  {
    ...common,
    path: `${path}/campaign/:campaignId`,
    title: 'Performance for a campaign',
    load: () => import('./campaign-performance.tsx'),
  },
  ...sessionRows(agent),
]

/** The same session under the address of analytics; it names its session by id, so it is not held inside a client once more. */
export const performanceSessionScreens: readonly ScreenRow[] = [
  {
    ...common,
    path: '/analytics/session/:sessionId',
    title: `${name} session`,
    frame: 'full',
    partOf: path,
    load: () => import('../session/session.tsx'),
  },
]
