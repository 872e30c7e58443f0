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
    find: { group: 'Operator', also: 'operator desk requests approve' },
    inBar: { where: 'operator', at: 1, label: 'Operator' },
    title: 'Invitations',
    audience: 'operator',
    load: () => import('./invitations.tsx'),
  },
  {
    path: '/operator/mail',
    find: { group: 'Operator', also: 'operator desk outbox' },
    title: 'Mail',
    audience: 'operator',
    load: () => import('./mail.tsx'),
  },
  {
    path: '/operator/feedback',
    find: { group: 'Operator', also: 'operator desk problems ideas' },
    title: 'Feedback from people',
    audience: 'operator',
    load: () => import('./feedback.tsx'),
  },
  {
    path: '/operator/isolation',
    find: { group: 'Operator', also: 'operator desk walls tenants' },
    title: 'Isolation self-test',
    audience: 'operator',
    load: () => import('./isolation.tsx'),
  },
  {
    path: '/operator/log',
    find: { group: 'Operator', also: 'operator desk history' },
    title: 'Operator log',
    audience: 'operator',
    load: () => import('./log.tsx'),
  },
]
