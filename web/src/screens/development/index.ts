import type { ScreenRow } from '../../shell/screen-row.ts'

export const developmentScreens: readonly ScreenRow[] = [
  {
    path: '/dev/ui',
    title: 'Component sheet',
    audience: 'development',
    load: () => import('./component-sheet.tsx'),
  },
  {
    path: '/dev/ui/frameworks',
    title: 'Framework drawings',
    audience: 'development',
    load: () => import('./framework-sheet.tsx'),
  },
]
