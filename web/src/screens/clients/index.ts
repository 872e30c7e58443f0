import type { ScreenRow } from '../../shell/screen-row.ts'

const agency = { audience: 'agency', needs: 'clients.view' } as const

export const clientScreens: readonly ScreenRow[] = [
  {
    ...agency,
    path: '/clients',
    find: { group: 'Quick Actions', at: 4, label: 'All Clients', also: 'switch portfolio' },
    inBar: { where: 'above clients', at: 2 },
    title: 'Clients',
    load: () => import('./clients.tsx'),
  },
  {
    ...agency,
    path: '/clients/new',
    find: { group: 'Quick Actions', at: 3, label: 'Add Client', also: 'new create' },
    title: 'Add client',
    needs: 'clients.manage',
    load: () => import('./new-client.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug',
    find: { label: 'Client overview', also: 'contact fee approvals' },
    title: 'Client',
    load: () => import('./client.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/edit',
    find: { label: 'Edit client', also: 'name contact fee industry' },
    title: 'Edit',
    needs: 'clients.manage',
    load: () => import('./edit-client.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/health',
    find: { label: 'Client health', also: 'score' },
    title: 'Health',
    load: () => import('./client-health.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/analytics',
    find: { label: 'Client analytics', also: 'budget spend figures' },
    title: 'Analytics',
    load: () => import('./client-analytics.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/messages',
    find: { label: 'Client messages', also: 'write thread' },
    title: 'Messages',
    load: () => import('./client-messages.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/portal',
    find: { label: 'Client portal', also: 'logo shared guests brand kit' },
    title: 'Portal',
    load: () => import('./client-portal.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/intelligence',
    find: { label: 'Client intelligence', also: 'learned insights profile' },
    inBar: { where: 'at work', at: 4 },
    title: 'Intelligence',
    load: () => import('./client-intelligence.tsx'),
  },
]
