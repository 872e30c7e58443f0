import type { ScreenRow } from '../../shell/screen-row.ts'

export const onboardingScreens: readonly ScreenRow[] = [
  { path: '/onboarding/business-context', title: 'Business context', audience: 'onboarding', load: () => import('./business-context.tsx') },
]
