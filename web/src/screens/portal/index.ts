import type { ScreenRow } from '../../shell/screen-row.ts'

export const portalScreens: readonly ScreenRow[] = [
  {
    path: '/portal',
    title: 'Portal',
    audience: 'signed-in',
    guests: true,
    load: () => import('./portal.tsx'),
  },
  {
    path: '/portal/outputs/:outputId',
    title: 'Shared deliverable',
    audience: 'signed-in',
    guests: true,
    frame: 'portal',
    load: () => import('./shared-output.tsx'),
  },
  {
    path: '/portal/reports/:reportId',
    title: 'Shared report',
    audience: 'signed-in',
    guests: true,
    frame: 'portal',
    load: () => import('./shared-report.tsx'),
  },
  {
    path: '/portal/documents/:documentId',
    title: 'Shared document',
    audience: 'signed-in',
    guests: true,
    frame: 'portal',
    load: () => import('./shared-document.tsx'),
  },
]
