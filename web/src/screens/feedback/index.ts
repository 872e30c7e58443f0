import type { ScreenRow } from '../../shell/screen-row.ts'

export const feedbackScreens: readonly ScreenRow[] = [
  {
    path: '/feedback',
    title: 'Feedback',
    audience: 'signed-in',
    guests: true,
    load: () => import('./feedback.tsx'),
  },
]
