import type { ScreenRow } from '../../shell/screen-row.ts'

export const dashboardScreens: readonly ScreenRow[] = [
  { path: '/dashboard', title: 'Dashboard', audience: 'signed-in', alone: true, nav: { group: 'main', label: 'Dashboard', order: 10 }, load: () => import('./dashboard.tsx') },
  { path: '/dashboard/sme', title: 'Dashboard', audience: 'signed-in', alone: true, load: () => import('./sme.tsx') },
]
