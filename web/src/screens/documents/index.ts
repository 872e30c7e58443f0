import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'work.view' } as const

export const documentScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/documents',
    find: { also: 'files price list brochure interview notes pdf word library' },
    title: 'Documents',
    load: () => import('./documents.tsx'),
  },
  {
    audience: 'signed-in',
    needs: 'documents.manage',
    path: '/documents/upload',
    find: { label: 'Bring in documents', also: 'upload files folder pdf scan' },
    title: 'Bring in documents',
    load: () => import('./upload.tsx'),
  },
  {
    ...open,
    path: '/documents/search',
    find: { label: 'Search everything', also: 'find text passage words files documents' },
    title: 'Search',
    load: () => import('./search.tsx'),
  },
  {
    ...open,
    path: '/documents/:documentId',
    title: 'Document',
    load: () => import('./document.tsx'),
  },
]

/** They name a campaign or a client by its id, so they are not held inside a client once more. */
export const documentScreensById: readonly ScreenRow[] = [
  {
    ...open,
    path: '/documents/campaign/:campaignId',
    title: 'Documents of a campaign',
    load: () => import('./of-campaign.tsx'),
  },
  {
    ...open,
    audience: 'agency',
    path: '/documents/client/:clientId',
    title: 'Documents of a client',
    load: () => import('./of-client.tsx'),
  },
]
