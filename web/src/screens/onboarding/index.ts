import type { ScreenRow } from '../../shell/screen-row.ts'

export const onboardingScreens: readonly ScreenRow[] = [
  {
    path: '/onboarding/business-context',
    title: 'Business context',
    audience: 'onboarding',
    load: () => import('./business-context.tsx'),
  },
  {
    path: '/onboarding/team-setup',
    title: 'Your team',
    audience: 'onboarding',
    load: () => import('./team-setup.tsx'),
  },
  {
    path: '/onboarding/preferences',
    title: 'Your preferences',
    audience: 'onboarding',
    load: () => import('./preferences.tsx'),
  },
]
