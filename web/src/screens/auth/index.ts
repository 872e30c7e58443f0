import type { ScreenRow } from '../../shell/screen-row.ts'

export const authScreens: readonly ScreenRow[] = [
  { path: '/login', title: 'Sign in', audience: 'public', load: () => import('./login.tsx') },
  { path: '/signup', title: 'Sign up', audience: 'public', load: () => import('./signup.tsx') },
  { path: '/request-invitation', title: 'Request an invitation', audience: 'public', load: () => import('./request-invitation.tsx') },
  { path: '/email-confirmation', title: 'Confirm your email', audience: 'public', load: () => import('./email-confirmation.tsx') },
  { path: '/logout', title: 'Sign out', audience: 'any', load: () => import('./logout.tsx') },
  { path: '/auth/signin', title: 'Sign in', audience: 'any', redirect: () => '/login' },
]
