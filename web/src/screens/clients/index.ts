import type { ScreenRow } from '../../shell/screen-row.ts'

const agency = { audience: 'agency', needs: 'clients.view' } as const

export const clientScreens: readonly ScreenRow[] = [
  { ...agency, path: '/clients', title: 'Clients', load: () => import('./clients.tsx') },
  {
    ...agency,
    path: '/clients/new',
    title: 'Add client',
    needs: 'clients.manage',
    load: () => import('./new-client.tsx'),
  },
  { ...agency, path: '/clients/:clientSlug', title: 'Client', load: () => import('./client.tsx') },
  {
    ...agency,
    path: '/clients/:clientSlug/edit',
    title: 'Edit',
    needs: 'clients.manage',
    load: () => import('./edit-client.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/health',
    title: 'Health',
    load: () => import('./client-health.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/analytics',
    title: 'Analytics',
    load: () => import('./client-analytics.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/messages',
    title: 'Messages',
    load: () => import('./client-messages.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/portal',
    title: 'Portal',
    load: () => import('./client-portal.tsx'),
  },
  {
    ...agency,
    path: '/clients/:clientSlug/intelligence',
    title: 'Intelligence',
    load: () => import('./client-intelligence.tsx'),
  },
]
