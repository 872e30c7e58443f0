import type { ScreenRow } from '../../shell/screen-row.ts'

export const feedbackScreens: readonly ScreenRow[] = [
  { path: '/feedback', title: 'Feedback', audience: 'signed-in', load: () => import('./feedback.tsx') },
]
