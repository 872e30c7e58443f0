import type { ScreenRow } from '../../shell/screen-row.ts'

export const learningScreens: readonly ScreenRow[] = [
  {
    path: '/learning-history',
    find: { also: 'what we know company model facts findings insights learned approve' },
    title: 'Learning history',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./learning-history.tsx'),
  },
]
