import type { ScreenRow } from '../../shell/screen-row.ts'

export const dashboardScreens: readonly ScreenRow[] = [
  {
    path: '/dashboard',
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
    title: 'Metrics',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./metrics.tsx'),
  },
  {
    path: '/dashboard/recommendations',
    title: 'Recommendations',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./recommendations.tsx'),
  },
  {
    path: '/clients/:clientSlug/dashboard',
    title: 'Dashboard',
    audience: 'agency',
    needs: 'clients.view',
    load: () => import('./client-dashboard-inside.tsx'),
  },
]
