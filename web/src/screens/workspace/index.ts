import type { ScreenRow } from '../../shell/screen-row.ts'

export const workspaceScreens: readonly ScreenRow[] = [
  {
    path: '/workspace',
    find: { also: 'switch organization client' },
    title: 'Workspaces',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./workspace-chooser.tsx'),
  },
  {
    path: '/workspace/select',
    title: 'Choose a workspace',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./workspace-chooser.tsx'),
  },
  {
    path: '/workspace/:workspaceId',
    title: 'Workspace',
    audience: 'signed-in',
    guests: true,
    alone: true,
    load: () => import('./workspace-by-id.tsx'),
  },
]
