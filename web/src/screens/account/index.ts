import type { ScreenRow } from '../../shell/screen-row.ts'

export const accountScreens: readonly ScreenRow[] = [
  {
    path: '/profile',
    title: 'Profile',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./profile.tsx'),
  },
]
