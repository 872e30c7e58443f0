import type { ScreenRow } from '../../shell/screen-row.ts'

export const strategyScreens: readonly ScreenRow[] = [
  {
    path: '/strategy',
    title: 'Strategy',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./strategy.tsx'),
  },
  {
    path: '/strategy/history',
    find: { also: 'conversations' },
    title: 'Strategy sessions',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./history.tsx'),
  },
  {
    path: '/strategy/campaign/:campaignId',
    title: 'Strategy for a campaign',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./campaign-strategy.tsx'),
  },
  {
    path: '/strategy/campaign/:campaignId/session/:sessionId',
    title: 'Strategy session',
    audience: 'signed-in',
    needs: 'work.view',
    frame: 'full',
    load: () => import('./campaign-session.tsx'),
  },
  {
    path: '/strategy/session/:sessionId',
    title: 'Strategy session',
    audience: 'signed-in',
    needs: 'work.view',
    frame: 'full',
    load: () => import('./session.tsx'),
  },
]
