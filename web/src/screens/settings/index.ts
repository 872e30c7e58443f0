import type { ScreenRow } from '../../shell/screen-row.ts'

export const settingsScreens: readonly ScreenRow[] = [
  {
    path: '/settings',
    title: 'Settings',
    audience: 'signed-in',
    load: () => import('./settings.tsx'),
  },
  {
    path: '/business-profile',
    title: 'Business profile',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./business-profile.tsx'),
  },
  {
    path: '/settings/workspace',
    title: 'Workspace',
    audience: 'signed-in',
    load: () => import('./workspace.tsx'),
  },
  {
    path: '/settings/team',
    title: 'Team',
    audience: 'agency',
    needs: 'team.manage',
    load: () => import('./team.tsx'),
  },
  {
    path: '/settings/white-label',
    title: 'White label',
    audience: 'agency',
    load: () => import('./white-label.tsx'),
  },
  {
    path: '/settings/notifications',
    title: 'Notifications',
    audience: 'signed-in',
    guests: true,
    load: () => import('./notifications.tsx'),
  },
  {
    path: '/settings/billing',
    title: 'Billing',
    audience: 'signed-in',
    needs: 'organization.manage',
    load: () => import('./billing.tsx'),
  },
  {
    path: '/settings/integrations',
    title: 'Integrations',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./integrations.tsx'),
  },
  {
    path: '/settings/audit',
    title: 'Audit log',
    audience: 'signed-in',
    needs: 'audit.view',
    load: () => import('./audit.tsx'),
  },
]
