import type { ScreenRow } from '../../shell/screen-row.ts'

export const authScreens: readonly ScreenRow[] = [
  { path: '/login', title: 'Sign in', audience: 'public', load: () => import('./login.tsx') },
  { path: '/signup', title: 'Sign up', audience: 'public', load: () => import('./signup.tsx') },
  {
    path: '/request-invitation',
    title: 'Request an invitation',
    audience: 'public',
    load: () => import('./request-invitation.tsx'),
  },
  {
    path: '/email-confirmation',
    title: 'Confirm your email',
    audience: 'public',
    openWith: 'token',
    load: () => import('./email-confirmation.tsx'),
  },
  {
    path: '/forgot-password',
    title: 'Reset your password',
    audience: 'public',
    load: () => import('./forgot-password.tsx'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    audience: 'any',
    load: () => import('./reset-password.tsx'),
  },
  {
    path: '/mfa-verify',
    title: 'Enter your code',
    audience: 'any',
    load: () => import('./mfa-verify.tsx'),
  },
  {
    path: '/accept-invitation/:token',
    title: 'Join a team',
    audience: 'any',
    load: () => import('./accept-invitation.tsx'),
  },
  { path: '/logout', title: 'Sign out', audience: 'any', load: () => import('./logout.tsx') },
  { path: '/auth/signin', title: 'Sign in', audience: 'any', redirect: () => '/login' },
]
