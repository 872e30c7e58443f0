import { MODES } from '@sextant/contracts/marketing-strategy/modes'
import { agentById } from '@sextant/contracts/catalogue'
import type { ScreenRow } from '../../shell/screen-row.ts'
import { sessionRows } from '../session/rows.ts'

const { id: agent, name, path } = agentById('marketing-strategy')
const common = { agent, audience: 'signed-in', needs: 'work.view' } as const

export const marketingStrategyScreens: readonly ScreenRow[] = [
  {
    ...common,
    path,
    find: { also: 'positioning segments budget channels' },
    title: name,
    load: () => import('./marketing-strategy.tsx'),
  },
  // Each by its name beside the pattern, so that the palette and the walks know them.
  ...MODES.map(mode => ({
    ...common,
    path: `${path}/${mode}`,
    find: {},
    title: `${name}, ${mode}`,
    load: () => import('./mode.tsx'),
  })),
  { ...common, path: `${path}/:mode`, title: name, load: () => import('./mode.tsx') },
  {
    ...common,
    path: `${path}/outputs`,
    find: { also: 'deliverables' },
    title: `${name} outputs`,
    load: () => import('../session/agent-outputs.tsx'),
  },
  {
    ...common,
    path: `${path}/campaign/:campaignId`,
    title: `${name} for a campaign`,
    load: () => import('./campaign-marketing-strategy.tsx'),
  },
  {
    ...common,
    path: `${path}/:mode/session/:sessionId`,
    title: `${name} session`,
    frame: 'full',
    load: () => import('./mode-session.tsx'),
  },
  ...sessionRows(agent),
]
