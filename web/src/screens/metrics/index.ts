import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'work.view' } as const

export const metricScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/metrics',
    find: { label: 'Figures', also: 'metrics numbers dashboard roas spend results kpi' },
    title: 'Metrics',
    load: () => import('./metrics.tsx'),
  },
  {
    audience: 'signed-in',
    needs: 'figures.manage',
    path: '/metrics/import',
    find: {
      label: 'Import figures',
      also: 'csv xlsx export upload google ads meta ga4 shopify stripe mailchimp',
    },
    title: 'Import figures',
    load: () => import('./import.tsx'),
  },
  {
    ...open,
    path: '/metrics/real-time',
    find: { label: 'Figures as they arrive', also: 'real-time live now stream' },
    title: 'Real-time',
    load: () => import('./real-time.tsx'),
  },
  {
    ...open,
    path: '/metrics/plan',
    find: { label: 'Plan', also: 'targets goals budget months forecast' },
    title: 'Plan',
    load: () => import('./plan.tsx'),
  },
  {
    ...open,
    path: '/metrics/custom',
    find: { label: 'Own metrics', also: 'custom formula kpi' },
    title: 'Own metrics',
    load: () => import('./custom.tsx'),
  },
  {
    ...open,
    path: '/metrics/reports',
    find: { also: 'monthly weekly report client pdf schedule send' },
    title: 'Reports',
    load: () => import('./reports.tsx'),
  },
  {
    ...open,
    path: '/metrics/reports/:reportId',
    title: 'Report',
    load: () => import('./report.tsx'),
  },
]

/** They name a campaign or a client by its id, so they are not held inside a client once more. */
export const metricScreensById: readonly ScreenRow[] = [
  {
    ...open,
    path: '/metrics/campaign/:campaignId',
    title: 'Metrics of a campaign',
    load: () => import('./campaign.tsx'),
  },
  {
    ...open,
    audience: 'agency',
    path: '/metrics/client/:clientId',
    title: 'Metrics of a client',
    load: () => import('./client.tsx'),
  },
]
