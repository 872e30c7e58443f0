import type { ScreenRow } from '../../shell/screen-row.ts'

export const feedbackScreens: readonly ScreenRow[] = [
  {
    path: '/feedback',
    find: { also: 'problem idea help contact' },
    title: 'Feedback',
    audience: 'signed-in',
    guests: true,
    load: () => import('./feedback.tsx'),
  },
]
