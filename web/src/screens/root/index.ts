import type { ScreenRow } from '../../shell/screen-row.ts'

/** Pages that the server delivers as plain HTML; they are drawn in web/src/site. */
export const rootScreens: readonly ScreenRow[] = [
  { path: '/', title: 'Welcome', audience: 'public', delivered: true },
  { path: '/terms', title: 'Terms', audience: 'any', delivered: true },
  { path: '/privacy', title: 'Privacy', audience: 'any', delivered: true },
]
