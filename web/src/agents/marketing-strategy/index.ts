import { lazy } from 'react'

const page = lazy(() => import('./quick-page.tsx'))
const guided = lazy(() => import('./guided-page.tsx'))
const advanced = lazy(() => import('./advanced-page.tsx'))

/** The views of Marketing Strategy, one a mode. */
export const marketingStrategyViews = {
  'strategy-on-a-page': page,
  'guided-strategy': guided,
  'advanced-strategy': advanced,
}
