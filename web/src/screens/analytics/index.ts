import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'work.view' } as const

export const analyticsScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/analytics',
    find: { also: 'figures what happened insight performance' },
    title: 'Analytics',
    load: () => import('./analytics.tsx'),
  },
  {
    ...open,
    path: '/analytics/dashboard',
    find: { label: 'Analytics dashboard', also: 'charts over time lines' },
    title: 'Dashboard',
    load: () => import('./dashboard.tsx'),
  },
  {
    ...open,
    path: '/analytics/insights',
    find: { label: 'What the figures say', also: 'insights analytics findings' },
    title: 'Insights',
    load: () => import('./insights.tsx'),
  },
  {
    ...open,
    path: '/analytics/campaign/:campaignId',
    title: 'Analytics of a campaign',
    load: () => import('../metrics/campaign.tsx'),
  },
  {
    ...open,
    audience: 'agency',
    path: '/analytics/client/:clientId',
    title: 'Analytics of a client',
    load: () => import('../metrics/client.tsx'),
  },
  {
    ...open,
    path: '/analytics/reports',
    find: { label: 'Reports beside analytics', also: 'monthly weekly report' },
    title: 'Reports',
    load: () => import('../metrics/reports.tsx'),
  },
  {
    ...open,
    path: '/analytics/report/:reportType',
    title: 'Report',
    partOf: '/analytics/reports',
    load: () => import('./report-of-type.tsx'),
  },
]
