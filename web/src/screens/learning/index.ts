import type { ScreenRow } from '../../shell/screen-row.ts'

export const learningScreens: readonly ScreenRow[] = [
  {
    path: '/learning-history',
    find: { also: 'insights learned approve waiting rejected superseded' },
    title: 'Learning history',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./learning-history.tsx'),
  },
]
