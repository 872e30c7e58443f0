import type { ScreenRow } from '../../shell/screen-row.ts'

export const brandScreens: readonly ScreenRow[] = [
  {
    path: '/brand-comparison',
    find: { also: 'compare' },
    title: 'Brand comparison',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./brand-comparison.tsx'),
  },
]
