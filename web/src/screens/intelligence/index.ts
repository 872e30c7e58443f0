import type { ScreenRow } from '../../shell/screen-row.ts'

export const intelligenceScreens: readonly ScreenRow[] = [
  {
    path: '/intelligence',
    find: {
      label: 'What we know',
      also: 'business intelligence company model facts findings gaps contradictions readiness',
    },
    title: 'Business intelligence',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./intelligence.tsx'),
  },
]
