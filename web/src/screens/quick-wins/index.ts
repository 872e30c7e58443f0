import type { ScreenRow } from '../../shell/screen-row.ts'

const open = { audience: 'signed-in', needs: 'work.view' } as const

export const quickWinScreens: readonly ScreenRow[] = [
  {
    ...open,
    path: '/quick-wins',
    find: { also: 'fast results what to do first moves' },
    title: 'Quick wins',
    load: () => import('./quick-wins.tsx'),
  },
  {
    ...open,
    path: '/quick-wins/opportunities',
    find: { label: 'Quick win opportunities', also: 'fast ideas pay back' },
    title: 'Opportunities',
    load: () => import('./opportunities.tsx'),
  },
  {
    ...open,
    path: '/quick-wins/implementation',
    find: { label: 'Quick wins under way', also: 'checklist steps implementation' },
    title: 'Under way',
    load: () => import('./implementation.tsx'),
  },
  {
    ...open,
    path: '/quick-wins/results',
    find: { label: 'Quick win results', also: 'what it brought predictions' },
    title: 'Results',
    load: () => import('./results.tsx'),
  },
  {
    ...open,
    path: '/quick-wins/session/:sessionId',
    title: 'Quick win',
    load: () => import('./session.tsx'),
  },
  {
    ...open,
    path: '/quick-wins/campaign/:campaignId',
    title: 'Quick wins for a campaign',
    load: () => import('./campaign.tsx'),
  },
]
