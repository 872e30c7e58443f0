import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'work.view' } as const

/** Reports by the addresses of the analytics pages. */
export const analyticsScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/analytics/reports',
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
