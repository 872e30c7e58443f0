import type { ScreenRow } from '../../shell/screen-row.ts'

export const outputScreens: readonly ScreenRow[] = [
  {
    path: '/outputs',
    find: { also: 'deliverables documents' },
    inBar: { where: 'at work', at: 3 },
    title: 'Outputs',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./outputs.tsx'),
  },
  {
    path: '/outputs/saved',
    find: { also: 'kept deliverables' },
    title: 'Saved outputs',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./saved-outputs.tsx'),
  },
  {
    path: '/outputs/campaign/:campaignId',
    title: 'Outputs of a campaign',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./outputs-of-campaign.tsx'),
  },
  {
    path: '/outputs/agent/:agentType',
    title: 'Outputs of an agent',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./outputs-of-agent.tsx'),
  },
  {
    path: '/outputs/:outputId',
    title: 'Output',
    audience: 'signed-in',
    needs: 'work.view',
    load: () => import('./output.tsx'),
  },
]
