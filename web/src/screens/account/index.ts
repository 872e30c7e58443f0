import type { ScreenRow } from '../../shell/screen-row.ts'

export const accountScreens: readonly ScreenRow[] = [
  {
    path: '/profile',
    find: {
      group: 'Quick Actions',
      at: 5,
      key: ',',
      also: 'account name password picture second factor two-step sessions devices',
    },
    title: 'Profile',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./profile.tsx'),
  },
]
