import type { ScreenRow } from '../../shell/screen-row.ts'

export const outputScreens: readonly ScreenRow[] = [
  {
    path: '/outputs',
    title: 'Outputs',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./outputs.tsx'),
  },
  {
    path: '/outputs/saved',
    title: 'Saved outputs',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./saved-outputs.tsx'),
  },
  {
    path: '/outputs/:outputId',
    title: 'Output',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./output.tsx'),
  },
]
