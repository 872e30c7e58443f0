import type { ScreenRow } from '../../shell/screen-row.ts'

export const brandGuidelineScreens: readonly ScreenRow[] = [
  {
    path: '/brand-guidelines',
    find: { also: 'voice tone words avoid claims proof legal lines colors fonts logos style' },
    title: 'Brand guidelines',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./brand-guidelines.tsx'),
  },
]
