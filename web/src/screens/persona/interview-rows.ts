import type { ScreenRow } from '../../shell/screen-row.ts'

const common = { agent: 'persona', audience: 'signed-in', needs: 'work.view' } as const

/** Talks with a persona. */
export const interviewRows: readonly ScreenRow[] = [
  {
    ...common,
    path: '/persona/interview/:personaId',
    title: 'Interview',
    load: () => import('./interview.tsx'),
  },
  {
    ...common,
    path: '/persona/interview/:personaId/session/:sessionId',
    title: 'Interview session',
    load: () => import('./interview-session.tsx'),
  },
]
