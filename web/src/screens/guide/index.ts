import type { ScreenRow } from '../../shell/screen-row.ts'

export const guideScreens: readonly ScreenRow[] = [
  {
    path: '/agency-guide',
    find: { also: 'help' },
    title: 'Agency guide',
    audience: 'agency',
    needs: 'work.view',
    load: () => import('./agency-guide.tsx'),
  },
]
