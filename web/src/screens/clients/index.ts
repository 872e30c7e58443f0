import type { ScreenRow } from '../../shell/screen-row.ts'

const agency = { audience: 'agency', needs: 'clients.view' } as const

export const clientScreens: readonly ScreenRow[] = [
  { ...agency, path: '/clients', title: 'Clients', nav: { group: 'main', label: 'Clients', order: 20 }, load: () => import('./clients.tsx') },
  { ...agency, path: '/clients/:clientSlug', title: 'Client', load: () => import('./client.tsx') },
]
