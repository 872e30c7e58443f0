import type { ScreenRow } from '../../shell/screen-row.ts'
import { sessionRows } from '../session/rows.ts'

export const strategyScreens: readonly ScreenRow[] = [
  {
    path: '/strategy',
    agent: 'strategy',
    title: 'Strategy',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./strategy.tsx'),
  },
  {
    path: '/strategy/campaign/:campaignId',
    agent: 'strategy',
    title: 'Strategy for a campaign',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./campaign-strategy.tsx'),
  },
  ...sessionRows('strategy'),
]
