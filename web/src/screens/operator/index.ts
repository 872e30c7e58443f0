import type { ScreenRow } from '../../shell/screen-row.ts'

export const operatorScreens: readonly ScreenRow[] = [
  {
    path: '/operator',
    title: 'Operator',
    audience: 'operator',
    redirect: () => '/operator/invitations',
  },
  {
    path: '/operator/invitations',
    title: 'Invitations',
    audience: 'operator',
    load: () => import('./invitations.tsx'),
  },
  { path: '/operator/mail', title: 'Mail', audience: 'operator', load: () => import('./mail.tsx') },
  {
    path: '/operator/feedback',
    title: 'Feedback from people',
    audience: 'operator',
    load: () => import('./feedback.tsx'),
  },
  {
    path: '/operator/isolation',
    title: 'Isolation self-test',
    audience: 'operator',
    load: () => import('./isolation.tsx'),
  },
  {
    path: '/operator/log',
    title: 'Operator log',
    audience: 'operator',
    load: () => import('./log.tsx'),
  },
]
