import type { ScreenRow } from '../../shell/screen-row.ts'

export const rootScreens: readonly ScreenRow[] = [
  { path: '/', title: 'Welcome', audience: 'any', redirect: ({ signedIn }) => (signedIn ? '/dashboard' : '/login') },
]
