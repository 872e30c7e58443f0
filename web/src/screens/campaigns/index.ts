import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'campaigns.view' } as const
/** Creating and changing are one right. */
const write = { audience: 'signed-in', needs: 'campaigns.create' } as const

export const campaignScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/campaigns',
    find: {},
    inBar: { where: 'at work', at: 2, needs: 'work.view' },
    title: 'Campaigns',
    load: () => import('./campaigns.tsx'),
  },
  {
    ...write,
    path: '/campaigns/new',
    find: { group: 'Quick Actions', at: 2, label: 'Create Campaign', also: 'new' },
    title: 'New campaign',
    load: () => import('./new-campaign.tsx'),
  },
  {
    ...open,
    path: '/campaigns/:campaignId',
    title: 'Campaign',
    load: () => import('./campaign.tsx'),
  },
  {
    ...write,
    path: '/campaigns/:campaignId/edit',
    title: 'Edit',
    load: () => import('./edit-campaign.tsx'),
  },
  {
    ...open,
    path: '/campaigns/:campaignId/analytics',
    title: 'Analytics',
    load: () => import('./campaign-analytics.tsx'),
  },
  {
    ...write,
    path: '/campaigns/:campaignId/settings',
    title: 'Settings',
    load: () => import('./campaign-settings.tsx'),
  },
  {
    audience: 'signed-in',
    needs: 'work.view',
    path: '/campaigns/:campaignId/insights',
    title: 'Insights',
    load: () => import('./campaign-insights.tsx'),
  },
  // Parts of a campaign that the breadcrumb knows by name and that have no page of their own lead to the campaign, or to the agent that does the work.
  {
    ...open,
    path: '/campaigns/:campaignId/content',
    title: 'Content',
    load: () => import('./to-campaign.tsx'),
  },
  {
    ...open,
    path: '/campaigns/:campaignId/execution',
    title: 'Execution',
    load: () => import('./to-campaign.tsx'),
  },
  {
    audience: 'signed-in',
    needs: 'work.view',
    path: '/campaigns/:campaignId/strategy',
    title: 'Strategy',
    load: () => import('./to-strategy.tsx'),
  },
]
