import type { ScreenRow } from '../../shell/screen-row.ts'
import { sessionRows } from '../session/rows.ts'

const common = { agent: 'persona', audience: 'signed-in', needs: 'work.view' } as const

export const personaScreens: readonly ScreenRow[] = [
  { ...common, path: '/persona', title: 'Personas', load: () => import('./personas.tsx') },
  {
    ...common,
    path: '/persona/new',
    title: 'New persona',
    find: { also: 'customer profile buyer group' },
    load: () => import('./new-persona.tsx'),
  },
  {
    ...common,
    path: '/persona/campaign/:campaignId',
    title: 'Personas for a campaign',
    load: () => import('./campaign-personas.tsx'),
  },
  ...sessionRows('persona'),
  { ...common, path: '/persona/:personaId', title: 'Persona', load: () => import('./persona.tsx') },
  {
    ...common,
    path: '/persona/:personaId/edit',
    title: 'Edit persona',
    load: () => import('./edit-persona.tsx'),
  },
]
