import { type AgentSlug, agentById } from '@sextant/contracts/catalogue'
import type { ScreenRow } from '../../shell/screen-row.ts'

/** The same screens for every agent: its sessions, and each of them, also for one campaign. */
export function sessionRows(agent: AgentSlug): ScreenRow[] {
  const { name, path } = agentById(agent)
  const common = { agent, audience: 'signed-in', needs: 'work.view' } as const
  const session = { ...common, title: `${name} session`, frame: 'full' } as const
  return [
    {
      ...common,
      path: `${path}/history`,
      find: { also: 'conversations' },
      title: `${name} sessions`,
      load: () => import('./history.tsx'),
    },
    {
      ...session,
      path: `${path}/campaign/:campaignId/session/:sessionId`,
      load: () => import('./campaign-session.tsx'),
    },
    { ...session, path: `${path}/session/:sessionId`, load: () => import('./session.tsx') },
  ]
}
