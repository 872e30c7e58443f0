import type { ScreenRow } from '../../shell/screen-row.ts'
import { sessionRows } from '../session/rows.ts'

export const quickStartScreens: readonly ScreenRow[] = [
  {
    path: '/quick-start',
    agent: 'quick-start',
    title: 'Quick Start',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./quick-start.tsx'),
  },
  // It is for a beginning, and no campaign has one.
  ...sessionRows('quick-start').filter(({ path }) => !path.includes('/campaign/')),
]
