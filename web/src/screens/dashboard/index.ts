import type { ScreenRow } from '../../shell/screen-row.ts'

export const dashboardScreens: readonly ScreenRow[] = [
  {
    path: '/dashboard',
    find: { group: 'Quick Actions', at: 1, key: 'H', also: 'home overview' },
    inBar: [
      { where: 'above clients', at: 1, label: 'Agency Overview' },
      { where: 'at work', at: 1 },
    ],
    title: 'Dashboard',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./dashboard.tsx'),
  },
  {
    path: '/dashboard/sme',
    title: 'Dashboard',
    audience: 'signed-in',
    alone: true,
    load: () => import('./sme.tsx'),
  },
  {
    path: '/dashboard/agency',
    title: 'Agency Overview',
    audience: 'agency',
    load: () => import('./agency.tsx'),
  },
  {
    path: '/dashboard/metrics',
    find: { also: 'figures numbers analytics cross-client' },
    title: 'Metrics',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./metrics.tsx'),
  },
  {
    path: '/dashboard/recommendations',
    find: { also: 'what to do next' },
    title: 'Recommendations',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./recommendations.tsx'),
  },
  {
    path: '/clients/:clientSlug/dashboard',
    find: { label: 'Client dashboard' },
    inBar: { where: 'at work', at: 1 },
    title: 'Dashboard',
    audience: 'agency',
    needs: 'clients.view',
    load: () => import('./client-dashboard-inside.tsx'),
  },
]
